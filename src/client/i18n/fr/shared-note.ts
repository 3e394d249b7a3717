export const sharedNote = {
  loadFailed: 'La note n’a pas pu être chargée',
  missingTitle: 'Il n’y a rien ici',
  missingText:
    'Ce lien a peut-être expiré ou été révoqué, ou son adresse est incomplète. Demandez-en un autre à la personne qui vous l’a envoyé.',
  lockedTitle: 'Cette note est protégée par un mot de passe',
  lockedText: 'La personne qui vous a envoyé le lien peut vous le donner.',
  password: 'Mot de passe',
  unlock: 'Ouvrir la note',
  speaker: 'La personne qui parle',
  done: 'Terminée',
  textPending: 'Le texte est encore en cours de rédaction. Revenez dans un instant.',
  madeWith: 'Créé avec Dictum',
} as const
