import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} a commenté « {note} »',
  reply: '{who} vous a répondu dans « {note} »',
  mention: '{who} vous a mentionné dans « {note} »',
  task_assigned: '{who} vous a confié une tâche de « {note} »',
  several: '{n} nouveautés dans des notes partagées',
  more: 'et {n} de plus',
  departed: 'Une personne dont le compte a été supprimé',
  stop: 'Ne plus recevoir ces e-mails',
}
