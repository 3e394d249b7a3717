export const ask = {
  title: 'Ask your notes',
  lead: 'Ask in your own words. Answers come only from your notes and quote them.',
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
  nothing: 'Your notes say nothing about this. Try the words you would have used.',
  writtenBy: 'Written by {{model}} from these sentences; each number points to its source.',
  failed: 'Your question could not be answered',
  history: 'Your questions stay on this page until you reload it; they are not stored.',
  upgradeTitle: 'Ask your notes anything',
  upgradeText:
    'With Premium, you ask a question and read the answer in your own words; tap a quote to hear the moment you said it.',
} as const
