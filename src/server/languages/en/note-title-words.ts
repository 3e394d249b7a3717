import type { NoteWords } from '../parts/note-title-words.ts'
import { textRules } from '../parts/text-rule.ts'

const announcement = textRules('note-announcement', {
  thisIs: "(?:this|it|that)(?:'s| is)|here(?:'s| is| are)|these are|for the record,?",
  making:
    "i(?:'m| am) (?:just )?(?:making|recording|dictating|leaving)(?: myself)?|let me (?:make|record|leave|get down)",
  small: '(?:a|an|some|my|few|couple of|quick|short|brief|little|final|voice|random|more|first)',
  note: '(?:notes?|thoughts?|reflections?|memo|update|recap|summary|debrief|rundown|follow-up|follow up|reminders?|one)',
  on: '(?:on|about|regarding|concerning|of|from|re|for(?= (?:the|my|our)\\b))',
  wanting: "(?:i (?:want|wanted|need|needed)|i'd like)",
  talking: '(?:talk|say something|record something|think|speak|note something|get something down)',
})
const origin = textRules('note-origin', {
  subject: "(?:i'm |i am |we're |i've |we've |i |we )?(?:just |literally |only )*",
  outOf:
    '(?:after )?(?:out of|leaving|back from|(?:come|coming|came|walked|walking) out of|coming from|come from|came from)',
  note: '(?:(?:a|quick|short|brief|little|voice) )*(?:notes?|memo|update|recap|debrief|one)(?: to (?:self|myself))?',
  meeting: '(?= (?:the|a|an|our|my|\\p{L}+ (?:meeting|call|committee|review)))',
})
const verb = textRules('phrase-end')

export const noteTitles: NoteWords = {
  fillers: [
    'thanks|thank you|so|okay|ok|right|alright|all right|well|now|um|uh|uhm|er|em|erm|yeah|yes|hi|hello|hey',
    "good morning|good afternoon|good evening|morning|evening|listen|anyway|and|oh|just|look|let's see",
    '(?:right )?then|here goes|here we go',
  ].join('|'),
  announces: [
    announcement('note-on', 'A note on something.', '(?:{thisIs}|{making})?(?: ?\\b{small})* ?\\b{note} {on}', {
      right: [
        'This is a quick note on the Galway lease. → Galway lease',
        'Some thoughts about the pay scale. → pay scale',
        'This is a note for the Galway lease. → Galway lease',
      ],
      wrong: ['The notebook on the desk.', 'Note the date.'],
    }),
    announcement(
      'is-about',
      'What this is about.',
      "(?:this|it)(?:'s| is)(?: just| really| mostly| all| only)? (?:about|regarding|concerning)",
      { right: ['This is mostly about the Galway lease. → Galway lease'], wrong: ['This is above the roof.'] },
    ),
    announcement(
      'want-to-talk',
      'Wanting to talk about something.',
      '{wanting} to {talking}(?: out loud)? (?:about|on)',
      { right: ['I wanted to talk about the Galway lease. → Galway lease'], wrong: ['I want to talk to Ana.'] },
    ),
    announcement(
      'lets-talk',
      'Proposing to talk about something.',
      "let(?:'s| me) (?:talk about|start with|begin with)",
      { right: ["Let's start with the Galway lease. → Galway lease"], wrong: ["Let's start at nine."] },
    ),
    announcement(
      'thinking',
      'Thinking about something.',
      "(?:i was |i've been |been |just )*thinking (?:out loud )?about",
      { right: ["I've been thinking about the Galway lease. → Galway lease"], wrong: ['I was thinking of Ana.'] },
    ),
    announcement(
      'regarding',
      'Regarding something that has a determiner.',
      '(?:regarding|concerning|about|as for|on the subject of|re)(?= (?:the|a|an|our|my|this|those|these|his|her|their)\\b)',
      { right: ['Regarding the Galway lease. → Galway lease'], wrong: ['About noon.', 'Regarding Ana'] },
    ),
  ],
  comesFrom: [
    origin('out-of', 'Where the speaker has just been.', '{subject}{outOf}{meeting}', {
      right: ["I'm just out of the works council meeting. → works council meeting"],
      wrong: ["I'm out of paper.", 'just in the meeting'],
    }),
    origin('on-my-way', 'The way back.', '{subject}(?:after )?on (?:my|the) way (?:back )?from{meeting}', {
      right: ['On my way back from the works council meeting. → works council meeting'],
      wrong: ['On the way to the council.'],
    }),
    origin('note-after', 'A note after something.', '{subject}(?:after )?{note} (?:after|following|from){meeting}', {
      right: [
        'A quick note after the works council meeting. → works council meeting',
        'Note to self after the works council meeting. → works council meeting',
        'Quick debrief after the works council meeting. → works council meeting',
      ],
      wrong: ['A note for the council.', 'The update after the works council meeting.'],
    }),
  ],
  empty: [
    'team folks guys points topics items walk drive thing things stuff morning lunch break day week car',
    'office house home road way plane train note notes one moment minute news question point list record',
    'coffee evening night today while bit meeting meetings call sort memo decision decisions fact file book',
    'mind time',
  ].join(' '),
  articles: 'the a an this that these those some both another all',
  links: 'of for in at on with about to from between',
  of: 'of',
  verbLinks: 'to',
  nouns:
    'whole lot site plan schedule move phone video start hold run work place people job hand things long home question call',
  ends: [
    'already looks look seems comes came went gives gave made keeps kept fell rose dropped lost won means',
    'showed shows worked better worse bad good great fine done up down whether because if while indoors which who where when i we they he she',
    'it you off',
  ].join(' '),
  verbs: [
    verb('past', 'The past of a verb.', '\\p{L}{2,}[^e]ed', { right: ['closed', 'started'], wrong: ['need', 'red'] }),
    verb('adverb', 'An adverb.', '\\p{L}{3,}ly', { right: ['quickly'], wrong: ['fly'] }),
  ],
  verbWords: [
    'met told said went took came made felt kept spoke rang sent paid stood sat knew thought ran saw gets',
    'says wants thinks knows loves hates likes fails leaks',
  ].join(' '),
  noVerbs: 'speed seed feed need bed shed hundred embed family supply assembly reply july',
  adjectives: [],
  resumes: 'um uh er em we i they he she it you so right okay what there here that this',
  numbered:
    'number flat room house table bay ward class line unit phase stage hall building lot plant floor round version',
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  untitled: 'Voice note',
  bareOpenings: true,
  accentedLinks: {},
  placeLinks: 'in',
}
