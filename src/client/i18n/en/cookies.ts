export const cookies = {
  label: 'Cookies',
  text: 'Dictum keeps what it needs to work on this device. May it also count which pages are opened? Never what you say or write.',
  policy: 'Cookie policy',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie settings',
} as const
