import type { ActionItem, Priority } from '#shared/contract/analysis.ts'
import type { AnalysisInput } from '../analyst.ts'
import { type DateMention, findDates } from '../dates/find-dates.ts'
import { toInstant } from '../dates/zone.ts'
import { type Clause, evidenceOf, foldInPlace } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { capitalise, shorten, trimSigns } from './wording.ts'

const ME = /^(?:i|me|yo|je|j'|moi)$/
const NOT_A_NAME =
  /^(?:we|you|it|that|this|there|they|he|she|on|nous|tu|vous|il|elle|ca|nosotros|usted|se|no|que|lo|la|el)?$/
const TITLE_LENGTH = 90

/** The clauses that ask for something to be done; done, imagined and cancelled ones are left out. */
export function findActionItems(clauses: readonly Clause[], input: AnalysisInput, lexicon: WordLexicon): ActionItem[] {
  const cues = lexicon.taskCues.map((cue) => new RegExp(`(?:^|[\\s,.;:¡])${cue}`))
  const not = new RegExp(lexicon.noTask)
  const items: ActionItem[] = []
  for (const clause of clauses) {
    const folded = foldInPlace(clause.text)
    const found = cues.map((cue) => cue.exec(folded)).find(Boolean)
    if (!found || not.test(folded)) continue
    const from = found.index + found[0].length
    const due = findDates(clause.text, input.language, input).find((mention) => mention.kind !== 'time')
    const title = trimSigns(withoutDate(clause.text, from, due))
    if (!/[\p{L}\p{N}]/u.test(title)) continue
    items.push({
      title: capitalise(shorten(title, TITLE_LENGTH)),
      description: '',
      who: nameOf(found.groups?.who, clause.text, folded),
      ...dueOf(due, input.timezone),
      priority: priorityOf(folded, lexicon),
      evidence: evidenceOf(clause),
    })
  }
  return items
}

function withoutDate(text: string, from: number, due: DateMention | undefined): string {
  const task = text.slice(from)
  return due && due.start >= from ? text.slice(from, due.start) + text.slice(due.end) : task
}

function nameOf(who: string | undefined, text: string, folded: string): string | null {
  const name = who?.trim() ?? ''
  if (ME.test(name)) return 'me'
  if (NOT_A_NAME.test(name)) return null
  const at = folded.indexOf(name)
  return capitalise(text.slice(at, at + name.length))
}

function dueOf(due: DateMention | undefined, timezone: string): Pick<ActionItem, 'dueDate' | 'dueAt'> {
  if (!due) return { dueDate: null, dueAt: null }
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
