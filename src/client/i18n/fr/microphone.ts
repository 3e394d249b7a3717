export const microphone = {
  title: 'Micro',
  text: 'Sur cet appareil, Dictum enregistre selon vos choix. Rien n’est enregistré tant que cette fenêtre est ouverte.',
  systemDefault: 'Celui du système',
  absent: '{{device}} (non connecté)',
  speak: 'Dites quelque chose : les barres suivent votre voix.',
  heard: 'On vous entend.',
  echo: {
    label: 'Annulation de l’écho',
    text: 'Désactivez-la pour la musique, et si vous portez un casque.',
  },
  noise: {
    label: 'Réduction du bruit',
    text: 'Désactivez-la pour la musique, et quand plusieurs personnes parlent autour d’une table.',
  },
  gain: {
    label: 'Volume automatique',
    text: 'Désactivez-le pour la musique, et si le micro a son propre réglage de volume.',
  },
  done: 'Terminé',
  retry: 'Réessayer',
  help: {
    denied:
      'Cliquez sur l’icône à côté de l’adresse, autorisez le micro, puis réessayez. Sur un téléphone, le navigateur a lui aussi besoin d’une autorisation : voyez les réglages de confidentialité du téléphone.',
    missing:
      'Branchez un micro ou un casque, puis réessayez. Si un téléphone ne trouve pas son propre micro, redémarrez-le.',
    busy: 'Une autre application s’en sert. Fermez l’appel ou l’autre enregistreur, puis réessayez. Sur un téléphone, terminez d’abord l’appel ou le message vocal.',
    unsupported:
      'Ouvrez Dictum en https dans un navigateur récent ; sur un téléphone, dans Safari ou Chrome et non dans une autre application. Vous pouvez aussi importer un fichier audio.',
    unknown:
      'Rechargez la page et réessayez ; sur un téléphone, fermez le navigateur et rouvrez-le. Vous pouvez aussi importer un fichier audio.',
  },
} as const
