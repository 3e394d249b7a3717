import { textRules } from '../parts/text-rule.ts'

const noDuty = textRules('no-duty', {
  owned: '(?:the|an?|my|our|his|her|their)',
  // "On her list" or "on his desk" is still to do.
  place:
    '(?:on|in|at|under|behind|inside) (?:his|her|their|the|my) (?:laptop|computer|phone|drawer|bag|pocket|car|van|house|flat|garage|shed|room|safe|wallet)',
  will: "(?:'ll| will|'m going to|'m gonna)",
  us: '(?:me|us) (?:that )?(?:i|we)',
  everybody: "(?:folks?|people|(?:everyone|everybody|anyone|anybody)(?: who(?:'ll| will)? [a-z]+)?)",
  anybody: '(?:someone|somebody)',
  ought: '(?:should|ought to|must|needs to|has to|has got to)',
  wont: "(?:ain't|won't|isn't|'s not|not)",
  isNot: "(?:'s not| is not| isn't|'s never)",
  job: '(?:job|place|problem|business|role)',
  calm: 'die|grow up|calm down|chill(?: out)?',
  grip: '(?:a (?:life|grip)|over (?:it|himself|herself|themselves))',
  drink: '(?:drink|holiday|nap|gin|wine|beer|hug|miracle|lie down|coffee|therapist|break|vacation)',
  work: '(?:hymn|song|poem|book|novel|film|movie|opera|ode|musical|documentary|sitcom)',
})

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'imagined',
    'What the speaker would need in a case that is only imagined.',
    "if (?:i|we) [^,.;:]{3,40},? (?:i|we)(?: would|'d) (?:need|have to|want|require) [^,.;:]{2,60}",
    {
      right: ['if we stayed the winter we would need a stove', "if I have to fly I'd want a visa"],
      wrong: ['if it rains we have to move the chairs', 'we would need a stove'],
    },
  ),
  noDuty(
    'not-mine',
    'What the speaker says is not theirs to do.',
    '(?:it|that){isNot} (?:really )?(?:(?:for|up to|down to) (?:me|us)|(?:my|our) {job}) to [^,.;:]{3,60}',
    {
      right: ["it's not for me to tell her", "it isn't my job to chase the invoices", "that's not up to us to decide"],
      wrong: ["it's my job to chase the invoices", "it's not for Ana to decide", "it isn't my job, it's Tom's"],
    },
  ),
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
    '(?:to tell|telling|tells?) {us} (?:must|should|need to|have to|ought to)|(?:keeps?|kept) telling {us}{will}',
    {
      right: [
        'to tell me I must',
        'she keeps telling me that I should',
        'he tells us we ought to',
        "Grandad keeps telling me I'll",
      ],
      wrong: ['to tell Maud I must', 'I must'],
    },
  ),
  noDuty(
    'told-everybody',
    'What the speaker tells people in general.',
    'i (?:keep|kept|always) (?:telling|tell|saying to) {everybody} (?:that )?i(?:{will}| (?:should|ought to|must|need to))',
    {
      right: [
        "I keep telling folk I'll",
        'I always tell people that I should',
        "I keep telling anyone who'll listen I will",
      ],
      wrong: ["I told people I'll", "I keep telling Maud I'll"],
    },
  ),
  noDuty(
    'opinion',
    'What others think the speaker should be doing.',
    '(?<!\\bi )(?:thinks?|reckons?) (?:that )?(?:i|we) (?:should|ought to)|says? (?:that )?(?:i|we) should be(?= \\p{L}+ing)',
    {
      right: ['my mum thinks I should', 'they reckon we ought to', 'the rep says I should be pushing it'],
      wrong: ['Maud says I should ring the vet', 'I think I should', 'the doctor says I must'],
    },
  ),
  noDuty(
    'not-me',
    'What somebody should do, but not the speaker.',
    '{anybody} {ought} [^.;]{3,60}?(?:,| well| but)+ (?:it )?{wont}(?: gonna| going to)?(?: be)? me',
    {
      right: [
        "somebody needs to feed the goats, well it ain't gonna be me",
        "someone has to ring them but it won't be me",
      ],
      wrong: ['somebody needs to feed the goats', 'somebody has to tell me'],
    },
  ),
  noDuty(
    'of-the-note',
    'What the speaker will do while speaking.',
    "(?:i'll|i'm going to|i'm gonna|let me) (?:just )?(?:use (?:the|this) time|keep (?:it|this) (?:short|brief)|rattle (?:through|off)|ramble)(?!\\p{L})",
    {
      right: ["I'm going to use the time", "I'll keep this brief", 'let me just rattle through it'],
      wrong: ["I'll use the ladder", "I'll keep this"],
    },
  ),
  noDuty(
    'temper',
    'What is said of people and things in anger.',
    '(?:needs? to|(?:has|have)(?: got)? to|should|ought to) (?:just |really )?(?:{calm}|get {grip})(?!\\p{L})',
    {
      right: ['that printer needs to die', 'they have to grow up', 'Ned should get over himself'],
      wrong: ['Ned should get a grid', 'the dough needs to rest'],
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
