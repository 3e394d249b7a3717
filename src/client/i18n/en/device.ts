export const device = {
  offline: { asOf: 'Offline. What you see is from {{time}}.', nothing: 'Offline. You can still record.' },
} as const
