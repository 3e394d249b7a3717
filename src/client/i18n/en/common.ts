export const common = {
  appName: 'Dictum',
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  password: { show: 'Show password', hide: 'Hide password' },
  toast: { label: 'Message', region: 'Messages ({hotkey})' },
  error: {
    short: 'Error',
    title: 'Something went wrong',
    unexpected: 'This could not be shown. Your notes and recordings are safe; please try again.',
    network: 'The server can’t be reached. Check your connection and try again.',
    reference: 'Reference: {{id}}',
    retry: 'Try again',
  },
  session: { unauthorized: 'Unauthorized', loggedOut: 'You are logged out. Logging in again...' },
} as const
