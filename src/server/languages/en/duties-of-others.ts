// Over 250 lines: one list of rules, each with its examples.
import { duty } from './duty-words.ts'

/** The rules that state what somebody other than the speaker has to do. */
export const dutiesOfOthers = [
  duty(
    'minuted',
    'What somebody is to do, as minutes say it.',
    '{begins}{notReady}{who} to (?={acts})',
    {
      owner: 'named',
      form: 'base',
      person: 'named',
    },
    {
      right: ['Maud to send the report', 'Action: Ned to chase the lawyers', 'Dr Lim to review the scan'],
      wrong: ['happy to send the report', 'I went with Maud to send it', 'Maud to Paris'],
    },
  ),
  duty(
    'listed-for',
    'What somebody is to do, after the name.',
    '{begins}(?:for )?{notReady}{who}(?::| [–—-]) (?={acts})',
    {
      owner: 'named',
      form: 'base',
      person: 'known',
    },
    {
      right: ['for Maud: order the chairs', 'Ned – order the sand'],
      wrong: ['the badges: Maud', 'order the chairs for Maud'],
    },
  ),
  duty(
    'report',
    'What somebody said they would do.',
    "{who},?(?: {they})?(?: has|'s)? {says}{aside} (?:that )?{they}{will}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: [
        "Maud told me she'd ring the vet",
        'doctor Rao he says he will chase the lab',
        "my cousin swore he'd pay",
      ],
      wrong: ["Maud told me she'd be late", 'Maud told me I should ring', "she said she'd ring"],
    },
  ),
  duty(
    'report-again',
    'What somebody named before said they would do.',
    '{they} {says}{aside} (?:that )?{they}{will}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ["she said she'd ring the vet", "he promised, cross my heart, he'd pay"],
      wrong: ["she said she'd be late", 'he said it would rain'],
    },
  ),
  duty(
    'report-thing',
    'What somebody said would be done.',
    "(?:{who}|{they}) {says}{aside} (?:that )?{thing}(?: would|'d| will|'ll) be {done}",
    { owner: 'named', form: 'thing', needsDate: true, title: 'get THING STATE' },
    {
      right: ['he told me the van would be ready', 'Maud says that our order will be out by noon'],
      wrong: ['he told me the van was ready', 'he told me the party would be fun'],
    },
  ),
  duty(
    'volunteered',
    'What somebody offered to do.',
    "(?:{who}|he|she)(?: has| have|'s|'ve)? {volunteered} to {noDeed}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Maud has offered to ring the vet', 'he volunteered to paint the fence'],
      wrong: ['Maud was offered a job', 'I offered to paint the fence', 'offered to be there'],
    },
  ),
  duty(
    'titled',
    'What somebody with a title will do.',
    "(?<who>{title}\\.? {particle}[\\p{L}-]{2,})(?: will|'ll| has to| needs to| is going to) {noDeed}",
    { owner: 'named', form: 'base' },
    {
      right: ['mr van der berg will ring the vet', 'Dr Rao has to sign the form'],
      wrong: ['the doctor is in', 'Dr Rao will be late'],
    },
  ),
  duty(
    'also-named',
    'Who will do something, named and called he or she.',
    '{notTold}{who},? {they}(?:{will}| (?:has|have|needs?) to {noDeed})',
    {
      owner: 'named',
      form: 'base',
      needsDate: true,
      person: 'named',
    },
    {
      right: ["Maud, she'll ring the vet tomorrow", 'Uncle Ned he has to paint the fence'],
      wrong: ["she'll ring the vet", "Maud, I'll ring the vet"],
    },
  ),
  duty(
    'you-the-thing',
    'What somebody who is addressed will do with a thing named first.',
    "{who},? (?<thing>(?:the|my|our|that|this|those|these) [^,.;:]{2,50}?),? you(?:'ll| will| must| need to| have to|'re to) {noDeed}",
    { owner: 'named', form: 'base' },
    {
      right: ["Maud the oat order you'll get it in on Friday", 'Maud, that fence, you need to paint it'],
      wrong: ["you'll get it in", "the oat order you'll get"],
    },
  ),
  duty(
    'please',
    'What somebody who is named is asked to do.',
    '{who},? (?:please|kindly) {noDeed}(?=\\p{L}+ (?!me\\b)\\p{L})',
    {
      owner: 'named',
      form: 'base',
      person: 'named',
    },
    {
      right: ['sister Agnes kindly get the keys', 'Maud, please ring the vet'],
      wrong: ['kindly get the keys', 'Maud, please be quiet'],
    },
  ),
  duty(
    'owes',
    'What somebody owes the speaker.',
    "(?:{who}|{they})(?:'s|'re| is| are)?(?: still| also)? (?:owes?|owing) (?:me|us) (?!an? (?:apology|explanation|favour|drink))(?={article}\\b)",
    {
      owner: 'named',
      form: 'base',
      title: 'give THING',
    },
    {
      right: ['the linen people are still owing us a refund', 'so he owes me that key', 'Maud owes me two crates'],
      wrong: ['I owe Maud two crates', 'it owes us nothing'],
    },
  ),
  duty(
    'wanted-back',
    'What somebody has of the speaker’s, who wants it back.',
    "{who}(?:'s| has)(?: still)? got (?<thing>(?:my|our) [^,.;:]{2,40}?),?(?: and)? {wanted}",
    {
      owner: 'named',
      form: 'thing',
      title: 'give back THING',
    },
    {
      right: ["Ned's still got my long ladder and I want it back", 'Maud has got our keys, we need them back'],
      wrong: ["Ned's got a ladder and I want one", "I've got my ladder back"],
    },
  ),
  duty(
    'he-is-on-it',
    'What somebody named is doing by a day.',
    "{notTold}{who},? {they}(?:'s|'re) (?=(?!going to\\b)\\p{L}{2,}ing )",
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
      person: 'named',
    },
    {
      right: ["my uncle ned he's painting the fence", "Maud, she's ringing the vet"],
      wrong: ["he's painting the fence", "Maud's painting", "Maud, she's going to paint"],
    },
  ),
  duty(
    'he-will',
    'What somebody named before will do by a day.',
    "(?:he|she)(?:'ll| will|'s going to| is going to| promised to| has to) (?!have\\b){noDeed}",
    {
      owner: 'named',
      form: 'base',
      needsDate: true,
    },
    {
      right: ["she'll ring the vet", 'he promised to paint the fence'],
      wrong: ["she'll be late", 'he rang the vet'],
    },
  ),
  duty(
    'awaited',
    'What the speaker waits for somebody to do.',
    '(?:waiting|we wait|i wait) (?:for|on) {whoever} to {noDeed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ["I'm still waiting for the paint shop to send the plan", 'waiting on Maud to ring'],
      wrong: ["I'm waiting for him to ring", 'waiting for the rain'],
    },
  ),
  duty(
    'awaited-thing',
    'A thing that the speaker waits for.',
    'waiting (?:for|on) {who} for {thing}(?=[,.;]|$| (?:and|since|by)\\b)',
    {
      owner: 'named',
      form: 'thing',
      title: 'give THING',
    },
    {
      right: ["we're waiting on Maud for the floor plans", 'still waiting for the bank for our card.'],
      wrong: ['waiting for the bus', "I'm waiting for him"],
    },
  ),
  duty(
    'asked-for',
    'What the speaker has asked somebody for, which may not be there yet.',
    "(?:i've|i have|we've|we have)(?: also| just| already)? asked (?:{who}|him|her|them) for {undated}{thing}(?=[,.;]|$| (?:and|but)\\b)",
    { owner: 'named', form: 'thing', isDoubtful: true, title: 'give THING' },
    {
      right: ["I've asked Maud for the floor plans", 'we have already asked them for a new key.'],
      wrong: ['I asked Maud for the plans', "I've asked Maud for help"],
    },
  ),
  duty(
    'asked-for-by',
    'What the speaker has asked somebody for, by a day.',
    "(?:i|we)(?:'ve| have)?(?: also| just| already)? asked (?:{who}|him|her|them) for {thing}(?= (?:by|before|until)\\b)",
    { owner: 'named', form: 'thing', needsDate: true, title: 'give THING' },
    {
      right: ["I've asked him for a proper quote by Friday", 'we asked the vet for the tablets by noon'],
      wrong: ['I asked him for help', 'he asked me for a quote'],
    },
  ),
  duty(
    'needed-of',
    'What the speaker needs of somebody’s, by a day.',
    "(?:i|we)(?:'ll)?(?: also| still)? need (?<who>(?:the |my |our )?{word})'s (?<thing>{noun}(?: {noun}){0,3}?)(?=[,.;]|$| (?:for|by|before|{soon})\\b)",
    { owner: 'named', form: 'thing', needsDate: true, person: 'named', title: 'give the THING' },
    {
      right: ["I need Maud's numbers for that by Friday", "we'll need Ned's signed form before noon"],
      wrong: ['I need the vet here', "I need Maud's", "he needs Maud's numbers"],
    },
  ),
  duty(
    'has-until',
    'What somebody has some time for.',
    '{who},? (?:has|have|got) (?:until|till) [^,.;]{3,25}? to (?!be\\b)',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Maud has until Monday to paint the fence', 'the boss, meaning Maud, has until Monday to decide'],
      wrong: ['we have until Monday to paint it', 'Maud has to paint it'],
    },
  ),
  duty(
    'left-with',
    'What is left to somebody.',
    '(?:left|leaving) (?:it|that) (?:with|to) {who} to {noDeed}|over to you,? {who}[:,]? {noDeed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['left it with Maud to ring the vet', 'Over to you, Ned: find a ladder'],
      wrong: ['left it to me to ring', 'over to you'],
    },
  ),
  duty(
    'took-on-undated',
    'A thing that somebody has taken on, which may be told of those who do it anyway.',
    "{who},?(?:'s| is| has) {tookOn} {undated}{thing}(?=[,.;]|$| (?:and|for|from)\\b)",
    { owner: 'named', form: 'thing', isDoubtful: true },
    {
      right: ['Maud, my cousin, has taken on the seating plan', "Ned's taking care of the hall"],
      wrong: [
        'Maud has taken on the plan by Friday',
        'I have taken on the plan',
        'Maud has taken on more than she can do',
      ],
    },
  ),
  duty(
    'took-on',
    'A thing that somebody takes care of.',
    "{who}(?:'s| is| has)? {tookOn} {thing}(?=[,.;]|$| (?:and|by|for|from)\\b)",
    {
      owner: 'named',
      form: 'thing',
      needsDate: true,
    },
    {
      right: ['Maud has taken on the seating plan, ready soon', "Ned's taking care of the hall"],
      wrong: ['I have taken on the plan', 'Maud has taken the plan'],
    },
  ),
  duty(
    'you-are-on',
    'A thing that somebody who is addressed sees to.',
    "{who},? you(?:'re| are) on {thing}(?=[,.;]|$| (?:and|by|for|on|this|tonight|tomorrow)\\b)",
    {
      owner: 'named',
      form: 'thing',
      person: 'named',
    },
    {
      right: ["Maud you're on the sandwiches for Friday", "Ned, you're on the gate"],
      wrong: ["you're on the list", "Maud's on the train"],
    },
  ),
  duty(
    'court',
    'In whose court the ball is, and for what.',
    "(?:the )?ball(?:'s| is) (?:in (?<who>(?:(?:the|my|our) )?{word})'s court|with {who}) (?:for|on|with|about|over) (?={itsThing})",
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: ["the ball's in Maud's court for the fence", 'ball is with the vet on the worming tablets and we wait'],
      wrong: ["the ball is in Maud's garden", "the ball's in Maud's court"],
    },
  ),
  duty(
    'over-to',
    'Who is handed a thing.',
    'over to {who} (?:for|on|with) (?={itsThing})',
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: ['over to Maud for the fence paint', 'over to the vet on the worming tablets.'],
      wrong: ['over to Maud', 'over to the pub for a pint'],
    },
  ),
  duty(
    'for-them-to',
    'What a thing is left for somebody to do.',
    "{thing}(?: is| are|'s) (?:(?:left|there) )?for {who} to (?<verb>(?!be\\b|see\\b)\\p{L}{2,})(?=[.,;]|$| (?:by|before|on)\\b)",
    {
      owner: 'named',
      form: 'thing',
      title: 'VERB THING',
    },
    {
      right: ['the rota is for Maud to type.', 'those forms are left for the vet to sign by Friday'],
      wrong: ['the room is for guests', 'the cake is for Maud'],
    },
  ),
  duty(
    'falls-to',
    'What falls to somebody.',
    '(?:it |that )?(?:falls|is left|comes down) to {who} to {noDeed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['it falls to Maud to lock the gate', 'it is left to the vet to ring them'],
      wrong: ['it falls to me to lock the gate', 'night falls to end the day'],
    },
  ),
  duty(
    'it-is-who',
    'Who it is that will do something.',
    "it(?:'s| is|'ll be) {who} who(?:'ll be|'s| is| will be) (?=\\p{L}{2,}ing (?!out\\b|up\\b)\\p{L})",
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: ["it's Maud who'll be painting the fence", 'it is the vet who is bringing tablets'],
      wrong: ["it's Maud who came", "it's me who'll be painting"],
    },
  ),
]
