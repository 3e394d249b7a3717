import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} commented on “{note}”',
  reply: '{who} replied to you on “{note}”',
  mention: '{who} mentioned you on “{note}”',
  task_assigned: '{who} assigned you a task from “{note}”',
  audio_deletion: {
    one: 'One recording will be deleted within the next seven days; its note stays',
    other: '{n} recordings will be deleted within the next seven days; their notes stay',
  },
  notes_deletion: {
    one: 'One note will be deleted within the next seven days',
    other: '{n} notes will be deleted within the next seven days',
  },
  several: '{n} new notifications',
  more: 'and {n} more',
  departed: 'A deleted user',
  stop: 'Stop these emails',
  stopPage: {
    ask: {
      title: 'Stop these emails?',
      text: 'You will get no more emails of this kind. Everything else stays as it is.',
      button: 'Stop these emails',
    },
    done: {
      title: 'These emails have stopped',
      text: 'You can turn them on again in Settings at any time.',
      button: 'Open Settings',
    },
    invalid: {
      title: 'This link does not work',
      text: 'It is incomplete, or its account no longer exists. In Settings you can turn off each kind of email.',
      button: 'Open Settings',
    },
  },
}
