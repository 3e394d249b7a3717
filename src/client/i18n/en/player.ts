export const player = {
  offline: 'The recording can’t be played without a connection.',
  parts: 'Parts of the note',
  text: 'Text',
  speaker: 'Speaker {{number}}',
  changeSpeaker: 'Name or change this speaker',
  controls: 'More controls',
} as const
