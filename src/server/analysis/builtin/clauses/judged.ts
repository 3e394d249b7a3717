import { judgeStatements } from '#server/analysis/statements/judge-statements.ts'
import type { UnnamedOwner } from '#server/analysis/statements/owner-features.ts'
import type { StatementKind } from '#server/analysis/statements/statement-kinds.ts'
import { nearestRange } from '#server/analysis/text/nearest-range.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Clause, Spoken } from './clauses.ts'
import { type Fragment, overlap } from './fragments.ts'

/** A statement within a clause, with the probability of each kind. */
export interface JudgedStatement {
  clause: Clause
  /** Offsets in the clause. */
  from: number
  to: number
  probability: Record<StatementKind, number>
  /** Whether it was cut because it became too long, perhaps in the middle of a phrase. */
  cutShort: boolean
  /** How likely a statement is to begin where this one does; 0 for an item of a list. */
  begins: number
  /** Whether it was cut from the one before it because that is a follow-up of somebody else. */
  changesOwner: boolean
  /** Its index among the statements of the note. */
  at: number
}

/** What the trained judge says about a note. */
export interface Judgement {
  /** All statements in the order of the text, each in the clause that has most of it. */
  statements: readonly JudgedStatement[]
  /** Returns the statement that has most of the words between two offsets of a clause, or else the nearest one. */
  at: (clause: Clause, from: number, to: number) => JudgedStatement | undefined
  /** Returns the statements that lie in a clause, wholly or in part. */
  within: (clause: Clause) => readonly JudgedStatement[]
  /** Judges only the words between two offsets of a clause. */
  words: (clause: Clause, from: number, to: number) => Record<StatementKind, number>
  /** Returns who may own the follow-up that some words state, with their probabilities. */
  owners: (words: Fragment) => OwnerWord[]
}

/** A word that may name the owner of a follow-up, in its clause, or who may own it if no word does. */
export interface OwnerWord {
  owner: { clause: Clause; start: number; end: number } | UnnamedOwner
  probability: number
}

/** Judges the statements of a note, and finds the clause of each. Returns null for a language without a trained model. */
export function judgeClauses(
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  spoken: Spoken,
  pack: LanguagePack,
): Judgement | null {
  const bySentence = Map.groupBy(clauses, ({ sentence }) => sentence)
  const dated = sentences.map((sentence) => ({
    sentence,
    dates: (bySentence.get(sentence) ?? []).flatMap(({ dates, at }) =>
      dates.map((date) => ({ ...date, start: date.start + at, end: date.end + at })),
    ),
  }))
  const statements: JudgedStatement[] = []
  const byClause = new Map<Clause, JudgedStatement[]>(clauses.map((clause) => [clause, []]))
  /** The first clause of the sentence that may hold the next statement. */
  let next = 0
  let last: Sentence | undefined
  const judged = judgeStatements(dated, spoken, pack)
  if (!judged) return null
  for (const { sentence, from, to, probability, cutShort, begins, changesOwner } of judged.statements) {
    const own = bySentence.get(sentence) ?? []
    if (sentence !== last) next = 0
    last = sentence
    while (endOf(own[next]) <= from) next++
    let best: JudgedStatement | null = null
    for (let at = next; at < own.length; at++) {
      const clause = own[at]
      if (!clause || clause.at >= to) break
      const inside = { from: Math.max(0, from - clause.at), to: Math.min(clause.text.length, to - clause.at) }
      const placed = { clause, ...inside, probability, cutShort, begins, changesOwner, at: statements.length }
      byClause.get(clause)?.push(placed)
      if (best === null || placed.to - placed.from > best.to - best.from) best = placed
    }
    if (best) statements.push(best)
  }
  return {
    statements,
    at: (clause, from, to) => nearestRange(byClause.get(clause) ?? [], from, to),
    within: (clause) => byClause.get(clause) ?? [],
    words: (clause, from, to) => judged.judgeWords(clause.sentence, clause.at + from, clause.at + to),
    owners: ({ clause, from, to }) =>
      judged
        .judgeOwners(clause.sentence, clause.at + from, clause.at + to)
        .flatMap(({ owner, probability }): OwnerWord[] => {
          if (typeof owner === 'string') return [{ owner, probability }]
          const { sentence, start, end } = owner
          const home = bySentence.get(sentence)?.findLast(({ at }) => at <= start)
          return home ? [{ owner: { clause: home, start: start - home.at, end: end - home.at }, probability }] : []
        }),
  }
}

/** Returns the statements that are of a kind with at least this probability, except those that overlap what was found. */
export function statementsBeyond(
  found: readonly Fragment[],
  { statements }: Judgement,
  kind: StatementKind,
  probability: number,
): JudgedStatement[] {
  const byClause = Map.groupBy(found, ({ clause }) => clause)
  return statements.filter(
    (one) =>
      one.probability[kind] >= probability && !byClause.get(one.clause)?.some((fragment) => isPartOf(one, fragment)),
  )
}

/** Minimum share of a statement that is part of what was found: it may begin or end with a word of its neighbour. */
const PART_FROM = 0.2

function isPartOf(one: Fragment, fragment: Fragment): boolean {
  const shared = Math.min(fragment.to, one.to) - Math.max(fragment.from, one.from)
  return overlap(fragment, one) && shared >= (one.to - one.from) * PART_FROM
}

function endOf(clause: Clause | undefined): number {
  return clause ? clause.at + clause.text.length : Number.POSITIVE_INFINITY
}
