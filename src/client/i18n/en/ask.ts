export const ask = {
  title: 'Ask your notes',
  lead: 'Ask in your own words. The answer comes from your notes alone, with the sentences it rests on.',
  label: 'Your question',
  placeholder: 'What did we decide about…?',
  ask: 'Ask',
  examples: 'For example',
  example: {
    first: 'What did we decide about the budget?',
    second: 'When is the next board meeting?',
    third: 'What did I promise to the client?',
  },
  looking: 'Looking through your notes',
  nothing: 'Nothing in your notes speaks of this. Try other words, as you would have said them.',
  writtenBy: 'Written by {{model}} from these sentences; each number leads to the one it rests on.',
  failed: 'Your question could not be answered',
  history: 'Your questions stay on this page until you reload it; they are kept nowhere.',
  upgradeTitle: 'Ask everything you have ever noted',
  upgradeText:
    'With Premium, you ask a question and read the answer in your own words, each quote a tap away from the moment you said it.',
} as const
