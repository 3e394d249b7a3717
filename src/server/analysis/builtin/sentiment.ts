import type { AnalysisContent } from '#shared/contract/analysis.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { wordsOf } from './wording.ts'

const NEGATION_REACH = 3

/** Whether what was said is rather good or bad, from 1 (bad) to 5 (good). */
export function rateSentiment(
  clauses: readonly Clause[],
  lexicon: WordLexicon,
): Pick<AnalysisContent, 'sentiment' | 'sentimentScore'> {
  const balance = clauses.reduce((sum, clause) => sum + weigh(clause, lexicon), 0)
  const size = clauses.length + 3
  const tone = balance / size
  const sentimentScore = tone > 0.5 ? 5 : tone > 0.12 ? 4 : tone < -0.5 ? 1 : tone < -0.12 ? 2 : 3
  const sentiment = sentimentScore > 3 ? 'positive' : sentimentScore < 3 ? 'negative' : 'neutral'
  return { sentiment, sentimentScore }
}

function weigh({ text }: Clause, lexicon: WordLexicon): number {
  const positive = wordsOf(lexicon.positive)
  const negative = wordsOf(lexicon.negative)
  const negations = wordsOf(lexicon.negations)
  const intensifiers = wordsOf(lexicon.intensifiers)
  let sum = 0
  let negatedUntil = -1
  let strong = false
  for (const [at, { folded }] of tokenize(text).entries()) {
    if (negations.has(folded)) negatedUntil = at + NEGATION_REACH
    const value = positive.has(folded) ? 1 : negative.has(folded) ? -1 : 0
    sum += value * (strong ? 1.5 : 1) * (at <= negatedUntil ? -0.7 : 1)
    strong = intensifiers.has(folded)
  }
  return sum
}
