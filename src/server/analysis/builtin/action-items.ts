import type { ActionItem, Priority } from '#shared/contract/analysis.ts'
import type { AnalysisInput } from '../analyst.ts'
import type { DateMention } from '../dates/find-dates.ts'
import { toInstant } from '../dates/zone.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { findTasksIn } from './tasks.ts'

/** The tasks of a note as items with who, until when, how urgent, and the words they rest on. */
export function findActionItems(clauses: readonly Clause[], input: AnalysisInput, lexicon: WordLexicon): ActionItem[] {
  return findTasksIn(clauses, input, lexicon).map(({ clause, title, who, dueWords }) => ({
    title,
    description: '',
    who,
    ...dueOf(dueWords, input.timezone),
    priority: priorityOf(clause.folded, lexicon),
    evidence: evidenceOf(clause),
  }))
}

function dueOf(due: DateMention | undefined, timezone: string): Pick<ActionItem, 'dueDate' | 'dueAt'> {
  // A time without a day is no date.
  if (!due || due.kind === 'time') return { dueDate: null, dueAt: null }
  const dueDate = (due.kind === 'span' && due.to ? lastDay(due.to) : due.from).slice(0, 10)
  const dueAt = due.kind === 'moment' ? toInstant(Date.parse(`${due.from}Z`), timezone).toISOString() : null
  return { dueDate, dueAt }
}

/** The last day before an exclusive end. */
function lastDay(end: string): string {
  const wall = Date.parse(end.length > 10 ? `${end}Z` : end)
  return new Date(wall - 1).toISOString()
}

function priorityOf(folded: string, lexicon: WordLexicon): Priority {
  if (new RegExp(lexicon.low).test(folded)) return 'low'
  if (new RegExp(lexicon.urgent).test(folded)) return 'urgent'
  return new RegExp(lexicon.high).test(folded) ? 'high' : 'medium'
}
