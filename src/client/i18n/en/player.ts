export const player = {
  offline: 'The recording can’t be played without a connection.',
  parts: 'Parts of the note',
  text: 'Text',
  controls: 'More controls',
} as const
