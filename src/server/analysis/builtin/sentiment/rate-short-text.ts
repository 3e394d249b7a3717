import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Language } from '#shared/languages.ts'
import { judgeSentiment, type Likely } from './judge-sentiment.ts'

/** Maximum number of words: longer texts mix facts and opinions, so their words are weighed instead. */
const MAX_WORDS = 35
/** Clauses are joined up to this many words, about as many as in the texts that the model was trained on. */
const PIECE_WORDS = 20
/** Minimum probability at which a sentiment is strong. */
const STRONG = 0.75

/** Rates a short text from 1 (negative) to 5 (positive) with the trained model. Null for other texts. */
export function rateShortText(clauses: readonly Clause[], language: Language): number | null {
  const pieces = joinPieces(clauses)
  if (pieces.length === 0) return null
  const likely: Likely = { positive: 0, neutral: 0, negative: 0 }
  for (const piece of pieces) {
    const judged = judgeSentiment(piece, language)
    if (!judged) return null
    likely.positive += judged.positive / pieces.length
    likely.neutral += judged.neutral / pieces.length
    likely.negative += judged.negative / pieces.length
  }
  const most = Math.max(likely.positive, likely.negative)
  if (likely.neutral >= most || likely.positive === likely.negative) return 3
  return 3 + (likely.positive > likely.negative ? 1 : -1) * (most > STRONG ? 2 : 1)
}

/** Joins the clauses of a short text into pieces; the last piece may be longer. Returns none for a longer text. */
function joinPieces(clauses: readonly Clause[]): string[] {
  const pieces: string[] = []
  let open = ''
  let total = 0
  for (const { text } of clauses) {
    open = open === '' ? text : `${open} ${text}`
    total += countWords(text)
    if (total > MAX_WORDS) return []
    if (countWords(open) < PIECE_WORDS) continue
    pieces.push(open)
    open = ''
  }
  if (open !== '') pieces.push([pieces.pop(), open].filter((part) => part !== undefined).join(' '))
  return pieces
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
