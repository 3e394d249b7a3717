/** What is said of the analyst that has read a note. */
export const account = {
  unsupported_one: '{{count}} item without support in the text left out',
  unsupported_other: '{{count}} items without support in the text left out',
  summaryReplaced: 'title and summary by Dictum',
  parts_one: '{{count}} of {{total}} parts read by Dictum',
  parts_other: '{{count}} of {{total}} parts read by Dictum',
  partly: '{{kinds}} partly by Dictum',
  kinds: {
    actionItems: 'action items',
    events: 'events',
    decisions: 'decisions',
    questions: 'open questions',
  },
  failed: 'Analysed by Dictum, on this server, because {{model}} gave no analysis: {{reason}}.',
  failure: {
    refused_key: 'its key was refused',
    no_credit: 'its credit is used up',
    rate_limited: 'too much was asked of it',
    unavailable: 'it could not be reached',
    timeout: 'it did not answer in time',
    refused: 'it declined this text',
    truncated: 'its answer was cut off',
    malformed: 'its answer was of no use',
    rejected: 'it did not take the request',
    too_long: 'the text was too long for it',
    stopped: 'it stopped in the middle',
  },
}
