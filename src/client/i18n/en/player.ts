export const player = {
  offline: 'The recording can’t be played without a connection.',
  parts: 'Parts of the note',
  text: 'Text',
  speaker: 'Speaker {{number}}',
  changeSpeaker: 'Name or change this speaker',
  controls: 'More controls',
  withoutAudio: {
    draft: 'Transcribed by a simple engine: expect wrong words.',
    liveCaptions: 'These are the words your browser wrote while you spoke: expect mistakes.',
  },
  audioDeleted: {
    mine: 'The recording was deleted on {{date}}, because you keep recordings for a limited time.',
    owner: 'The recording was deleted on {{date}}, because its owner keeps recordings for a limited time.',
    server: 'The recording was deleted on {{date}}, because this server keeps recordings for a limited time.',
  },
  deletion: {
    audio: {
      owner:
        'The recording will be deleted on {{date}}, because you keep recordings for a limited time. The text stays.',
      server:
        'The recording will be deleted on {{date}}, because this server keeps recordings for a limited time. The text stays.',
    },
    notes: {
      owner: 'This note will be deleted on {{date}} with everything in it, because you keep notes for a limited time.',
      server:
        'This note will be deleted on {{date}} with everything in it, because this server keeps notes for a limited time. Export what you want to keep.',
    },
    change: 'Change retention',
  },
} as const
