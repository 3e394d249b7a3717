export const speakers = {
  tell: 'Distinguer les intervenants',
  again: 'Intervenants',
  tellText:
    'Dictum compare les voix de l’enregistrement et indique qui a dit quoi. Cela prend un moment ; le texte reste lisible.',
  againText:
    'Dictum compare de nouveau les voix. Les noms restent à ceux qui parlent aux mêmes moments ; les autres corrections sur les intervenants sont perdues.',
  count: 'Combien de personnes parlent ?',
  found: 'Détecté automatiquement',
  files: 'Intervenants dans les fichiers',
  waiting: 'Dictum distingue les intervenants. Le texte peut déjà être lu.',
  failure: {
    failed: 'Les intervenants n’ont pas pu être distingués. Le texte est complet sans eux.',
    no_model: 'Les intervenants n’ont pas été distingués : le modèle nécessaire n’est plus installé.',
  },
  failed: 'Les intervenants n’ont pas été modifiés',
  lead: 'Ce que cette personne dit qu’elle fera devient sa tâche.',
  listen: 'Écouter la voix',
  name: 'Nom',
  isMe: 'C’est moi',
  isOwner: 'C’est {{name}}',
  same: 'La même personne que',
  nobody: 'Personne d’autre',
  merge: 'N’en faire qu’un',
  save: 'Enregistrer',
  ofSentence: 'Intervenant de la phrase à {{time}}',
  other: 'Quelqu’un d’autre',
}
