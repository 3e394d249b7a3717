import type { MailTexts } from './mail-texts.ts'

export const es: MailTexts = {
  verify_email: {
    subject: 'Confirma tu correo electrónico',
    before: [
      'Te damos la bienvenida a Dictum.',
      'Confirma que esta dirección es tuya para que puedan compartirte notas.',
    ],
    button: 'Confirmar mi dirección',
    after: ['El enlace es válido durante 24 horas. Si no has creado ninguna cuenta, puedes ignorar este mensaje.'],
  },
  reset_password: {
    subject: 'Elige una contraseña nueva',
    before: ['Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Dictum.'],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace sirve una sola vez, durante una hora. Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    ],
  },
  weekly_summary: {
    subject: 'Tu semana en notas de voz',
    before: ['{summary}'],
    button: 'Abrir Dictum',
    after: ['Puedes desactivar estos resúmenes en Ajustes.'],
  },
  task_reminder: {
    subject: 'Vence hoy: {title}',
    before: ['Esto vence ya:', '{tasks}'],
    button: 'Abrir tus seguimientos',
    after: ['Puedes desactivar estos recordatorios en Ajustes.'],
  },
}
