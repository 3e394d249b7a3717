export const player = {
  parts: 'Partes de la nota',
  text: 'Texto',
  controls: 'Más controles',
} as const
