export const device = {
  offline: { asOf: 'Offline. What you see is from {{time}}.', nothing: 'Offline. You can still record.' },
  install: {
    title: 'Dictum as an app',
    lead: 'It opens from the home screen in a window of its own, also without a network.',
    action: 'Install',
    decline: 'Not now',
    offer: 'Install Dictum as an app, to record with one tap.',
    offerByHand: 'To have Dictum on your home screen: Share, then Add to Home Screen.',
    byHand: 'In the browser, choose Share, then Add to Home Screen.',
  },
} as const
