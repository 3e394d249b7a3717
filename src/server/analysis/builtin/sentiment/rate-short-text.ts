import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { countWords } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import type { Language } from '#shared/languages.ts'
import { judgeSentiment, type Likely } from './judge-sentiment.ts'

/** Maximum number of words: longer texts mix facts and opinions, so their words are weighed instead. */
const MAX_WORDS = 35
/** Clauses are joined up to this many words, about as many as in the texts that the model was trained on. */
const PIECE_WORDS = 20
/** Minimum probability at which a sentiment is strong. */
const STRONG = 0.75
/** Minimum probability at which a statement is a follow-up of the speaker's. */
const STATED_FROM = 0.8

/**
 * Rates a short text from 1 (negative) to 5 (positive) with the trained model. Null for other texts. What speakers
 * have to do is neutral in whatever words: "get rid of the dead plants".
 */
export function rateShortText(
  clauses: readonly Clause[],
  language: Language,
  judgement: Judgement | null,
): number | null {
  const words = clauses.reduce((sum, { text }) => sum + countWords(text), 0)
  if (words === 0 || words > MAX_WORDS) return null
  const pieces = joinPieces(clauses.map((clause) => unstated(clause, judgement)))
  if (pieces.length === 0) return 3
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

/** Returns the words of a clause without those that state a follow-up of the speaker's. */
function unstated(clause: Clause, judgement: Judgement | null): string {
  const { text } = clause
  let left = ''
  let from = 0
  for (const statement of judgement?.within(clause) ?? []) {
    if (Math.min(statement.probability.task, statement.probability.mine) < STATED_FROM) continue
    left += `${text.slice(from, statement.from)} `
    from = statement.to
  }
  left += text.slice(from)
  return /\p{L}/u.test(left) ? left.trim() : ''
}

/** Joins the parts of a short text into pieces; the last piece may be longer. */
function joinPieces(parts: readonly string[]): string[] {
  const pieces: string[] = []
  let open = ''
  for (const text of parts.filter((part) => part !== '')) {
    open = open === '' ? text : `${open} ${text}`
    if (countWords(open) < PIECE_WORDS) continue
    pieces.push(open)
    open = ''
  }
  if (open !== '') pieces.push([pieces.pop(), open].filter((part) => part !== undefined).join(' '))
  return pieces
}
