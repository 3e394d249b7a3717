import type { ClauseWords } from '../parts/clause-words.ts'
import { compose } from '../parts/text-rule.ts'

export const clauses: ClauseWords = {
  subordinates: 'if|unless|when|that|because|whether|and|or|si|que|o',
  joins: 'and|but|so|because|then',
  dangling: 'and|or|the|a|an|of|to|in|on|with|for|that|so|but|not|even|no|i|we',
  particles: 'to|in|on|with|for|of|so|not|no',
  openings:
    'ja|haan|mind you|so|and|but|then|well|okay|ok|right|um|uh|er|em|anyway|now|also|i mean|you know|honestly|actually|yes|yeah|eh|y',
  dependents: 'because|which|who|that|of|in',
  belongs: 'of',
  partEnds: 'because|so that|but|otherwise|or else|(?:and|or) (?:if|unless|otherwise)',
  wonders: 'whether|if',
  elsewhere: {
    opens:
      "(?:(?:and|but|so) )?(?:(?:i|we|he|she|you)(?:'\\p{L}+)?|(?:it|that|they) (?:was|were|had))(?! (?:said|promised|told|say|mean)\\b)(?![\\p{L}'])",
    refersBack: 'it|them|that|this|those|these|my',
  },
  beforehand:
    'mov(?:e|ing)|chang(?:e|ing)|cancel(?:ling)?|postpon(?:e|ing)|reschedul(?:e|ing)|shift(?:ing)?|minutes|notes',
  guesses: "i(?:'d| would) (?:say|guess|imagine|think|hope)|let's say|say",
  partOpeners: { afterSign: 'and|then|so', alone: 'and' },
  headings: [
    'memo|note|plans?|agenda|schedule|programme|program|jobs?(?: sheet)?|timetable|to[ -]do(?: list)?|list|reminders?',
    'appointments|diary|calendar|run sheet|rota',
  ].join('|'),
  ofTheNote:
    "quick (?:one|note)|thinking out loud|going to be a long one|before i forget|that's about it|what else|off my list",
  amounts: 'percent|per cent|millions?|thousand|euros?|dollars?|pounds|pesos',
  opensDay: /^,? (?:it's|it is|there's|we've got|we have|i've got) /u,
  announcement: compose(
    '{hello}|{lead}(?:{note},? (?:after|from|following|on the way)|{after}|{for}|{recap}|{notes}|{making})',
    {
      hello:
        "(?:hi|hello|hey|morning|good morning)[\\s,]+(?:it's|this is) (?:(?:\\p{L}+ ){0,5}\\p{L}+(?=[,.!]?$)|[^,.]{2,30}, {making})",
      making:
        "(?:(?:i'm|i am) )?(?:leaving|making|recording) (?:myself )?a (?:(?:quick|short) )?(?:voice )?(?:note|memo)(?! (?:of|that))",
      lead: '(?:(?:right|okay|ok|so|well|alright|hey|hi|hello)[\\s,]+)*(?:a )?(?:(?:quick|short|brief) )?',
      note: '(?:voice )?(?:note|memo)(?: to (?:self|myself))?',
      after: '(?:debrief|recap|update|notes|one) (?:after|following)(?=[^,]*$)',
      for: '(?:this is )?(?:a )?(?:quick |voice )?(?:note|memo) (?:for|about|on) (?:the|my|our)(?=[^,]*$)',
      recap: '(?:\\p{L}+ ){1,3}(?:recap|debrief)(?=[.!]?$)',
      notes: '(?:\\p{L}+ ){0,4}notes for (?:\\p{L}+day|today)(?=[.!]?$)',
    },
  ),
}
