export const cookies = {
  label: 'Cookies',
  text: 'Dictum stores what it needs on this device. May it also count page views? Never what you say or write.',
  policy: 'Cookie policy',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie settings',
} as const
