import { duty } from './duty-words.ts'

/** The rules that state what the speaker wants somebody to do, and what must be done with a thing. */
export const wantedDuties = [
  duty(
    'wanted-of',
    'What the speaker wants somebody to do.',
    "(?:i|we)(?:'d| would|'ll| will)?(?: really| also| just)? (?:want|need|like|love|prefer) {who} to {noDeed}",
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ["I'd like Maud to sort the keys", 'we need the plumber to fix the tap'],
      wrong: ['I want to sort the keys', "I'd like Maud to be happy"],
    },
  ),
  duty(
    'must-be-done',
    'What must be done with a thing, by a day.',
    '(?<=^|[.,;:] |\\band |\\bso )(?<thing>(?:the|my|our|that|those|these) [^,.;:]{2,40}?) {must} be {finished}',
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'get THING STATE' },
    {
      right: ['the menu has to be ready', 'so the forms must be signed'],
      wrong: ['the menu has to be cheap', 'the forms were signed'],
    },
  ),
]
