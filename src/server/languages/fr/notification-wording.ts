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
  stopPage: {
    ask: {
      title: 'Ne plus recevoir ces e-mails ?',
      text: 'Vous ne recevrez plus d’e-mails de ce type. Tout le reste est inchangé.',
      button: 'Ne plus les recevoir',
    },
    done: {
      title: 'Vous ne recevrez plus ces e-mails',
      text: 'Vous pouvez les réactiver à tout moment dans les réglages.',
      button: 'Ouvrir les réglages',
    },
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est incomplet, ou le compte n’existe plus. Les réglages permettent de désactiver chaque type d’e-mail.',
      button: 'Ouvrir les réglages',
    },
  },
}
