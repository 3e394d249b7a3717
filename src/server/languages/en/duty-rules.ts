// Over 250 lines: one list of rules, each with its examples.
import type { DutyRules } from '../parts/duty-rules.ts'
import { agreedDuties } from './agreed-duties.ts'
import { assignedDuties } from './assigned-duties.ts'
import { dutiesOfOthers } from './duties-of-others.ts'
import { owners, topics } from './duty-owner-rules.ts'
import { duty } from './duty-words.ts'
import { memos } from './memo-rules.ts'
import { none } from './no-duty-rules.ts'
import { requests } from './request-rules.ts'
import { wantedDuties } from './wanted-duties.ts'

export const duties: DutyRules = {
  stated: [
    // Before “she'd” makes it hers.
    duty(
      'told-them-they-get',
      'What the speaker told others they would get.',
      "i(?:'ve| have)? (?:told|promised|assured) {whom} (?:that )?(?:he|she|they|you)(?:'d|'ll| would| will) (?:have|get|receive)(?= {determiner} )",
      { owner: 'me', form: 'base' },
      {
        right: ["I told the client she'd have a price", "I promised Maud she'd get the keys"],
        wrong: ["I told Maud she'd get wet", 'he told me I would have a price'],
      },
    ),
    ...assignedDuties,
    ...agreedDuties,
    ...dutiesOfOthers,
    ...wantedDuties,
    ...requests,
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
      'also-said',
      'What the speaker said, too, that they would do.',
      'i (?:also|already|just|even) (?:said|promised) (?:that )?i{will}',
      { owner: 'me', form: 'base' },
      {
        right: ["I also said I'd bake something", "I already promised I'd sort the keys"],
        wrong: ["I also said I'd been there", 'she also said I could go'],
      },
    ),
    duty(
      'promised-them-a-thing',
      'What the speaker promised others.',
      "i(?:'ve| have)? (?:promised|owe) (?:the|my|our|his|her|their) [\\p{L}-]+(?: [\\p{L}-]+)?(?= {determiner} )",
      { owner: 'me', form: 'base' },
      {
        right: ['I promised the client a new plan', 'I owe my brother a call'],
        wrong: ['I promised the client that he is right', 'I owe my brother everything'],
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
      "(?:it's|it is) (?:down to|up to|over to|on) (?:me|yours truly|muggins) to {noDeed}|(?:it |that )falls to me to {noDeed}|it's my {turn} to {noDeed}",
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
      "{thing}{itWill} (?:won't|will not|(?:isn't|aren't|is not|are not|not) going to) (?<verb>\\p{L}+) {itself}",
      {
        owner: 'me',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: [
          "the fence won't paint itself",
          "those forms aren't going to file themselves",
          "the gate, well, it's not going to fix itself",
        ],
        wrong: ["the fence won't last", 'it will paint itself'],
      },
    ),
    duty(
      'had-better',
      'What the speaker had better do.',
      "i(?:'d| had) (?:better|best) (?!do (?:that|it|this)\\b){noDeed}",
      { owner: 'me', form: 'base' },
      {
        right: ["I'd better ring the vet", 'I had best paint it'],
        wrong: ["I'd better be off", "he'd better ring"],
      },
    ),
    duty(
      'gave-my-word',
      'What the speaker gave his word to do.',
      'i (?:gave|have given) (?:\\p{L}+ ){1,4}?my word (?:that )?i{will}|i gave my word (?:to [^,.;]{2,25} )?(?:that )?i{will}',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["I gave my word to the club that I'd paint the fence", "I gave them my word I'd ring"],
        wrong: ['he gave his word', 'I gave my word'],
      },
    ),
    duty(
      'told-dad',
      'What the speaker told somebody he would do, without “I”.',
      '(?<=^|[.,;:] |\\band |\\bso |\\bum )(?:told|promised) (?:(?:the|my) )?[\\p{L}-]+ (?:that )?i{will}',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["told dad I'd ring the vet", "promised the neighbours I'd paint it"],
        wrong: ["Maud told dad I'd ring", "told dad I'd be late"],
      },
    ),
    duty(
      'mine',
      'A thing that is the speaker’s job.',
      "{thing}(?:'s| is) (?:my job|on me|down to me|my problem|my responsibility|mine to do|all mine|on my (?:plate|list|desk))(?![\\p{L}])",
      {
        owner: 'me',
        form: 'thing',
      },
      {
        right: ["the deposit's on me", 'the seating plan is my job', 'the plan itself is on my plate'],
        wrong: ['the deposit is on Maud', "that's on me"],
      },
    ),
    duty(
      'whoever',
      'What anybody of some people has to do.',
      'whoever [^,.;]{2,40}? (?:should|must|needs to|has to) {noDeed}',
      {
        owner: 'nobody',
        form: 'base',
      },
      {
        right: ['whoever is in first must open the gate'],
        wrong: ['whoever invented it was mad', 'whoever it is'],
      },
    ),
    duty(
      'not-yet',
      'What nobody has done yet.',
      "(?:nobody|no one)(?:'s| has) (?:even |actually )?\\p{L}+(?:ed|ought|ent|old|one|aid|ung) {thing} yet",
      {
        owner: 'nobody',
        form: 'thing',
      },
      {
        right: ["nobody's booked the minibus yet", 'no one has even bought the paint yet'],
        wrong: ["nobody's booked", 'nobody came yet'],
      },
    ),
    duty(
      'needs-doing',
      'What has to be done with a thing.',
      '{thing} (?:needs?|could do with|wants?) (?:a bit of )?(?<verb>(?!thinking|being|something|nothing)\\p{L}{2,}ing(?:{off})?)(?![\\p{L}])',
      {
        owner: 'nobody',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['the fence needs painting', 'our passports need renewing', 'the scaffolding needs signing off'],
        wrong: ['the fence needs paint', 'it needs painting', 'the book needs something'],
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
  memos,
  topics,
  saidOfThing:
    "(?:has|have|is|are|was)n't|(?:has|have|is|are) (?:still )?not|(?:has|have|had|needs?) to|must|needs?|still",
  another: {
    lead: ',? (?:and (?:then |also )?|then )',
    verb: [
      '\\p{L}+(?: (?:up|out|off|in|back|over|down))?',
      ' (?:the|an?|my|our|your|his|her \\p{L}+|their|this|that|these|those|all|some|both) ',
    ].join(''),
    same: [
      'let (?:\\p{L}+ ){1,3}know',
      '\\p{L}+(?: (?:up|out|off|in|back|over|down))? (?:them|him|it|me|us|her(?: (?:to|about|if|whether|for|when|what|how|that)|$))(?!\\p{L})',
    ].join('|'),
  },
  seeTo: 'see to THING',
}
