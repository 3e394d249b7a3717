import type { NotificationWording } from '../parts/notification-wording.ts'

export const notifications: NotificationWording = {
  comment: '{who} a commenté « {note} »',
  reply: '{who} vous a répondu dans « {note} »',
  mention: '{who} vous a mentionné dans « {note} »',
  task_assigned: '{who} vous a confié une tâche de « {note} »',
  audio_deletion: {
    one: 'Un enregistrement sera supprimé dans les sept prochains jours ; sa note est conservée',
    other: '{n} enregistrements seront supprimés dans les sept prochains jours ; leurs notes sont conservées',
  },
  notes_deletion: {
    one: 'Une note sera supprimée dans les sept prochains jours',
    other: '{n} notes seront supprimées dans les sept prochains jours',
  },
  several: '{n} nouveautés',
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
