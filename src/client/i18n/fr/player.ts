export const player = {
  offline: 'L’enregistrement ne peut pas être écouté hors connexion.',
  parts: 'Parties de la note',
  text: 'Texte',
  controls: 'Autres commandes',
} as const
