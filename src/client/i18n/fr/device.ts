export const device = {
  offline: {
    asOf: 'Hors connexion. Ce que vous voyez date du {{time}}.',
    nothing: 'Hors connexion. Vous pouvez toujours enregistrer.',
  },
} as const
