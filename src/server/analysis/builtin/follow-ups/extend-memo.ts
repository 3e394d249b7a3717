import { countWords, type Fragment, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import type { JudgedStatement, Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { isMemo } from '#server/analysis/builtin/duties/memos.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** Minimum number of words of a note to oneself beside its date: a verb and its object. */
const MIN_MEMO_WORDS = 2
/** Maximum number of words of a statement that is only a verb: "and see". */
const MAX_VERB_WORDS = 2

/**
 * Adds the next words to a note to oneself that was cut after its date, "review tomorrow | Olga's draft", or after its verb, "see |
 * if the skip can be collected".
 */
export function extendMemo(statement: JudgedStatement, { statements }: Judgement): JudgedStatement {
  const { clause, from, to, at } = statement
  const next = statements[at + 1]
  if (next?.clause === clause && countWords(textOf(statement)) <= MAX_VERB_WORDS && beginsWondering(next))
    return { ...statement, to: next.to }
  const date = clause.dates.find(({ start, end }) => start >= from && Math.abs(end - to) <= 1)
  if (!date || next?.clause !== clause || !isMemo(statement)) return statement
  const words = clause.text.slice(from, date.start).trim().split(/\s+/)
  return words.length < MIN_MEMO_WORDS && /^\s*$/.test(clause.text.slice(to, next.from))
    ? { ...statement, to: next.to }
    : statement
}

const wondersOf = perPack(({ clauses: { wonders } }) => new RegExp(`^\\s*(?:${wonders})\\s`, 'u'))

/** Tells whether a statement begins with an indirect question. */
function beginsWondering({ clause, from, to }: Fragment): boolean {
  return wondersOf(clause.pack).test(clause.folded.slice(from, to))
}
