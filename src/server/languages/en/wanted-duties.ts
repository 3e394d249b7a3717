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
    'not-to-forget',
    'A thing that the speaker must not forget.',
    "(?:(?:i )?(?:must not|mustn't|can't|cannot)|don't let me|(?:try )?not to) forget(?: about)? {thing}(?=[,.;:!?]|$| {ending}(?![a-z]))",
    { owner: 'me', form: 'thing', title: 'remember THING' },
    {
      right: ["don't let me forget the keys", "I mustn't forget my charger tomorrow", 'not to forget the tickets'],
      wrong: ["don't let me forget to call", 'I forgot the keys', "I can't forget that day we met"],
    },
  ),
  duty(
    'needs-to-be-done',
    'What needs to be done with a thing.',
    '(?<=^|[.,;:] |\\band |\\bso )(?<thing>(?:the|my|our|that|those|these) [^,.;:]{2,40}?) needs? to be (?!able|ready|open|there|here){finished}',
    { owner: 'nobody', form: 'thing', title: 'get THING STATE' },
    {
      right: ['the bottom gate needs to be fixed', 'and our forms need to be signed'],
      wrong: ['the gate needs to be cheap', 'the gate needed to be fixed', 'he needs to be signed off'],
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
