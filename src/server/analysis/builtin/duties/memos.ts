import { openingPattern } from '#server/analysis/builtin/clauses/clause-opening.ts'
import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

const patternsOf = perPack(({ duties: { memos }, clauses, names }) => ({
  lead: new RegExp(openingPattern(`${names.joins.replaceAll(' ', '|')}|${clauses.openings}`), 'u'),
  openings: memos.openings.length === 0 ? null : compileRules(memos.openings),
  deeds: compileRules(memos.deeds),
  instructions: compileRules(memos.instructions),
  statements: compileRules(memos.statements),
}))

/** The longest note to oneself has this many words. */
const MAX_WORDS = 20

/** Tells whether a sentence of many words is written as one, with a capital and a full stop. */
function isWritten(text: string): boolean {
  return /^\p{Lu}.*[.!]$/su.test(text.trim()) && text.trim().split(/\s+/).length <= MAX_WORDS
}

/** A sentence that begins with the verb of what is to be done: where, and whether it is a note to oneself. */
interface Memo {
  start: number
  /** Not if it asks, or reads like a recipe or the instructions for a device. */
  isPlain: boolean
}

/** The memo of a clause; null if it is none. Several parts of the analyst ask this of each statement. */
const memos = new WeakMap<Clause, Memo | null>()

/**
 * Tells whether a statement is a note to oneself: a sentence that begins with the verb of what is to be done, and states nothing
 * of it, such as "call mum" or "regar los tomates", but not "fumar está prohibido". In speech without punctuation only the judge
 * knows where a sentence begins.
 */
export function isMemo(statement: Pick<Fragment, 'clause' | 'from'>): boolean {
  return memoOf(statement)?.isPlain === true
}

/** Tells whether a statement only looks like a note to oneself: "water the tomatoes?", "stir the soup". */
export function isLikeMemo(statement: Pick<Fragment, 'clause' | 'from'>): boolean {
  return memoOf(statement)?.isPlain === false
}

function memoOf({ clause, from }: Pick<Fragment, 'clause' | 'from'>): Memo | null {
  let memo = memos.get(clause)
  if (memo === undefined) {
    memo = findMemo(clause)
    memos.set(clause, memo)
  }
  return memo !== null && from <= memo.start ? memo : null
}

function findMemo({ pack, folded, text, bare, at, sentence }: Clause): Memo | null {
  if ((bare && !isWritten(sentence.text)) || at > 0) return null
  const { lead, openings, deeds, instructions, statements } = patternsOf(pack)
  const start = lead.exec(folded)?.[0].length ?? 0
  const [words, spelt] = [folded.slice(start), text.slice(start)]
  const isDeed = deeds.test(words)
  if (!isDeed && !pack.verbs.isDeed(`${words} `)) return null
  const isPlain = !instructions.test(words) && !sentence.text.trimEnd().endsWith('?')
  // "Cancel Netflix": a capital shows an object too.
  if (isPlain && !isDeed && openings && !openings.test(words) && !/^\p{L}+ \p{Lu}\p{L}/u.test(spelt)) return null
  const rest = /^[\p{L}'’-]+ (.*)$/u.exec(words)?.[1]
  return rest === undefined || statements.test(rest) ? null : { start, isPlain }
}
