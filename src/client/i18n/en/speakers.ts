export const speakers = {
  tell: 'Tell speakers apart',
  again: 'Speakers',
  tellText:
    'Dictum compares the voices of the recording and shows who said what. It takes a while; the text stays readable.',
  againText:
    'Dictum compares the voices anew. Names stay with those who speak at the same times; other corrections of speakers are lost.',
  count: 'How many people speak?',
  found: 'Found automatically',
  files: 'Speakers in the files',
  waiting: 'The speakers are being told apart. The text can be read meanwhile.',
  failure: {
    failed: 'The speakers could not be told apart. The text is complete without them.',
    no_model: 'The speakers were not told apart: the model for it is no longer installed.',
  },
  failed: 'The speakers were not changed',
  lead: 'What this person says they will do becomes their task.',
  listen: 'Listen to the voice',
  name: 'Name',
  isMe: 'This is me',
  isOwner: 'This is {{name}}',
  same: 'The same person as',
  nobody: 'Nobody else',
  merge: 'Make them one',
  save: 'Save',
  ofSentence: 'Speaker of the sentence at {{time}}',
  other: 'Somebody else',
} as const
