export const device = {
  offline: { asOf: 'Sin conexión. Lo que ves es del {{time}}.', nothing: 'Sin conexión. Puedes seguir grabando.' },
} as const
