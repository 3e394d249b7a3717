export const device = {
  offline: {
    asOf: 'Hors connexion. Ce que vous voyez date du {{time}}.',
    nothing: 'Hors connexion. Vous pouvez toujours enregistrer.',
  },
  install: {
    title: 'Dictum en application',
    lead: 'Dictum s’ouvre depuis l’écran d’accueil dans sa propre fenêtre, même hors connexion.',
    action: 'Installer',
    decline: 'Pas maintenant',
    offer: 'Installez Dictum en application pour enregistrer d’un seul geste.',
    offerByHand: 'Pour avoir Dictum sur votre écran d’accueil : Partager, puis Sur l’écran d’accueil.',
    byHand: 'Dans le navigateur, choisissez Partager, puis Sur l’écran d’accueil.',
  },
} as const
