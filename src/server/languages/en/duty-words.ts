import { dutyRules } from '../parts/duty-rules.ts'
import { person } from './duty-people.ts'

/** Writes the duty rules with the words that they share. */
export const duty = dutyRules({
  ...person,
  noDeed:
    '(?!(?:be|like|love|rather|never|not|kill|die|think|see|know|hate|come|join|visit|attend|arrive|have (?!it|them|that|the|everything))(?![\\p{L}]))',
  they: '(?:he|she|they)',
  verbUp: '\\p{L}{2,}(?: (?:up|off|out|in|back|over|through))?',
  gift: 'right|time|cheek|nerve|chance|power|guts|courage|money|patience|energy|heart',
  idle: '(?:be|go|come|play|see|live|spare|thank|offer|stay|wear|share|himself|herself)',
  starts: '(?:crack on|get on|get going|make a start|get started)',
  mustNot: "(?:can't|cannot|mustn't|must not)",
  itThem: '(?:it|them)(?!\\p{L})',
  theirs: '(?:it|them|that|those|(?:the|my|our|his|her|their) \\p{L}+)(?!\\p{L})',
  wouldGet: "(?:'d|'ll| will| would) (?:(?:have|get|receive) (?={theirs})|see (?={itThem}))",
  side: '(?:side|end|team|office|people|lot|desk|place)',
  itself: '(?:itself|themselves)',
  itWill: "(?:,(?: [\\p{L} ]{2,12},)? (?:it|they|that|those))?(?:'s|'re)?",
  doing:
    '(?!(?:coming|going|arriving|leaving|being|having|sitting|standing|laughing|joking|missing|losing|getting)\\b)\\p{L}{2,}ing',
  whom: '(?:them|him|her|you|everyone|(?:(?:the|my|our) )?[\\p{L}-]{2,}(?: [\\p{L}-]+)?)',
  begins: '(?<=^|[.;:] |\\band )(?:(?:actions?|to do|next steps?): )?',
  acts: '(?:{does}|{obtains}|{settles})(?![\\p{L}])',
  does: 'send|confirm|review|check|call|ring|chase|(?:re)?book|order|prepare|draft|write|update|email|sort|arrange|organi[sz]e|speak',
  obtains:
    'ask|find|get|look|fix|finish|share|set up|schedule|contact|sign|pay|buy|bring|take|make|collect|print|invite|phone|let|let us know',
  settles:
    'provide|circulate|submit|approve|finali[sz]e|tell|give|test|cancel|move|investigate|raise|put|add|replace|clean|pick up|drop off',
  notReady:
    '(?!(?:happy|ready|time|need|glad|able|keen|free|due|back|remember|reminder|plan|sorry|thanks|welcome|best|nice|good|hard)\\b)',
  determiner: '(?:the|a|an|my|our|some|his|her|their)',
  article: '(?:the|that|an?|those|these|some|my|our|two|three|four|five|six|\\d+)',
  due: '(?:is due|due|by|before|no later|expires?|runs out|ends)',
  must: '(?:(?:has|needs|ought)(?: got)? to|should|must)',
  /** What belongs to a verb: "signing off", and "filling in" but not "painting in May". */
  off: ' (?:off|up|out|over|down|through|away|(?:in|at)(?=[.,;!?]|$| (?:and|by|before|today)\\b))',
  tookOn: '(?:taken on|taking on|taking care of|in charge of|looking after)',
  turn: '(?:job|turn|shout)',
  myWord: '(?:gave|have given)',
  wanted: '(?:i|we) (?:want|need) (?:it|them) back',
  notTold: '(?<!(?:told|tell|promised|assured|asked|ask|if|when|because|that|while|before|and) )',
  says: '(?:(?:told|assured|promised|warned|texted) (?:me|us)|said|says|swears|swore|reckons|promised|promises|confirmed)',
  aside: '(?:, [^,.;]{2,30},)?',
  will: "(?:'d (?!had|been|seen|gone|done|got|just|already|\\p{L}+ed\\b)|'ll | would | will ){noDeed}",
  volunteered: '(?:kindly )?(?:offered|volunteered|undertook|undertaken|signed up|pledged)',
  undated: '(?![^,.;]{0,60} (?:by|before|until) )',
  soon: '(?:back|tonight|today|tomorrow)',
  thing: '(?<thing>(?:the|my|our|your|his|her|their|that|this|those|these|an?) {noun}(?: {noun}){0,6}?)',
  itsThing: '(?<thing>(?:the|my|our|that) {noun}(?: {noun}){0,3}?)(?:[,.;]|$| (?:and|by|until)\\b)',
  ending: '(?:before|by|for|on|at|this|next|today|tonight|tomorrow|when|if|or|and|because)',
  noun: "(?!(?:that|which|who|and|but|because|if|i|you|he|she|we|they|so|is|are|was|when)\\b|i')[\\p{L}'-]+",
  finished:
    '(?<state>(?:ready|done|out|in|back|gone|sent|paid|made|cut|built|sold|hung|set|\\p{L}{3,}ed)(?: (?:up|off|out|in|over))?)(?![\\p{L}])',
  done: '(?<state>out|ready|done|sent|finished|fixed|in|signed|delivered|back)(?![\\p{L}])',
})
