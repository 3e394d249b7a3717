import { type DutyRules, dutyRules } from '../parts/duty-rules.ts'
import { none, owners, topics } from './duty-owner-rules.ts'
import { person } from './duty-people.ts'

const duty = dutyRules({
  ...person,
  noDeed:
    '(?!(?:be|like|love|rather|never|not|kill|die|think|see|know|hate|come|join|visit|attend|arrive|have (?!it|them|that|the|everything))(?![\\p{L}]))',
  they: '(?:he|she|they)',
  article: '(?:the|that|an?|those|these|some|my|our|two|three|four|five|six|\\d+)',
  due: '(?:is due|due|by|before|no later|expires?|runs out|ends)',
  must: '(?:(?:has|needs|ought)(?: got)? to|should|must)',
  wanted: '(?:i|we) (?:want|need) (?:it|them) back',
  notTold: '(?<!(?:told|tell|promised|assured|asked|ask|if|when|because|that|while|before|and) )',
  says: '(?:(?:told|assured|promised|warned|texted) (?:me|us)|said|says|swears|swore|reckons|promised|promises|confirmed)',
  aside: '(?:, [^,.;]{2,30},)?',
  will: "(?:'d|'ll| would| will) {noDeed}",
  volunteered: '(?:kindly )?(?:offered|volunteered|undertook|undertaken|signed up|pledged)',
  thing: '(?<thing>(?:the|my|our|your|his|her|their|that|this|those|these|an?) [^,.;:]{2,50}?)',
  done: '(?<state>out|ready|done|sent|finished|fixed|in|signed|delivered|back)(?![\\p{L}])',
})

export const duties: DutyRules = {
  stated: [
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
      "(?:{who}|{they})(?:'s|'re| is| are)?(?: still| also)? (?:owes?|owing) (?:me|us) (?={article}\\b)",
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
      'told-them',
      'What the speaker told others he would do.',
      "i(?:'ve| have)? (?:told|promised|assured) (?:them|him|her|you|everyone|(?:the|my|our) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:that )?i{will}",
      { owner: 'me', form: 'base' },
      {
        right: ["I told them I'd sort the keys", "I promised the new tenant that I'd paint the fence"],
        wrong: ["I told them I'd be late", 'I told them to sort the keys'],
      },
    ),
    duty(
      'volunteered-myself',
      'What the speaker offered to do.',
      "i(?:'ve| have)? {volunteered} to {noDeed}|guess who {volunteered} to {noDeed}",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['I volunteered to sort the keys', 'guess who offered to paint the fence'],
        wrong: ['they volunteered to sort the keys', 'I was offered a fence'],
      },
    ),
    duty(
      'my-turn',
      'What falls to the speaker.',
      "(?:it's|it is) (?:down|up|over|on) to me to {noDeed}|(?:it |that )falls to me to {noDeed}|it's my (?:job|turn|shout) to {noDeed}",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["it's down to me to sort the keys", "it's my turn to paint the fence"],
        wrong: ["it's down to Ned to sort the keys", "it's my turn"],
      },
    ),
    duty(
      'from-me',
      'What the speaker sends.',
      '(?<thing>(?:the|my|our|that|this) [^,.;:]{2,40}?) (?:goes|go|is going|will go) out from me',
      {
        owner: 'me',
        form: 'thing',
        title: 'send THING',
      },
      {
        right: ['the new rota goes out from me', 'those samples and the notes go out from me'],
        wrong: ['the new rota goes out', 'the cat goes out'],
      },
    ),
    duty(
      'by-itself',
      'What will not do itself.',
      "{thing} (?:won't|will not|(?:isn't|aren't|is not|are not) going to) (?<verb>\\p{L}+) (?:itself|themselves)",
      {
        owner: 'me',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ["the fence won't paint itself", "those forms aren't going to file themselves"],
        wrong: ["the fence won't last", 'it will paint itself'],
      },
    ),
    duty(
      'somebody',
      'What anybody has to do.',
      '(?:someone|somebody|anyone|one of (?:us|you))(?:, [^,.;]{2,30},)? {must} {noDeed}',
      {
        owner: 'nobody',
        form: 'base',
      },
      {
        right: ['somebody, no idea who, has got to paint the fence', 'one of us must ring the vet'],
        wrong: ['somebody painted the fence', 'someone should be there'],
      },
    ),
    duty(
      'would-not-hurt',
      'What would do no harm.',
      "(?<thing>(?:an?|the|some|another) [^,.;:]{2,40}?) (?:wouldn't|would not) (?:hurt|go amiss|do any harm)",
      {
        owner: 'nobody',
        form: 'thing',
        title: 'THING',
      },
      {
        right: ["a coat of paint wouldn't hurt", 'another sign by the gate would not go amiss'],
        wrong: ["he wouldn't hurt a fly", "that wouldn't hurt"],
      },
    ),
    duty(
      'would-be-good',
      'What somebody would be glad of.',
      '(?<thing>(?:an?|the|some|another) [^,.;:]{2,40}?) would be (?:lovely|great|nice|good|handy|helpful|appreciated|perfect|ideal)',
      { owner: 'nobody', form: 'thing', title: 'THING' },
      {
        right: ['a list of names would be handy', 'some photos would be lovely'],
        wrong: ['it would be lovely', 'a list would be long'],
      },
    ),
    duty(
      'next',
      'A thing that comes next, with its date.',
      '(?:next(?: up)?|then|outstanding|pending|still to do): (?<thing>[^,.;:]{2,50}),? (?=(?:which |that )?{due})',
      {
        owner: 'nobody',
        form: 'thing',
        needsDate: true,
      },
      {
        right: ['next: the parking permit, which expires on Friday', 'Outstanding: fence paint, by Monday'],
        wrong: ['next: the party on Friday', 'next Friday'],
      },
    ),
  ],
  owners,
  none,
  topics,
  saidOfThing:
    "(?:has|have|is|are|was)n't|(?:has|have|is|are) (?:still )?not|(?:has|have|had|needs?) to|must|needs?|still",
  seeTo: 'see to THING',
}
