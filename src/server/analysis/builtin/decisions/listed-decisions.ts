import { type Clause, evidenceOf } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, countWords, type Fragment, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, listNumberOf } from '#server/analysis/builtin/points.ts'
import { capitalise, trimSigns } from '#server/analysis/builtin/wording.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import { refersToDecision } from './decision-references.ts'

/** At most this many clauses may explain an item before the next one. */
const MAX_CLAUSES_BETWEEN = 3
/** How many clauses before a list may introduce it. */
const INTRODUCTION = 2
/** Minimum probability at which an item is a decision by itself. */
const DECIDED_FROM = 0.5
/** Minimum probability at which an item is a follow-up or an event, unless a decision is likelier. */
const OTHER_FROM = 0.5
/** An item goes on to the end of its sentence, up to this many words. */
const MAX_WORDS = 30

/**
 * Adds the items of numbered lists of decisions, which are often stated as plain facts: "Two, the head office stays in
 * Roubaix." A list is one of decisions if it is introduced as one, or if half of its items are decisions by themselves.
 */
export function addListedDecisions(
  found: readonly FoundPoint[],
  clauses: readonly Clause[],
  judgement: Judgement | null,
): FoundPoint[] {
  const decided = new Set(found.map(({ fragment }) => fragment.clause))
  const isDecision = (item: Fragment) =>
    decided.has(item.clause) || (judgeItem(item, judgement)?.decision ?? 0) >= DECIDED_FROM
  const added = findLists(clauses).flatMap(({ items, before }) => {
    const isIntroduced = before.some((clause) => decided.has(clause) || refersToDecision(clause))
    if (!isIntroduced && items.filter(isDecision).length * 2 < items.length) return []
    return items.filter((item) => !decided.has(item.clause) && !isSomethingElse(item, judgement)).map(toPoint)
  })
  const rest = found.filter((one) => !added.some(({ point }) => isPart(one.point.evidence, point.evidence)))
  return [...rest, ...added].sort((a, b) => byPlace(a.fragment, b.fragment))
}

function isPart(one: Evidence, whole: Evidence): boolean {
  return one.sentence === whole.sentence && whole.quote.includes(one.quote)
}

interface List {
  /** Each item without its number. */
  items: Fragment[]
  /** The clauses before the first item. */
  before: readonly Clause[]
}

/** Finds the numbered lists of two items or more. */
function findLists(clauses: readonly Clause[]): List[] {
  const lists: (List & { last: number })[] = []
  for (const [at, clause] of clauses.entries()) {
    const number = listNumberOf(clause.pack).exec(clause.folded)
    if (!number) continue
    const item = { clause, from: number[0].length, to: clause.text.length }
    const list = lists.at(-1)
    if (list && at - list.last <= MAX_CLAUSES_BETWEEN + 1) {
      list.items.push(item)
      list.last = at
    } else lists.push({ items: [item], before: clauses.slice(Math.max(0, at - INTRODUCTION), at), last: at })
  }
  return lists.filter(({ items }) => items.length > 1)
}

function isSomethingElse(item: Fragment, judgement: Judgement | null): boolean {
  const judged = judgeItem(item, judgement)
  if (!judged) return false
  const other = Math.max(judged.task, judged.event)
  return other >= OTHER_FROM && other > judged.decision
}

function judgeItem({ clause, from, to }: Fragment, judgement: Judgement | null) {
  return judgement?.words(clause, from, to)
}

function toPoint(fragment: Fragment): FoundPoint {
  const { sentence, at } = fragment.clause
  const rest = sentence.text.slice(at).trimEnd()
  if (countWords(rest) > MAX_WORDS)
    return { point: { text: capitalise(textOf(fragment)), evidence: evidenceOf(fragment.clause) }, fragment }
  const text = trimSigns(rest.slice(fragment.from))
  return { point: { text: capitalise(text), evidence: evidenceOf({ text: rest, sentence, at }) }, fragment }
}
