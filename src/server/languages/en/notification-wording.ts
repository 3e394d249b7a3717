import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} commented on “{note}”',
  reply: '{who} replied to you on “{note}”',
  mention: '{who} mentioned you on “{note}”',
  task_assigned: '{who} assigned you a task from “{note}”',
  several: '{n} new notifications about shared notes',
  more: 'and {n} more',
  departed: 'A deleted user',
  stop: 'Stop these emails',
}
