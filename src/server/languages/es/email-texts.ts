import type { EmailText, EmailTexts } from '../parts/email-texts.ts'

const passwordChanged: EmailText = {
  subject: 'Tu contraseña ha cambiado',
  before: ['La contraseña de tu cuenta de Dictum ha cambiado.', 'Si has sido tú, no tienes que hacer nada.'],
  button: 'Elegir otra contraseña',
  after: ['Si no has sido tú, elige otra contraseña enseguida: se cerrarán todas las sesiones.'],
}

export const emails: EmailTexts = {
  verify_email: {
    subject: 'Confirma tu correo electrónico',
    before: [
      'Te damos la bienvenida a Dictum.',
      'Confirma que esta dirección es tuya para que puedan compartirte notas.',
    ],
    button: 'Confirmar mi dirección',
    after: [
      'El enlace es válido durante 24 horas. Si no has creado ninguna cuenta, ignora este mensaje: tu dirección quedará sin confirmar.',
    ],
  },
  reset_password: {
    subject: 'Elige una contraseña nueva',
    before: ['Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Dictum.'],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace sirve una sola vez, durante una hora. Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    ],
  },
  account_exists: {
    subject: 'Ya tienes una cuenta',
    before: [
      'Alguien, seguramente tú, ha querido crear una cuenta de Dictum con esta dirección.',
      'Ya existe una: inicia sesión con ella. En la misma página puedes elegir una contraseña nueva si la has olvidado.',
    ],
    button: 'Iniciar sesión',
    after: ['Si no has sido tú, no tienes que hacer nada: nada ha cambiado y nadie ha sabido que tienes una cuenta.'],
  },
  password_changed: passwordChanged,
  password_changed_feed_kept: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'La dirección privada de tu calendario sigue funcionando. Si crees que alguien más puede tenerla, pulsa «Nueva dirección» en Eventos.',
    ],
  },
  password_changed_feed_ended: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'Tu correo electrónico no estaba confirmado, así que la dirección privada de tu calendario ha dejado de funcionar. Encontrarás una nueva en Eventos.',
    ],
  },
  confirm_new_email: {
    subject: 'Confirma tu nuevo correo electrónico',
    before: [
      'Alguien, seguramente tú, quiere usar esta dirección para su cuenta de Dictum.',
      'Confirma que es tuya donde hayas iniciado sesión en Dictum. A partir de entonces, inicia sesión con esta dirección.',
    ],
    button: 'Usar esta dirección',
    after: ['El enlace sirve una sola vez, durante 24 horas. Si no has sido tú, ignora este mensaje: nada cambia.'],
  },
  email_in_use: {
    subject: 'Ya tienes una cuenta',
    before: [
      'Alguien, seguramente tú, ha querido usar esta dirección para otra cuenta de Dictum.',
      'Ya pertenece a una cuenta: inicia sesión con ella o elimina antes esa cuenta.',
    ],
    button: 'Iniciar sesión',
    after: ['Si no has sido tú, no tienes que hacer nada: nada ha cambiado y nadie ha sabido que tienes una cuenta.'],
  },
  email_change_requested: {
    subject: 'Tu correo electrónico está a punto de cambiar',
    before: [
      'Se ha indicado un correo nuevo para tu cuenta de Dictum.',
      'Si has sido tú, abre el enlace que hemos enviado a la dirección nueva. Hasta entonces, nada cambia.',
    ],
    button: 'Elegir otra contraseña',
    after: ['Si no has sido tú, elige otra contraseña enseguida: la dirección nueva quedará descartada.'],
  },
  email_changed: {
    subject: 'Tu correo electrónico ha cambiado',
    before: [
      'Tu cuenta de Dictum tiene ahora otro correo electrónico. Inicia sesión con él; a esta dirección no llegarán más correos.',
      'Si has sido tú, no tienes que hacer nada.',
    ],
    button: 'Abrir Dictum',
    after: ['Si no has sido tú, escribe enseguida a tu administrador.'],
  },
  two_factor_on: {
    subject: 'Verificación en dos pasos activada',
    before: [
      'Para entrar en tu cuenta de Dictum se pide ahora también un código de tu aplicación de autenticación.',
      'Si has sido tú, no tienes que hacer nada.',
    ],
    button: 'Abrir Ajustes',
    after: ['Si no has sido tú, elige otra contraseña enseguida.'],
  },
  two_factor_off: {
    subject: 'Verificación en dos pasos desactivada',
    before: [
      'Para entrar en tu cuenta de Dictum basta de nuevo con tu contraseña.',
      'Si has sido tú, o lo has pedido a tu administrador, no tienes que hacer nada.',
    ],
    button: 'Abrir Ajustes',
    after: ['Si no has sido tú, elige otra contraseña enseguida y vuelve a activarla.'],
  },
  weekly_summary: {
    subject: 'Tu semana en notas de voz',
    before: ['{summary}'],
    button: 'Abrir Dictum',
    after: ['Puedes desactivar estos resúmenes en Ajustes.'],
  },
  task_reminder: {
    subject: 'Vence hoy: {title}',
    before: ['Tareas que vencen:', '{tasks}'],
    button: 'Abrir tus seguimientos',
    after: ['Puedes desactivar estos recordatorios en Ajustes.'],
  },
  note_shared: {
    subject: '{who} ha compartido una nota contigo',
    before: ['{who} ha compartido contigo la nota «{title}».'],
    button: 'Abrir la nota',
    after: ['La encontrarás en Equipo, en «Recibidas». Allí también puedes salir de ella.'],
  },
  share_invitation: {
    subject: '{who} ha compartido una nota contigo',
    before: [
      '{who} ha compartido contigo una nota de voz en Dictum.',
      'Para abrirla, crea una cuenta gratuita con esta dirección ({email}) y confírmala.',
    ],
    button: 'Crear una cuenta',
    after: ['Si no conoces a esta persona, puedes ignorar este mensaje.'],
  },
  notifications: {
    subject: '{subject}',
    before: [],
    button: 'Abrir Dictum',
    after: ['En Ajustes puedes elegir de qué te avisamos por correo.'],
  },
}
