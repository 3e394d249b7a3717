export const captions = {
  title: 'Voir vos paroles s’écrire ?',
  makerText:
    'Votre navigateur peut afficher vos paroles pendant l’enregistrement. Pour cela, il peut envoyer votre voix à son éditeur (Google, Microsoft, Apple…), selon les conditions de celui-ci. L’enregistrement n’est pas modifié, et vous pouvez désactiver les sous-titres à tout moment.',
  deviceText:
    'Votre navigateur peut afficher vos paroles pendant l’enregistrement. Il le fait sur cet appareil : pour les sous-titres, votre voix ne va nulle part ailleurs. Vous pouvez les désactiver à tout moment.',
  keptText:
    'Le texte est conservé avec l’enregistrement, au cas où aucun moteur de transcription ne comprendrait sa langue.',
  agree: 'Activer les sous-titres',
  decline: 'Pas maintenant',
} as const
