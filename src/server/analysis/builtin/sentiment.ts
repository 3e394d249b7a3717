import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses.ts'
import { SENTIMENT_LEXICONS } from './lexicon/sentiment.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { wordsOf } from './wording.ts'

/** How many words a negation turns. */
const NEGATION_REACH = 3
/** Shorter beginnings would take in words of other stems. */
const SHORTEST_STEM = 3
/** What speakers say of their own feelings tells more than what they say of the matter. */
const OWN_WEIGHT = 2
const NEGATED = -0.6
const CONTRAST = /^(?:but|however|though|pero|aunque|sino|mais|pourtant)$/
/** Added to what was weighed, so that one word in a long note does not decide. */
const DOUBT = 2
const MILD = 0.15
const STRONG = 0.62
/** With so little said a note is not of the strongest kind. */
const ENOUGH_FOR_STRONG = 5

/** Whether what was said is rather good or bad, from 1 (bad) to 5 (good). */
export function rateSentiment(
  clauses: readonly Clause[],
  language: Language,
  lexicon: WordLexicon,
): Pick<AnalysisContent, 'sentiment' | 'sentimentScore'> {
  const { positive, negative, own } = SENTIMENT_LEXICONS[language]
  const ownFeeling = new RegExp(`(?:^|[^\\p{L}])${own}(?![\\p{L}])`, 'u')
  const scales = { positive: wordsOf(positive), negative: wordsOf(negative) }
  let good = 0
  let bad = 0
  for (const clause of clauses) {
    const weight = ownFeeling.test(clause.folded) ? OWN_WEIGHT : 1
    const weighed = weigh(clause.text, scales, lexicon)
    good += weighed.good * weight
    bad += weighed.bad * weight
  }
  const tone = (good - bad) / (good + bad + DOUBT)
  const strong = Math.abs(tone) > STRONG && good + bad >= ENOUGH_FOR_STRONG
  const distance = Math.abs(tone) < MILD ? 0 : strong ? 2 : 1
  const sentimentScore = 3 + Math.sign(tone) * distance
  const sentiment = sentimentScore > 3 ? 'positive' : sentimentScore < 3 ? 'negative' : 'neutral'
  return { sentiment, sentimentScore }
}

function weigh(
  text: string,
  { positive, negative }: { positive: Set<string>; negative: Set<string> },
  lexicon: WordLexicon,
): { good: number; bad: number } {
  const negations = wordsOf(lexicon.negations)
  const intensifiers = wordsOf(lexicon.intensifiers)
  let good = 0
  let bad = 0
  let negatedUntil = -1
  let strong = false
  for (const [at, { folded }] of tokenize(text).entries()) {
    // What comes after "but" is what is meant.
    if (CONTRAST.test(folded)) {
      good *= 0.6
      bad *= 0.6
      negatedUntil = -1
    }
    if (negations.has(folded)) negatedUntil = at + NEGATION_REACH
    const value =
      (isIn(folded, positive) ? 1 : isIn(folded, negative) ? -1 : 0) *
      (strong ? 1.5 : 1) *
      (at <= negatedUntil && !negations.has(folded) ? NEGATED : 1)
    if (value > 0) good += value
    else bad -= value
    strong = intensifiers.has(folded)
  }
  return { good, bad }
}

function isIn(word: string, words: Set<string>): boolean {
  if (words.has(word)) return true
  for (let length = Math.min(word.length, 14); length >= SHORTEST_STEM; length--) {
    if (words.has(`${word.slice(0, length)}*`)) return true
  }
  return false
}
