// Over 250 lines: one list of rules, each with its examples.
import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  it: '(?:that|this|it|that one|this one)',
  falls: '(?:falls?|fell|lands?|landed|fallen) (?:to me|on me|on my (?:desk|plate|lap))',
  mine: '(?:on me|down to me|up to me|with me|my job|my problem|for me to do|on my plate)',
  yes: '(?:offered|volunteered|said yes|got the job)',
  taken: '(?:on it|taken it(?: on)?|doing it|claimed it|picked it up|done it)',
  handling: '(?:handling|dealing with|looking into|taking care of)',
  yours: '(?:you|yours|all yours|on you|your job|for you)(?: today| this \\p{L}+)?',
  whenever: '(?:please|whenever|no later|by|before|asap|when you|if you|tonight|today|tomorrow)',
  name: '(?<who>(?:{title}\\.? )?{word}(?: {word})?)',
  closes: '(?=(?:,? (?:again|as (?:usual|always|ever)))?(?:[.;!]|,? {whenever}|$))',
  is: '(?:is|are)',
  held: '(?: (?:all|now|still|currently|sitting|lying|left|resting))*',
  job: '(?: (?:job|department|responsibility|problem|baby|call|shout|turn|thing))?',
})
const noDuty = textRules('no-duty', {
  owned: '(?:the|an?|my|our|his|her|their)',
  // "On her list" or "on his desk" is still to do.
  place:
    '(?:on|in|at|under|behind|inside) (?:his|her|their|the|my) (?:laptop|computer|phone|drawer|bag|pocket|car|van|house|flat|garage|shed|room|safe|wallet)',
  will: "(?:'ll| will|'m going to|'m gonna)",
  drink: '(?:drink|holiday|nap|gin|wine|beer|hug|miracle|lie down|coffee|therapist|break|vacation)',
  work: '(?:hymn|song|poem|book|novel|film|movie|opera|ode|musical|documentary|sitcom)',
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
    "{is} {name}'s{job}(?=[.,;!]|$)",
    'named',
    {
      right: ["the fence is Maud's", "the rota is Ned's job, as ever"],
      wrong: ["the fence is Maud's idea", "that is Maud's mother"],
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

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'has-it',
    'Where somebody has something, or what ails them.',
    '(?:has|have|got)(?: got)? (?:{owned} (?:[\\p{L}-]+ ){1,4}?{place}|the flu|a cold|a fever|a headache|covid)',
    {
      right: ['Maud has the photographs on her laptop', "Ned's got the keys in his drawer", 'Maud has the flu'],
      wrong: ['Maud has the photographs to sort', 'Maud has the cake on her list'],
    },
  ),
  noDuty(
    'saying',
    'What somebody used to say.',
    '(?:always|never stopped|used to|kept) (?:said|saying|say|says|telling us) (?:that )?(?:you|one|we) (?:must|should|have to|need to|had to)',
    {
      right: ['my uncle always said you have to', 'she used to say that one must'],
      wrong: ['Maud said you have to', 'you have to'],
    },
  ),
  noDuty(
    'fancy',
    'What the speaker would do in a dream.',
    'if i (?:ever )?(?:win|won|were|had|die|live|become)(?![\\p{L}])[^,.;]{0,40}?,? i{will}',
    {
      right: ["if I win the raffle I'll", "if I ever become mayor, I'll"],
      wrong: ["if I get time I'll", 'if I see Maud I will'],
    },
  ),
  noDuty(
    'reason',
    'A reason with a condition of its own.',
    '(?:because|cause|cos) if (?:i|we|you) [^,.;]{2,40}?,? (?:i|we|you){will}',
    {
      right: ["because if I sit down I'll", "cos if we stop we'll"],
      wrong: ["because I'll", "if Ned rings I'll"],
    },
  ),
  noDuty(
    'advised',
    'What others tell the speaker to do.',
    '(?:to tell|telling|tells?|keeps telling) (?:me|us) (?:that )?(?:i|we) (?:must|should|need to|have to|ought to)',
    {
      right: ['to tell me I must', 'she keeps telling me that I should', 'he tells us we ought to'],
      wrong: ['to tell Maud I must', 'I must'],
    },
  ),
  noDuty(
    'longing',
    'What the speaker could do with.',
    "i(?:'m| am) (?:going to|gonna) need (?:an?|another|some) (?:\\p{L}+ )?{drink}",
    {
      right: ["I'm going to need a stiff drink", "I'm gonna need another holiday"],
      wrong: ["I'm going to need a van", 'I need a drink list'],
    },
  ),
  noDuty(
    'apology',
    'What nobody delivers.',
    '(?:owes?|owing|owed) (?:me|us|you|them|him|her) (?:an?|some) (?:\\p{L}+ )?(?:apology|explanation|favour|drink|pint)',
    {
      right: ['the neighbour owes us an apology', 'Ned owes me a big favour'],
      wrong: ['the neighbour owes us a key'],
    },
  ),
  noDuty(
    'deadly',
    'Anger and weariness.',
    "(?:will|'ll|going to|gonna) (?:kill|murder|strangle|be the death of) (?:me|us|you|him|her|them|somebody|someone|everybody)",
    {
      right: ['this heat will kill somebody', "I'm going to strangle him", 'it will be the death of me'],
      wrong: ['it will kill the weeds', 'I will kill the process'],
    },
  ),
  noDuty(
    'medal',
    'What would deserve a medal.',
    '(?:someone|somebody|they) (?:should|ought to|must) (?:really )?give [^,.;]{2,30}? (?:a|an) (?:medal|oscar|prize|award)',
    {
      right: ['somebody ought to give that dog a medal'],
      wrong: ['somebody ought to give that dog a bath'],
    },
  ),
  noDuty(
    'praise',
    'What would deserve a work of art.',
    '(?:someone|somebody) (?:should|ought to|must) (?:really )?(?:write|make|compose|sing) (?:an? |the )?{work}',
    {
      right: ['somebody should write a song', 'someone ought to make a documentary'],
      wrong: ['somebody should write a letter', 'someone should make a list'],
    },
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
