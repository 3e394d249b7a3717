export const coaching = {
  title: 'Coaching',
  lead: 'What your notes show of how you work: counted in your own words, with the moment each was said.',
  from_one: 'From {{count}} note of the last 90 days.',
  from_other: 'From {{count}} notes of the last 90 days.',
  category: {
    productivity: 'Productivity patterns',
    communication: 'Communication style',
    decisionMaking: 'Decision making',
    leadership: 'Leadership behaviors',
  },
  about: {
    productivity: 'Tasks with and without a date or an owner, and when you think aloud.',
    communication: 'Pace, fillers, hedges and the length of your sentences.',
    decisionMaking: 'Decisions, those taken back, and questions that stay open.',
    leadership: 'What you hand over, whom you thank, and worries that come back.',
  },
  progress: '{{count}} of {{total}}',
  progressLabel: '{{category}}: insights',
  more_one: '{{count}} more quote',
  more_other: '{{count}} more quotes',
  tryThis: 'Try this:',
  nothingSeen: 'Nothing stands out here yet. A few more notes will show a pattern.',
  privacy:
    'For your eyes only. Everything is drawn from words and times; nothing is read from the sound of your voice.',
  missing_one: '{{count}} more note, and your coaching begins',
  missing_other: '{{count}} more notes, and your coaching begins',
  missingText: 'Insights are drawn from at least {{needed}} notes with speech. This is what they will tell you:',
  record: 'Record a note',
  loadFailed: 'Your insights could not be loaded.',
  upgradeTitle: 'See how you work, in your own words',
  upgradeText:
    'With Premium, each of these fills with up to five insights from your notes: what was seen, the moment you said it, and one thing to try.',
} as const
