import { duty } from './duty-words.ts'

/** The rules for duties that were agreed or accepted, and for those of somebody who is addressed in the middle. */
export const agreedDuties = [
  duty(
    'it-is-who-does',
    'Who it is that does something on a day.',
    "it(?:'s| is) {who} who (?=\\p{L}{2,}s (?:the|a|an|my|our|us|it|them|up|in|out)\\b)",
    { owner: 'named', form: 'finite', needsDate: true },
    {
      right: ["it's Maud who lets them in", 'it is Ned who brings the keys'],
      wrong: ["it's Maud who came", "it's Maud who likes cake"],
    },
  ),
  duty(
    'called-between',
    'What somebody who is addressed in the middle is asked to do.',
    '(?<=[a-z]{2}, ){who}, (?:please )?(?={acts} (?:it|them|that|those|this|these|the|my|our|him|her|us|me)(?!\\p{L}))',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ["the statements haven't come, Maud, chase them", 'the gate is stuck, Ned, please fix it'],
      wrong: ['the gate is stuck, Ned', 'Maud, chase them', 'the gate, Ned, is stuck'],
    },
  ),
  duty(
    'called-if',
    'What somebody who is addressed is asked to do if they hear it.',
    '{who}, (?:if|when) you [^,.;]{2,40}, (?:please )?(?={acts})',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Maud, if you hear this, order more paint', 'Ned, when you get a minute, please ring the vet'],
      wrong: ['if you hear this, order more paint', 'Maud, if you hear this, I am late'],
    },
  ),
  duty(
    'theirs-to-do',
    'A thing that is somebody’s to do.',
    "{thing}(?:,? (?:that's|those are|it's)| is| are) (?<who>{word})'s to (?<verb>(?!be\\b|have\\b|keep\\b)\\p{L}{2,})(?=[.,;!]|$| (?:by|before|on)\\b)",
    { owner: 'named', form: 'thing', person: 'named', title: 'VERB THING' },
    {
      right: ["the lights, those are Maud's to fix", "the rota is Ned's to type by Friday"],
      wrong: ["the cake is Maud's", "the ring is Maud's to keep"],
    },
  ),
  duty(
    'put-somebody-on',
    'What the speaker has put somebody in charge of.',
    "i(?:'ve| have)? (?:volunteered|nominated|roped in|signed up|put|got) {who} (?:up |down )?(?:for|in charge of) {thing}(?=[.,;!]|$| (?:and|on|by|for)\\b)",
    { owner: 'named', form: 'thing', person: 'named' },
    {
      right: ['I volunteered Maud for the bar on Friday', "I've put Ned in charge of the rota"],
      wrong: ['I put Maud on the train', 'I got a card for the vet'],
    },
  ),
  duty(
    'expected-to',
    'What somebody is meant to do.',
    "{who}(?:'s| is) (?:meant|due|expected) to {noDeed}(?=\\p{L}+ \\p{L})",
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Maud is meant to send the figures', "Ned's expected to sign it"],
      wrong: ['Maud is meant to be there', "I'm meant to ring"],
    },
  ),
  duty(
    'left-it-that',
    'Who was agreed to do something.',
    "(?:we|they|i) (?:left it|agreed|settled|decided)(?: that)? {who}(?:'d|'ll| would| will| is to| was to) (?!have\\b|be\\b|not\\b){noDeed}",
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['we left it that Maud would ring the vet', "they agreed Ned'll paint the fence"],
      wrong: ['we agreed that it would be nice', 'we agreed that Maud would not go'],
    },
  ),
  duty(
    'says-they-can',
    'What somebody said they can do by a day.',
    '{who},? {says}{aside} (?:that )?{they} (?:can|could) {noDeed}',
    { owner: 'named', form: 'base', needsDate: true },
    {
      right: ['Maud reckons she can paint it', 'Ned said that he could ring them'],
      wrong: ['Maud said I can paint it', 'Ned said he could be late'],
    },
  ),
  duty(
    'has-it-to-do',
    'A thing that somebody has to do something with.',
    "{who}(?:'s got| has(?: got)?) (?!the (?:{gift})\\b){thing} to (?<verb>(?!{idle}\\b){verbUp})(?=[.,;!]|$| {ending}\\b)",
    { owner: 'named', form: 'thing', title: 'VERB THING' },
    {
      right: ["Maud's got the keys to drop off", 'Ned has the rota to type by Friday'],
      wrong: ['Maud has the right to vote', 'Ned has the time to paint', 'she has the rota to type'],
    },
  ),
  duty(
    'could-do-with-somebody',
    'What somebody should do.',
    '(?:could do|i could do|we could do) with (?:somebody|someone) (?={doing} )',
    { owner: 'nobody', form: 'finite' },
    {
      right: ['could do with somebody looking at the fence', 'we could do with someone painting it'],
      wrong: ['could do with somebody nice', 'could do with a rest'],
    },
  ),
  duty(
    'said-yes-to',
    'What the speaker has agreed to do.',
    "i(?:'ve| have)? (?:said yes|agreed|committed|signed up|put my hand up) (?:to|for) (?={doing} )",
    { owner: 'me', form: 'finite' },
    {
      right: [
        'I said yes to judging the cakes',
        "I've agreed to painting the fence",
        'I put my hand up for driving Maud',
      ],
      wrong: ['she said yes to judging', 'I said yes to coming'],
    },
  ),
  duty(
    'looks-like-me',
    'What falls to the speaker on a day, as it seems.',
    "looks like i(?:'m| am|'ll be) (?={doing} )|(?:it'll|it will) be me (?={doing} )",
    { owner: 'me', form: 'finite', needsDate: true },
    {
      right: ["looks like I'm driving Maud", "it'll be me painting it"],
      wrong: ["looks like I'm late", "looks like I'm missing it"],
    },
  ),
  duty(
    'left-with-it',
    'What the speaker is left with.',
    "(?:leaves me|i'm (?:left|stuck)|i've been (?:lumbered|landed|saddled)|i'm on the hook) (?:with|for) {thing}(?=[.,;!]|$| {ending}\\b)",
    { owner: 'me', form: 'thing' },
    {
      right: [
        'that leaves me with the seating plan',
        "I've been lumbered with the raffle",
        "I'm on the hook for the deposit",
      ],
      wrong: ['it leaves me cold', "I'm stuck with Maud"],
    },
  ),
]
