export const player = {
  offline: 'La grabación no se puede reproducir sin conexión.',
  parts: 'Partes de la nota',
  text: 'Texto',
  controls: 'Más controles',
} as const
