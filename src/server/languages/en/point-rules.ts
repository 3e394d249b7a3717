// Over 250 lines: one list of rules, each with its examples.
import type { PointRules } from '../parts/point-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { asked } from './question-rules.ts'

const decided = textRules('decision-statement', {
  notIf: '(?<!(?:if|whether|until|once|when|before|unless|what) (?:the )?(?:[a-z]+ )?)',
  body: '(?:the )?(?:[a-z]+ )?(?:board|committee|council|partners|family|shareholders|members|directors|trustees|management|assembly)',
  have: "(?:'ve|'s| has| have)?",
  surely: '(?: just| all| both| finally| also| unanimously| now)?',
  proposal: '(?:proposal|motion|plan|idea|resolution|amendment|request)',
  who: '(?:they|we|he|she|the [a-z]+)',
  settled: '(?:agreed|settled|closed|accepted|shook hands)(?: on| at| for)?',
  amount: '(?:\\d|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|{tens}|a hundred)',
  tens: '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)',
  ended: '(?:scrapped|dropped|binned|rejected|approved|agreed|adopted)',
  unit: '(?:percent|per cent|%|pounds|euros|dollars|bucks|a head|an hour)',
  votes: '{number}(?: votes?)?',
  number: '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|nil)',
})
const reference = textRules('decision-reference', {
  so: '(?:(?:and|so|well|but|anyway|ok|right|then),? )*',
  we: "(?:we|i|the [a-z]+(?: [a-z]+)?)(?:'ve| have| has)?(?: also| all| both| just| finally)*",
  deciding: '(?:decided|agreed|settled|resolved|voted|talked)',
  on: '(?: on| about| over)?',
  things: '(?:\\w+ (?:things|points|matters|items|decisions)|the following|as follows)',
  it: '(?:it|this|that|so)',
  around: "(?:,? (?:with|at|in|on|this|last|yesterday|today|as|between|by|after|together|over)\\b[a-z0-9,' -]{0,60})?",
})
const listNumber = textRules('list-number')
const opening = textRules('question-opening', {
  so: '(?:(?:and|so|but|or|um|uh|well|ok|anyway|now|then|because|also),? )*',
  what: '(?:who|what|which|whose|where|when|why|how)',
  subject: '(?:i|we|you|he|she|it|they|the|a|an|my|our|his|her|their|this|that|these|those|there)',
  auxiliary: '(?:do|does|did|is|are|was|were|will|would|should|shall|have|has|had|could|can|might|must)',
  statement:
    '(?:remains|matters|counts|happened|struck|follows|comes next|worries me|bothers me|helps|hurts|is left|is missing)',
  anybody: '(?:anyone|anybody|somebody|someone|any)',
})
const inquiry = textRules('question-inquiry', {
  so: '(?:(?:and|so|but|or|well|ok|now|then|also),? )*',
  auxiliary: '(?:do|does|did|is|are|was|were|have|has|had|should|shall|will|would)',
})
const doubt = textRules('question-doubt', {
  what: '(?:if|whether|how|what|who|when|which|where|why)',
})
const feeling = textRules('question-feeling')
const rhetorical = textRules('question-rhetorical', {
  so: '(?:(?:and|so|but|well),? )*',
  negated: "(?:is|are|was|were|does|do|did|won|can|would|could|has|have)n't",
})
const reported = textRules('question-reported', {
  others: '(?:he|she|they|somebody|someone|everyone|everybody|people|[Mm]y [a-z]+|[Tt]he [a-z]+|[A-Z][a-z]+)',
  also: '(?: (?:just|then|even|also|actually|kept))?',
})

const teller = textRules('teller', {
  thing:
    '(?:horoscope|tarot|fortune cookie|sign|poster|billboard|advert|commercial|radio|newspaper|weather forecast|song)',
  says: '(?:says|said|reads|claims|promises|tells)',
})
const tale = textRules('tale')
const own = textRules('own-word')

export const points: PointRules = {
  decided: [
    decided(
      'vote',
      'What a body decided or rejected.',
      '{notIf}{body}{have}{surely} (?:voted|approved|rejected|vetoed|decided|agreed|resolved)(?! (?:at|last|yesterday)\\b)',
      {
        right: ['the board has unanimously voted to keep the gym', 'the trustees approved the new roof'],
        wrong: [
          'the board votes on Friday',
          'if the board approved it',
          'the bank approved our loan',
          'Tom agreed to call',
        ],
      },
    ),
    decided('we-vote', 'What we voted.', 'we{have}{surely} (?:voted|approved|rejected)', {
      right: ["we've voted down the merger", 'we approved the new budget'],
      wrong: ['they voted down the merger', 'we vote tomorrow'],
    }),
    decided(
      'proposal',
      'A proposal that was accepted or rejected.',
      '{proposal} [a-z ]{0,60}(?:was|were|is|got|has been) (?:approved|rejected|accepted|voted|turned down|carried|adopted)',
      {
        right: ['the proposal to lease the barn was rejected'],
        wrong: ['the proposal was sent on Monday', 'the loan was approved'],
      },
    ),
    decided('count', 'The votes for and against.', '(?:by|with) {votes} (?:to|against) {number}|unanimously', {
      right: ['it fell by nine votes to four', 'by five to two', 'unanimously'],
      wrong: ['by car to Leeds', 'from nine to four'],
    }),
    decided('announced', 'A decision that is announced.', "(?<!no |any )decision,?(?: [a-z']+,?){0,6}:", {
      right: ['decision of the week: we close on Mondays', 'one decision, so it is on record: we keep the van'],
      wrong: ['no decision: we wait', 'the decision comes later'],
    }),
    decided(
      'topic',
      'A subject and what became of it.',
      '(?<=[a-z0-9] ?: )(?:gone with|going with|{ended}(?= ?(?:[.,;]|$)| (?:by|with|at|for|as) ))',
      {
        right: ['Caterer: gone with Olive and Fig', 'The new logo: rejected.', 'Rent: agreed at nine hundred'],
        wrong: ['Olive has gone with Fig', 'The logo: rejected files are in the box'],
      },
    ),
    decided('amount', 'An amount that was agreed.', '{who}(?: both)? {settled} {amount}', {
      right: ['they agreed nine hundred', 'the owners settled at forty a day', 'we shook hands on twelve thousand'],
      wrong: ['they agreed to nothing', 'they asked ninety'],
    }),
    decided(
      'go-ahead',
      'That something may begin.',
      '(?:gave|given|giving|got|get|is|was) (?:it |us |the )*(?:green light|go-ahead)|(?<=: )green light',
      {
        right: ['the council gave the green light', 'the bosses came back: green light for the van'],
        wrong: ['stop at the green light', 'no go-ahead yet'],
      },
    ),
    decided('on', 'The decision on a subject.', "(?<!no |any )decision (?:on|about) [a-z' ]{1,40} is", {
      right: ['the decision on the fence is wood all round'],
      wrong: ['no decision on the fence is needed', 'a decision on Friday'],
    }),
    decided(
      'rate',
      'What something costs from a date on.',
      "(?:it's|it is|it'll be|that's|it goes up to|we charge) [a-z0-9-]+(?: [a-z]+)? {unit}(?: more)? (?:from|as of)",
      {
        right: ["it's nine percent from March", 'we charge forty pounds as of May'],
        wrong: ["it's nine percent of all", "it's nine o'clock"],
      },
    ),
    decided(
      'mind',
      'Having made up one’s mind.',
      "(?<!n't |not |never |to )(?:made up (?:my|our) minds?|made (?:my|our) minds? up)",
      {
        right: ["I've made up my mind"],
        wrong: ['I changed my mind'],
      },
    ),
  ],
  references: [
    reference('things', 'That several things were decided.', '{so}{we} {deciding}{on} {things}{around}', {
      right: ['we settled three things', 'The board agreed the following:', 'we decided on two points this morning'],
      wrong: ['we settled three things that hurt', 'we agreed to do three things'],
    }),
    reference('it', 'That something said before was decided.', '{so}{we} {deciding}{on} (?<back>{it}){around}', {
      right: ['We agreed that with Peter this morning.', 'and we decided it at lunch', 'the partners agreed on this'],
      wrong: ['we agreed that prices stay', 'we decided it was late'],
    }),
    reference('alone', 'That people decided.', '{so}{we} (?:decided|voted){around}', {
      right: ['we decided this morning with the partners', 'we voted'],
      wrong: ['we decided to go', 'we decided against it'],
    }),
    reference(
      'settled',
      'That something is settled.',
      "{so}(?<back>that|it|this)(?:'s| is| was| has been) (?:all )?(?:decided|settled|final|agreed){around}",
      {
        right: ["That's settled.", 'and it was agreed last night'],
        wrong: ["that's final exams", "it's decided that we go"],
      },
    ),
  ],
  listNumbers: [
    listNumber(
      'cardinal',
      'A number.',
      '(?:(?:and|number|point|item) )*(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})',
      {
        right: ['One, call the bank', 'and number two: the roof', '3. the van'],
        wrong: ['one of them, Ana', 'ten people'],
      },
    ),
    listNumber(
      'ordinal',
      'An ordinal.',
      '(?:and )?(?:first|second|third|fourth|fifth|sixth)(?:ly| of all| one| thing| point)?|(?:and )?(?:finally|lastly)',
      { right: ['Secondly, the van', 'First of all, the roof', 'and finally: tea'], wrong: ['the first, the best'] },
    ),
  ],
  asked,
  openings: [
    opening(
      'word',
      'A question word before a verb or noun.',
      '{so}{what}(?! {subject}(?!\\p{L}))(?! {statement}(?!\\p{L}))(?= \\p{L})',
      {
        right: ['and who pays for the printing', 'how many vans do we need'],
        wrong: ['what I like about it', 'where the road ends', 'somebody who pays'],
      },
    ),
    opening('verb', 'A verb before its subject.', '{so}{auxiliary} (?:{subject}|{anybody})', {
      right: ['is it worth the money', 'but should we keep the van'],
      wrong: ['it is worth the money', 'do call the bank'],
    }),
  ],
  inquiries: [
    inquiry(
      'verb',
      'A verb before a subject that is not the listener.',
      '{so}{auxiliary} (?:i|we|he|she|it|they|there)',
      {
        right: ['Do we need a new certificate?', 'and is there a way in?'],
        wrong: ['Can you call Tom?', 'Would you send it?', 'Could we get it by Friday?'],
      },
    ),
  ],
  doubts: [
    doubt('not-known', 'Not knowing.', "(?:don't|do not) know(?: yet| really| still)? {what}", {
      right: ["I don't know what came over him"],
      wrong: ["I don't know him", 'I know what it is'],
    }),
    doubt('not-sure', 'Not being sure.', '(?:not sure|wonder) {what}', {
      right: ["I'm not sure how much more I can take", 'I wonder what she thinks'],
      wrong: ["I'm not sure of it", 'I am sure how it goes'],
    }),
  ],
  feelings: [
    feeling(
      'not-known',
      'What somebody cannot put into words.',
      '(?:know|sure) (?:what (?:came over|got into|to (?:say|think|feel))|how (?:to (?:say|put|explain|describe)|much (?:more|longer)))',
      {
        right: ["I don't know what came over him", "I'm not sure how much more I can take"],
        wrong: ["I don't know how much it costs", "I'm not sure what to charge"],
      },
    ),
  ],
  rhetorical: [
    rhetorical(
      'you-know',
      'An announcement.',
      "{so}(?:do )?you know what(?:'s \\w+| (?:else )?\\w+ me)?|{so}guess (?:what|who)",
      {
        right: ['You know what struck me?', 'And guess what?'],
        wrong: ['Do you know what it costs?'],
      },
    ),
    rhetorical(
      'tag',
      'A question whose answer is known.',
      '{so}{negated} (?:it|that|this|he|she|they|we)(?: \\w+){0,2}',
      {
        right: ["Isn't it gas?", "Aren't they lovely?"],
        wrong: ["Why isn't it here?", "Isn't it cheaper to rent the van in Leeds?"],
      },
    ),
    rhetorical(
      'people',
      'An outburst.',
      "{so}what(?:'s| is) (?:it|wrong|the matter) with[^?]{0,60}|{so}(?:who does that|can you believe (?:it|this)|how hard can it be)",
      {
        right: ['What is it with people?', 'Who does that?', "What's wrong with everyone today?"],
        wrong: ['What is it worth?', "What's wrong here?"],
      },
    ),
    rhetorical(
      'shrug',
      'A shrug.',
      '{so}(?:who (?:cares|knows)|what can (?:i|you) (?:say|do)|what else|why not|so what|right|ok)',
      {
        right: ['Who knows?', 'What else?', 'Right?'],
        wrong: ['Who knows the code?', 'What else do we need?'],
      },
    ),
  ],
  tellers: [
    teller('thing', 'A thing that says so.', '{thing}(?: [a-z]+){0,5} {says}', {
      right: ['the sign at the pool says', 'my horoscope today said'],
      wrong: ['the letter from the bank says', 'Ana says'],
    }),
    teller('joke', 'What is said as a joke.', '(?:as|for) a joke', {
      right: ['somebody wrote as a joke'],
      wrong: ['a joke'],
    }),
  ],
  tales: [
    tale(
      'story',
      'A joke or a story.',
      '(?:a|the|my|another|this) (?:[a-z]+ )?(?:joke|recipe|plot|fairy tale|tongue twister|riddle)',
      {
        right: ['A joke.', 'the pancake recipe from my aunt', 'The plot of the book.'],
        wrong: ['no joking', 'recipes'],
      },
    ),
  ],
  own: [
    own('me', 'The speaker.', "i|i'(?:m|ve|ll|d)|we|we'(?:re|ve|ll|d)|us|our|ours|let's", {
      right: ["I'll call"],
      wrong: ['he calls', 'my aunt'],
    }),
  ],
  reported: [
    reported(
      'asked',
      'Somebody asked.',
      '{others}{also} (?:asked|asks|asking|wondered|wanted to know|wants to know|was asking|were asking)',
      {
        right: ['He asked me whether we would move', 'My mother kept asking', 'Tom wanted to know why'],
        wrong: ['I asked whether we could move', 'we asked the bank'],
      },
    ),
  ],
}
