import type { FollowUpTitleWords } from '../parts/follow-up-title-words.ts'
import { compose } from '../parts/text-rule.ts'

/** The subject that opens a sentence: "it" shows no gender, but after "The form is on my desk" it is the form. */
const subjectOf = (verbs: string) =>
  compose(
    '(?<=(?:^|[.!?;,] )(?:(?:and|but|so) )?(?:[\\p{L}]+, )?)(?:{article}) (?:{word} ){0,2}{word}(?= (?:still |just |only )?(?:{verbs})(?:n.t)?\\b)',
    {
      article: 'the|my|our|your|this|that|these|those|an?',
      word: "(?!(?:still|just|only|we|i|you|they|[a-z]+n't|{person})\\b)[\\p{L}'-]+",
      person:
        '(?:step)?(?:brother|sister|mother|father|son|daughter)|mum|mom|dad|wife|husband|boss|plumber|landlord|cousin|uncle|aunt',
      verbs,
    },
  )

/** A thing that somebody wants before the speaker deals with it: "Dave needs a quote by Friday, so I'll write it". */
const wanted = compose('(?<=\\b(?:{wants}) )(?:an?|some) (?:{word} ){0,2}{word}(?= (?:{ends})\\b| *(?:,|$))', {
  wants: 'needs?|wants?|wanted|requires?|expects?|asked (?:me |us )?for|is after|are after|waiting for',
  word: "(?!(?:{ends})\\b)[\\p{L}'-]+",
  ends: 'by|for|from|of|and|but|so|because|on|in|at|before|this|next|to|with|from|about|today|tonight|tomorrow|we|i|that|which',
})

/** A thing that is named alone right before the follow-up: "The quote for the barn, I'll …". */
const aloneBefore = compose(
  '(?<=^|[.!?;:] )(?:{article} )?(?:{word} ){0,2}{word}(?: (?:for|of|to|from) (?:{word} ){0,2}{word})?(?=[,:]? ?$)',
  {
    article: 'the|my|our|this|that|these|those|an?',
    word: "(?!(?:for|of|to|from|and|but|so|because|then|can|could|will|would|somebody|someone|anyone|you|we)\\b)[\\p{L}'-]+",
  },
)

/** A thing that is named before what somebody says of it, in the same sentence: "The report, they want it by noon". */
const topic = compose(
  "{article} (?:{word} ){0,2}{word}(?=,? (?:they|he|she|we|i|nobody|everybody)(?:'[a-z]+)? [^.!?]*$)",
  {
    article: '(?<!\\p{L})(?:the|my|our|your|this|that|these|those)',
    word: "(?!(?:{small}|{verb}|{join})\\b)[\\p{L}'-]+",
    small: 'still|just|only|on|off|in|out|up|earlier|later|now|again|too|today|tonight|tomorrow',
    verb: 'is|are|was|were|has|have|had|be|been|will|would|did|does|said|says',
    join: 'and|but|so|if|when|which|that|what|because|while|after|before|until|then',
  },
)

/** The pronouns of follow-ups, and the things that they stand for. */
export const objects: FollowUpTitleWords['objects'] = [
  { pronoun: '(?<verb>\\p{L}+) (?:it|that|this|them|those)(?<rest>(?: .*)?)', noun: aloneBefore },
  {
    pronoun: '(?<verb>\\p{L}+) it(?<rest>(?: .*)?)',
    // "The school needs a photo": the photo is meant.
    noun: subjectOf('is|was|isn.t|(?:has|had|needs)(?! (?:an?|some|our|the)\\b)|comes|came|expires|runs|looks|went'),
  },
  {
    pronoun: '(?<verb>\\p{L}+) them(?! an? )(?<rest>(?: .*)?)',
    noun: subjectOf('are|were|(?:have|had|need)(?! (?:an?|some|our|the)\\b)|come|came|expire|run|look|went'),
  },
  { pronoun: '(?<verb>\\p{L}+) (?:it|them)(?! an? )(?<rest>(?: .*)?)', noun: topic },
  {
    pronoun:
      '(?<verb>\\p{L}+) (?:it|them)(?! (?:an?|the|one|two|three|some|both|all|my|our|his|her|their)\\b)(?<rest>(?: .*)?)',
    noun: wanted,
  },
]
