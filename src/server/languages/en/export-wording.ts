import type { ExportWording } from '../parts/export-wording.ts'

export const exports: ExportWording = {
  untitled: 'Untitled note',
  draft: 'Draft quality: transcribed by a simple engine, so expect wrong words and check against the recording.',
  liveCaptions:
    'Live captions: the words that the browser wrote while you spoke, so expect wrong ones and check against the recording.',
  noText: 'No speech was found in this recording.',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
  score: (score) => `${score} out of 5`,
  summary: 'Summary',
  keyPoints: 'Key points',
  tasks: 'Action items',
  task: 'Task',
  who: 'Who',
  me: 'Speaker',
  due: 'Due',
  priority: 'Priority',
  priorities: { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' },
  state: 'Status',
  done: 'Done',
  open: 'Open',
  events: 'Detected events',
  allDay: 'all day',
  noDate: 'No date stated',
  people: (people) => `with ${people}`,
  decisions: 'Decisions',
  questions: 'Open questions',
  transcript: 'Transcript',
  doubts: 'Dotted words are worth checking: the engine was not sure of them.',
  missing:
    'This document has no letters for some of the note’s words; […] stands in their place. Its other formats hold them.',
  page: (page, pages) => `Page ${page} of ${pages}`,
}
