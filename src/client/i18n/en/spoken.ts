export const spoken = {
  files: 'Language of the files',
  ofFile: 'Language of {{name}}',
  auto: 'Detected automatically',
  unservedTitle: 'No engine here understands {{language}}',
  taken: 'Dictum took this recording for {{language}}. If it is in another language, say which:',
  is: 'It is {{language}}: transcribe',
  safe: 'Nothing is lost: it will be transcribed as soon as an engine understands {{language}}.',
  passage: {
    title: 'Is this the language that was spoken?',
    lead: 'The engine may have written these words in the wrong language. Listen to be sure.',
    expected: 'Dictum expected {{language}} here.',
    again: 'Transcribe again in {{language}}',
    confirm: 'The text is right',
    byHand: 'No engine here can be told which language to write. You can correct the text by hand.',
    underlined: 'Underlined sentences may be in another language than was spoken.',
    more: 'More such passages are underlined in the text.',
  },
} as const
