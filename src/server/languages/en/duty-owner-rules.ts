// Over 250 lines: one list of rules, each with its examples.
import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  it: '(?:that|this|it|that one|this one)',
  falls: '(?:falls?|fell|lands?|landed|fallen) (?:to me|on me|on my (?:desk|plate|lap|list))',
  mine: '(?:on me|down to me|up to me|with me|my job|my problem|for me to do|on my (?:plate|desk|list|to-do list))',
  yes: '(?:offered|volunteered|said yes|got the job)',
  taken: '(?:on it|taken it(?: on)?|doing it|claimed it|picked it up|done it)',
  handling: '(?:handling|dealing with|looking into|taking care of)',
  yours: '(?:you|yours|all yours|on you|your job|for you)(?: today| this \\p{L}+)?',
  whenever: '(?:please|whenever|no later|by|before|asap|when you|if you|tonight|today|tomorrow)',
  name: '(?<who>(?:{title}\\.? )?{word}(?: {word})?)',
  closes: '(?=(?:,? (?:again|as (?:usual|always|ever)))?(?:[.;!]|,? {whenever}|$))',
  after: '(?=[.,;!]|$| (?:and|but|so|oh|um|uh|anyway)\\b)',
  is: '(?:is|are)',
  held: '(?: (?:all|now|still|currently|sitting|lying|left|resting))*',
  job: '(?: (?:job|department|responsibility|problem|baby|call|shout|turn|thing))?',
})
const topic = textRules('duty-topic')

/** The rules for words that say whose the duty before them is. */
export const owners = [
  owner(
    'mine',
    'It is the speaker’s.',
    "(?:and |so |which )?{it}(?:'s| is) (?:all )?{mine}|(?:that|which|it)(?: has|'s)? {falls}",
    'me',
    {
      right: ['and that is on me', "that one's down to me", "it's landed on my desk", 'that falls to me'],
      wrong: ['that is on Ned', 'it depends on me', "that's me done"],
    },
  ),
  owner(
    'falls-to',
    'It falls to somebody.',
    "(?:{it}|which)(?: will|'ll)? (?:falls?|fell|lands?|landed) (?:to|on|with) (?!bits|pieces|earth){who}{after}",
    'named',
    {
      right: ['and that falls to Maud', 'that one lands with the vet, as ever'],
      wrong: ['that falls to me', 'that falls to bits', 'it lands on Tuesday morning'],
    },
  ),
  owner(
    'said-leave-it',
    'Somebody said it may be left to them.',
    '{who} (?:said|says|told me) (?:to )?(?:just )?leave (?:{it}|them|those|these) (?:to|with) (?:him|her|them)',
    'named',
    {
      right: ['the invoices, Maud said leave them to her', 'Ned says to leave it with him'],
      wrong: ['Maud said leave it', 'she said leave it to me'],
    },
    { isJudged: true },
  ),
  owner(
    'theirs',
    'It is that of the person named last.',
    "{it}(?:'s| is|'ll be| will be) (?:all )?(?:his|hers|theirs){after}",
    'named',
    {
      right: ["Maud is good at that so it's hers", "that one's his."],
      wrong: ["it's his birthday", "it's mine"],
    },
    { isJudged: true },
  ),
  owner(
    'they-can',
    'The person named last can do it.',
    '(?:so|then|and) (?:he|she|they) can (?:do|take|handle|sort|fix|see to|deal with|take care of) {it}{after}',
    'named',
    {
      right: ["Maud's there early, so she can do it", 'so they can deal with that.'],
      wrong: ['so I can do it', 'so she can do it better', 'if she can do it'],
    },
    { isJudged: true },
  ),
  owner(
    'the-one',
    'The speaker is the one who does it.',
    "i(?:'m| am|'ll be| will be) the one (?:who(?:'s| is|'ll be) )?(?<verb>\\p{L}{2,}ing) (?:it|them|those|that)(?!\\p{L})",
    'me',
    {
      right: ['and I am the one writing it', "I'll be the one who's sorting that"],
      wrong: ["she's the one writing it", "I'm the one"],
    },
    { isJudged: true },
  ),
  owner(
    'who-but-me',
    'The speaker has it, with a sigh.',
    "leave {it} (?:with|to) me|(?:obviously |again )?yours truly|muggins(?: here)?|i'm on it|guess who (?:{yes}|has to do it|gets to do it)",
    'me',
    {
      right: ['obviously yours truly', 'guess who volunteered', 'leave that with me'],
      wrong: ['yours sincerely', 'leave me', 'guess who came'],
    },
  ),
  owner(
    'yours',
    'Somebody who is addressed has it.',
    "{it}(?:'s| is|'ll be) {yours},? (?:my (?:\\p{L}+),? )?{who}",
    'named',
    {
      right: ["that's you, Maud", "that one's yours, Ned"],
      wrong: ["that's you", "that's mine, Maud"],
    },
  ),
  owner('yours-named', 'Somebody who is addressed first has it.', "{who},? {it}(?:'s| is|'ll be) {yours}", 'named', {
    right: ["Maud, that one's yours", "Maud that's you this afternoon"],
    wrong: ["that's you", "that's mine, Maud"],
  }),
  owner(
    'with',
    'It is with somebody.',
    "{it}(?:'s| is|'s all| lies) (?:with|on|down to|over to|up to) {who}",
    'named',
    {
      right: ["that's down to Maud", 'it lies with Maud'],
      wrong: ["that's down to me", 'it is on'],
    },
  ),
  owner(
    'on-it',
    'Somebody takes care of it.',
    "{who}(?:(?:'s| is) (?:on|doing|{handling})| will (?:do|handle|see to|sort|look into|take care of)) {it}",
    'named',
    {
      right: ["Maud's on it", 'Ned is dealing with that', "Maud's taking care of it", 'Maud will see to it'],
      wrong: ["I'm on it", 'Maud will see'],
    },
  ),
  owner(
    'named-after-sign',
    'Somebody’s name after a sign, and nothing else.',
    '(?<=[:–—-] ){name}{closes}',
    'named',
    {
      right: ['the fence: Maud', 'fence paint – Ned, by Friday', 'the fence: Maud, as usual.'],
      wrong: ['the fence: Maud has it', 'the fence, Maud'],
    },
    { isJudged: true },
  ),
  owner(
    'me-after-sign',
    'The speaker, after a sign.',
    '(?<=[:–—-] )(?:me|myself|yours truly|muggins)(?=[.,;!]|$)',
    'me',
    {
      right: ['fence paint, by Friday – me.', 'the fence: yours truly'],
      wrong: ['give it – me and Ned', 'tell me'],
    },
  ),
  owner(
    'belongs',
    'It is somebody’s job.',
    "(?<!\\b(?:which|that) ){is} {name}'s{job}(?=[.,;!]|$)",
    'named',
    {
      right: ["the fence is Maud's", "the rota is Ned's job, as ever"],
      wrong: ["the fence is Maud's idea", "that is Maud's mother", "the books, which are Maud's"],
    },
    { isJudged: true },
  ),
  owner(
    'plate',
    'It is on somebody’s desk.',
    "{is}{held} on {name}'s (?:desk|plate|list|lap|to-do list)",
    'named',
    {
      right: ["the forms are on Maud's desk", "the rotas are now on Ned's plate"],
      wrong: ["the cat is on Maud's sofa", "it is on Maud's"],
    },
    { isJudged: true },
  ),
  owner(
    'lies-with',
    'A thing is with somebody.',
    '{is}{held} (?:with|down to|up to|over to|left to) {name}(?= (?:for|until|till|to)\\b|[.,;!]|$)',
    'named',
    {
      right: ['the lease is sitting with Maud until Friday', 'the fence is down to Ned'],
      wrong: ['we stayed with Maud', 'the fence is with me'],
    },
    { isJudged: true },
  ),
  owner(
    'that-is',
    'That is somebody.',
    "(?:and |so )?(?:that|this|those)(?:'s|'ll be| is| will be) {name}(?= by\\b| (?:next|this) |[.,;!]|$)",
    'named',
    {
      right: ["the fence, that's Maud.", "the fence that'll be Ned by Friday"],
      wrong: ["that's Maud over there", "that's me"],
    },
    { isJudged: true },
  ),
  owner(
    'leave-with',
    'What is to be left to somebody.',
    "(?:(?:can|could|shall|might) (?:we|i|you) |let us |i(?:'ll| will) )?(?:leave|hand|give) (?:{it}|those|them|these) (?:with|to) {name}(?=[?.,;!]|$)",
    'named',
    {
      right: ['the fence? leave that with Maud', 'can we hand those to Ned?'],
      wrong: ['leave that with me', 'leave the fence with Maud'],
    },
    { isJudged: true },
  ),
  owner('over-to', 'It is handed over to somebody.', "(?:that's )?over to (?:you,? )?{name}(?=[.,;!]|$)", 'named', {
    right: ['over to you Maud', "the fence, that's over to Ned."],
    wrong: ['over to the pub for lunch', 'come over to Maud for tea'],
  }),
  owner(
    'got-that',
    'Somebody has taken it.',
    "{name}(?:(?:'s| has) (?:got|taken)| is (?:sorting|organising|covering)|'s (?:sorting|organising|covering)) (?:that|those|it)(?=[.,;!]|$)",
    'named',
    {
      right: ["Maud's got that.", 'Ned is sorting those'],
      wrong: ["Maud's got that look", 'Maud has a cold'],
    },
    { isJudged: true },
  ),
  owner(
    'from-them',
    'Who is to give it, at the end.',
    '(?<=, )from {who}(?=[.;!]|$)',
    'named',
    {
      right: ['by Friday, the price list, from the printers.', 'the lease, from Maud'],
      wrong: ['the road from the printers to here', 'far from it'],
    },
    { isJudged: true },
  ),
  owner(
    'which-they',
    'What somebody is doing about it.',
    "(?:(?:which|that) ){name}(?:'s| is| will be|'ll be) (?<verb>\\p{L}{2,}ing)(?=[.,;!]|$)",
    'named',
    {
      right: ['the cake, which Maud is baking.', 'the posters that Ned will be printing'],
      wrong: ['Maud is baking a cake', 'which Maud baked'],
    },
    { isJudged: true },
  ),
  owner(
    'which-i',
    'What the speaker is doing about it.',
    "(?:(?:which|that) )i(?:'m| am|'ll be) (?<verb>\\p{L}{2,}ing)(?=[.,;!]|$)",
    'me',
    {
      right: ["the cake, which I'm baking."],
      wrong: ["I'm baking a cake", 'which I baked'],
    },
    { isJudged: true },
  ),
  owner(
    'called-last',
    'Somebody who is addressed after the date.',
    '(?<=(?:by|before|until|no later than) [^,.;:]{2,25}, ){name}(?=[.!]|$)',
    'named',
    {
      right: ['the fence wants painting before the fair, Maud.', 'the rota by Friday, Ned'],
      wrong: ['the fence, Maud', 'by Friday, Maud and Ned paint it'],
    },
    { isJudged: true },
  ),
  owner('called', 'Somebody who is addressed at the end.', '(?<=, ){who}(?=, {whenever})', 'named', {
    right: ['the fence, Maud, by Friday', 'a sign would do, Maud, whenever it suits'],
    wrong: ['the fence, by Friday', 'Maud, by Friday'],
  }),
  owner(
    'nobody',
    'Nobody has it yet.',
    "no name (?:on|against|next to) it(?: yet)?|(?:no one|nobody)(?:'s| has| is) {taken}(?: yet)?",
    'nobody',
    { right: ['no name against it yet', "nobody's picked it up"], wrong: ['nobody came', 'no name'] },
  ),
  owner(
    'whoever',
    'Anybody may do it.',
    "i don't care who|(?:doesn't|don't|does not) matter who|whoever(?: is free| has time| can)?",
    'nobody',
    { right: ["I don't care who", 'whoever has time'], wrong: ['who cares', 'who has time'] },
  ),
]

/** Words before the name of a thing that has to be done. */
export const topics = [
  topic(
    'remains',
    'What remains.',
    "(?:what(?:'s| is)(?: still)? (?:left|missing|outstanding)|what remains|all that's left)(?: is|'s)?|(?:that )?leaves|then there's|there's(?: still)?",
    {
      right: ['what remains is the fence', "what's left is the fence", "there's still the fence"],
      wrong: ['the fence remains', 'leaving the fence'],
    },
  ),
  topic('need', 'What is needed.', '(?:we |i )?(?:could do with|could use|need|want)|what (?:we|i) need is', {
    right: ['could do with a new fence', 'what we need is a fence'],
    wrong: ['the fence needs paint'],
  }),
  topic('next', 'What comes next.', '(?:next(?: up)?|then|outstanding|pending|still to do|to do):', {
    right: ['next: the fence', 'to do: the fence'],
    wrong: ['next year the fence', 'the next fence'],
  }),
]
