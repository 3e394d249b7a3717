import type { ActionItem, Priority } from '#shared/contract/analysis.ts'
import type { DateMention } from '../dates/find-dates.ts'
import { toInstant } from '../dates/zone.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import type { Task } from './tasks.ts'

/** Tasks as items with who, until when, how urgent, and the words they rest on. */
export function toActionItems(tasks: readonly Task[], timezone: string, lexicon: WordLexicon): ActionItem[] {
  return tasks.map(({ clause, title, who, dueWords }) => ({
    title,
    description: '',
    who,
    ...dueOf(dueWords, timezone),
    priority: priorityOf(clause, lexicon),
    evidence: evidenceOf(clause),
  }))
}

/** Until when words about a date bind: the last day of several; nothing where they name no day. */
export function dueOf(due: DateMention | undefined, timezone: string): Pick<ActionItem, 'dueDate' | 'dueAt'> {
  // A time without a day is no date.
  if (!due || due.kind === 'time') return { dueDate: null, dueAt: null }
  const dueDate = (due.kind === 'span' && due.to !== null ? lastDay(due.to) : due.from).slice(0, 10)
  const dueAt = due.kind === 'moment' ? toInstant(Date.parse(`${due.from}Z`), timezone).toISOString() : null
  return { dueDate, dueAt }
}

/** The last day before an exclusive end. */
function lastDay(end: string): string {
  const wall = Date.parse(end.length > 10 ? `${end}Z` : end)
  return new Date(wall - 1).toISOString()
}

function priorityOf({ folded }: Clause, lexicon: WordLexicon): Priority {
  if (new RegExp(lexicon.low).test(folded)) return 'low'
  if (new RegExp(lexicon.urgent).test(folded)) return 'urgent'
  return new RegExp(lexicon.high).test(folded) ? 'high' : 'medium'
}
