export const player = {
  parts: 'Parts of the note',
  text: 'Text',
  controls: 'More controls',
} as const
