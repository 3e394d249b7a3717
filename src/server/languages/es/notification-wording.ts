import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} ha comentado «{note}»',
  reply: '{who} te ha respondido en «{note}»',
  mention: '{who} te ha mencionado en «{note}»',
  task_assigned: '{who} te ha asignado una tarea de «{note}»',
  several: '{n} novedades en notas compartidas',
  more: 'y {n} más',
  departed: 'Alguien cuya cuenta se ha eliminado',
  stop: 'Dejar de recibir estos correos',
  stopPage: {
    ask: {
      title: '¿Dejar de recibir estos correos?',
      text: 'No recibirás más correos de este tipo. Todo lo demás sigue igual.',
      button: 'Dejar de recibirlos',
    },
    done: {
      title: 'Ya no recibirás estos correos',
      text: 'Puedes volver a activarlos en Ajustes cuando quieras.',
      button: 'Abrir Ajustes',
    },
    invalid: {
      title: 'Este enlace no funciona',
      text: 'Está incompleto o su cuenta ya no existe. En Ajustes puedes desactivar cada tipo de correo.',
      button: 'Abrir Ajustes',
    },
  },
}
