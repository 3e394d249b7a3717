export const received = {
  title: 'Audio d’une autre application',
  ask_one: 'Créer une note avec ce fichier ?',
  ask_other: 'Créer des notes avec ces fichiers ?',
  askHint: 'Seulement si vous l’avez partagé vous-même : un site web peut aussi envoyer quelque chose ici.',
  make_one: 'Créer une note',
  make_other: 'Créer des notes',
  discard: 'Supprimer',
  again:
    'Dictum n’était pas encore prêt à recevoir des fichiers. Veuillez partager à nouveau depuis l’autre application.',
  failed:
    'Le fichier partagé n’a pas pu être stocké sur cet appareil. Libérez de l’espace ou importez-le depuis la page d’accueil.',
  refused_one: 'Aucune note n’a été créée à partir de ce fichier',
  refused_other: 'Aucune note n’a été créée à partir de ces fichiers',
  none: 'Aucun fichier en attente.',
  signIn: 'Le fichier est stocké sur cet appareil. Connectez-vous pour en faire une note.',
  waiting_one: '{{count}} fichier d’une autre application est en attente',
  waiting_other: '{{count}} fichiers d’une autre application sont en attente',
  show: 'Afficher',
  showHint: 'ou partagez-le à nouveau depuis l’autre application',
} as const
