export const eventList = {
  overlaps: 'Chevauche {{events}}',
  quoted: '« {{title}} »',
  send: 'Envoyer à quelqu’un',
  feed: {
    title: 'Votre calendrier, toujours à jour',
    text: 'Abonnez-vous une fois : votre calendrier reste à jour, avec chaque événement ajouté et chaque tâche datée. Quiconque a l’adresse peut le lire ; gardez-la pour vous.',
    label: 'Adresse privée',
    subscribe: 'S’abonner',
    copy: 'Copier',
    copied: 'Adresse copiée',
    copyFailed: 'Le navigateur n’a pas autorisé la copie.',
    loadFailed: 'L’adresse n’a pas pu être chargée',
    reset: 'Nouvelle adresse',
    resetTitle: 'Remplacer l’adresse ?',
    resetText:
      'Les calendriers abonnés à l’adresse actuelle ne seront plus mis à jour tant que vous ne les aurez pas réabonnés.',
    resetConfirm: 'La remplacer',
    resetDone: 'L’adresse a été remplacée',
    resetFailed: 'L’adresse n’a pas pu être remplacée',
  },
} as const
