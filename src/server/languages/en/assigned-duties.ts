import { duty } from './duty-words.ts'

/** The rules for duties whose owner is named as the one who was chosen for it, or with what others get. */
export const assignedDuties = [
  duty(
    'the-one-doing',
    'Who is the one that does something.',
    "{who}(?:'ll be| will be|'s| is) (?:the one (?:who(?:'s| is|'ll be| will be) )?|(?:down|responsible) for |tasked with )(?={doing} )",
    { owner: 'named', form: 'finite' },
    {
      right: [
        "Maud'll be the one painting the fence",
        'Ned is the one who is ringing the vet',
        'Maud is down for replacing the bolts',
      ],
      wrong: ['Maud is the one coming to lunch', "I'm the one painting", 'prices are down for the weekend'],
    },
  ),
  duty(
    'needed-from',
    'A thing that the speaker needs from somebody who is named.',
    "(?:i|we)(?:'ll| will)?(?: (?:also|still|really|just))? need {thing}(?: back)? (?:from|off) {who}(?=[,.;:!?]|$| {ending}\\b)",
    { owner: 'named', form: 'thing', person: 'known', title: 'provide THING' },
    {
      right: ['I need the budget from Maud by Friday', 'we still need the plans from Ned.'],
      wrong: ['I need the budget', 'I need a break from Maud’s cooking', 'I need to hear from Ned'],
    },
  ),
  duty(
    'down-to-do',
    'What somebody is listed for.',
    "{who}(?:'s| is|'s been| has been) (?:down|lined up|roped in|detailed|rostered) to {noDeed}(?=\\p{L}+ \\p{L})",
    { owner: 'named', form: 'base' },
    {
      right: ['Maud is down to paint the fence', "Ned's been roped in to ring the vet"],
      wrong: ['that is down to Maud', "Maud's down to earth"],
    },
  ),
  duty(
    'can-get-on',
    'What somebody can begin with.',
    '{who} can (?=(?:{starts} (?:with|on)|take over|take care of|see to) (?:the|that|this|those|my|our) )',
    { owner: 'named', form: 'base' },
    {
      right: ['Ned can crack on with the fence', 'Maud can make a start on the forms', 'Ned can see to the gate'],
      wrong: ['I can get on with it', 'Maud can get on with anybody’s mother', 'Ned can see the gate'],
    },
  ),
  duty(
    'did-volunteer',
    'What somebody did offer to do.',
    '(?:{who}|he|she) did (?:kindly )?(?:volunteer|offer|agree|promise) to {noDeed}',
    { owner: 'named', form: 'base' },
    {
      right: ['he did volunteer to run the raffle', 'Maud did agree to paint the fence'],
      wrong: ['I did offer to paint it', 'he did offer to be there'],
    },
  ),
  duty(
    'report-i-get',
    'What somebody said the speaker would get, by a day.',
    "(?:{who}(?:'s {side})?(?:,? and {they})?|{they}) {says}{aside} (?:that )?i{wouldGet}",
    { owner: 'named', form: 'base', needsDate: true, title: 'give THING' },
    {
      right: [
        "she swore I'd have it",
        "it comes from Maud's side and she says I'll get it",
        "Ned reckons I'll see them",
        'Maud promised I will get her report',
      ],
      wrong: ["she said I'd have a lovely time", "I said I'd have it", 'he reckons I will see the sea'],
    },
  ),
  duty(
    'please-named',
    'What somebody who is named after “please” is asked to do.',
    "(?<=(?:please|kindly), ){who}, (?!don't\\b){noDeed}(?=\\p{L}+ \\p{L})",
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Please, Maud, paint the fence', 'please, Ned, ring the vet'],
      wrong: ['please, Ned, be quiet', 'please, paint the fence', "please, Ned, don't ring"],
    },
  ),
  duty(
    'you-named',
    'What somebody who is named after “you” is asked to do.',
    '(?<=(?:can|could|would|will) you, ){who}, (?:please )?{noDeed}(?=\\p{L}+ \\p{L})',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['could you, Maud, paint the fence', 'Would you, Ned, please ring the vet'],
      wrong: ['could you, Ned, be quiet', 'could you paint the fence'],
    },
  ),
  duty(
    'told-them-they-have-it',
    'What the speaker told others they would have, named before.',
    "i(?:'ve| have)? (?:told|promised|assured) {whom} (?:that )?(?:he|she|they|you)(?:'d|'ll| would| will) (?:have|get|receive) (?={itThem})",
    { owner: 'me', form: 'base', title: 'send THING' },
    {
      right: ["I told Maud she'd have it", "I've promised the client they'll get them"],
      wrong: ["I told Maud she'd have a price", "Maud told me I'd have it"],
    },
  ),
  duty(
    'what-i-owe',
    'What the speaker owes.',
    'what i (?:do |still |really |also )?owe (?:{whom} )?(?:is|are) {thing}(?=[,.;:!?]|$| (?:by|before|and|so|to)\\b)',
    { owner: 'me', form: 'thing', title: 'give THING' },
    {
      right: ['what I do owe is the receipt', 'What I still owe Maud is my half by Friday'],
      wrong: ['what I owe is enormous', 'what she owes is the rent'],
    },
  ),
  duty(
    'must-not-slip',
    'What the speaker must not let slip.',
    "what i {mustNot} (?:let (?:slide|slip|drop|go)|forget|miss|put off)(?: is| are|'s) {thing}(?=[,.;:!?]|$| {ending}\\b)",
    { owner: 'me', form: 'thing' },
    {
      right: ["what I can't let slide is the grant form", 'what I must not forget is my badge if it rains'],
      wrong: ["what I can't forget is how it rained", "I can't let that slide"],
    },
  ),
]
