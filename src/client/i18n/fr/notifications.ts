export const notifications = {
  title: 'Notifications',
  unread_one: '{{count}} notification non lue',
  unread_other: '{{count}} notifications non lues',
  new: 'Nouvelle',
  readAll: 'Tout marquer comme lu',
  readFailed: 'Impossible de marquer comme lu',
  none: 'Rien de nouveau',
  noneText: 'Quand quelqu’un partage une note avec vous, commente ou vous mentionne, vous le voyez ici.',
  loadFailed: 'Les notifications n’ont pas pu être chargées',
  more: 'Afficher plus',
  settings: 'Choisir vos notifications',
  departed: 'Une personne dont le compte a été supprimé',
  untitled: 'Note sans titre',
  kinds: {
    note_shared: '{{who}} a partagé « {{note}} » avec vous',
    comment: '{{who}} a commenté « {{note}} »',
    reply: '{{who}} vous a répondu dans « {{note}} »',
    mention: '{{who}} vous a mentionné dans « {{note}} »',
    task_assigned: '{{who}} vous a confié une tâche de « {{note}} »',
    access_ended: '{{who}} ne partage plus « {{note}} » avec vous',
  },
  access: {
    read: '{{who}} a modifié votre accès à « {{note}} » : vous pouvez la lire',
    comment: '{{who}} a modifié votre accès à « {{note}} » : vous pouvez la lire et la commenter',
    edit: '{{who}} a modifié votre accès à « {{note}} » : vous pouvez la modifier',
  },
  deletions: {
    audio_one:
      'Un de vos enregistrements sera supprimé d’ici le {{date}}, car les enregistrements sont conservés pour une durée limitée',
    audio_other:
      '{{count}} de vos enregistrements seront supprimés d’ici le {{date}}, car les enregistrements sont conservés pour une durée limitée',
    notes_one:
      'Une de vos notes sera supprimée d’ici le {{date}}, car les notes sont conservées pour une durée limitée',
    notes_other:
      '{{count}} de vos notes seront supprimées d’ici le {{date}}, car les notes sont conservées pour une durée limitée',
  },
} as const
