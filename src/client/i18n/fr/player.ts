export const player = {
  offline: 'L’enregistrement ne peut pas être écouté hors connexion.',
  parts: 'Parties de la note',
  text: 'Texte',
  speaker: 'Intervenant {{number}}',
  changeSpeaker: 'Nommer ou modifier cet intervenant',
  controls: 'Autres commandes',
} as const
