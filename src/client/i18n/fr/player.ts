export const player = {
  parts: 'Parties de la note',
  text: 'Texte',
  controls: 'Autres commandes',
} as const
