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
}
