import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} ha comentado «{note}»',
  reply: '{who} te ha respondido en «{note}»',
  mention: '{who} te ha mencionado en «{note}»',
  task_assigned: '{who} te ha asignado una tarea de «{note}»',
  audio_deletion: {
    one: 'Una grabación se eliminará en los próximos siete días; su nota se conserva',
    other: '{n} grabaciones se eliminarán en los próximos siete días; sus notas se conservan',
  },
  notes_deletion: {
    one: 'Una nota se eliminará en los próximos siete días',
    other: '{n} notas se eliminarán en los próximos siete días',
  },
  several: '{n} novedades',
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
