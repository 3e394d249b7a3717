export const sharedNote = {
  loadFailed: 'La note n’a pas pu être chargée',
  missingTitle: 'Ce lien ne fonctionne pas',
  missingText:
    'Il a peut-être expiré ou été révoqué, ou son adresse est incomplète. Demandez-en un autre à la personne qui vous l’a envoyé.',
  lockedTitle: 'Cette note est protégée par un mot de passe',
  lockedText: 'La personne qui vous a envoyé le lien peut vous le donner.',
  password: 'Mot de passe',
  unlock: 'Ouvrir la note',
  sharedBy: 'Partagée par',
  speaker: 'La personne qui parle',
  done: 'Terminée',
  textPending: 'La transcription est encore en cours. Revenez dans un instant.',
  madeWith: 'Créé avec Dictum',
} as const
