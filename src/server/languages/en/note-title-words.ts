import type { NoteWords } from '../parts/note-title-words.ts'

export const noteTitles: NoteWords = {
  fillers: [
    'thanks|thank you|so|okay|ok|right|alright|all right|well|now|um|uh|uhm|er|em|erm|yeah|yes|hi|hello|hey',
    "good morning|good afternoon|good evening|morning|evening|listen|anyway|and|oh|just|look|let's see",
    '(?:right )?then|here goes|here we go',
  ].join('|'),
  announces: [
    "(?:(?:this|it|that)(?:'s| is)|here(?:'s| is| are)|these are|i(?:'m| am) (?:just )?(?:making|recording|dictating|leaving)(?: myself)?|let me (?:make|record|leave|get down)|for the record,?)?(?: ?\\b(?:a|an|some|my|few|couple of|quick|short|brief|little|final|voice|random|more|first))* ?\\b(?:notes?|thoughts?|reflections?|memo|update|recap|summary|debrief|rundown|follow-up|follow up|reminders?|one) (?:on|about|regarding|concerning|of|from|re)",
    "(?:this|it)(?:'s| is)(?: just| really| mostly| all| only)? (?:about|regarding|concerning)",
    "(?:i (?:want|wanted|need|needed)|i'd like) to (?:talk|say something|record something|think|speak|note something|get something down)(?: out loud)? (?:about|on)",
    "let(?:'s| me) (?:talk about|start with|begin with)",
    "(?:i was |i've been |been |just )*thinking (?:out loud )?about",
    '(?:regarding|concerning|about|as for|on the subject of|re)(?= (?:the|a|an|our|my|this|those|these|his|her|their)\\b)',
  ].join('|'),
  comesFrom:
    "(?:i'm |i am |we're |i've |we've |i |we )?(?:just |literally |only )*(?:after )?(?:out of|leaving|back from|come out of|coming out of|came out of|walked out of|walking out of|coming from|come from|came from|on (?:my|the) way (?:back )?from|(?:a )?(?:quick |short )?(?:voice )?note (?:after|following|from))(?= (?:the|a|an|our|my|\\p{L}+ (?:meeting|call|committee|review)))",
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
    'showed shows worked better worse bad good great fine done up down which who where when i we they he she',
    'it you off',
  ].join(' '),
  verbs:
    /^(?:met|told|said|went|took|came|made|felt|kept|spoke|rang|sent|paid|stood|sat|knew|thought|ran|saw|gets|says|wants|thinks|knows|loves|hates|likes|fails|leaks)$|^(?!(?:speed|seed|feed|need|bed|shed|hundred|embed)$)\p{L}{2,}(?:[^e]ed)$|^\p{L}{3,}ly$(?<!family|supply|assembly|reply|july)/u,
  adjectives: /^$/,
  resumes: /^(?:um|uh|er|em|we|i|they|he|she|it|you|so|right|okay|what|there|here|that|this)$/,
  numbered: 'line unit phase stage hall building lot plant floor round version',
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  untitled: 'Voice note',
  bareOpenings: true,
  accentedLinks: {},
  placeLinks: 'in',
}
