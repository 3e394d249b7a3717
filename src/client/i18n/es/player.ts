export const player = {
  offline: 'La grabación no se puede reproducir sin conexión.',
  parts: 'Partes de la nota',
  text: 'Texto',
  speaker: 'Hablante {{number}}',
  changeSpeaker: 'Poner nombre o cambiar este hablante',
  controls: 'Más controles',
} as const
