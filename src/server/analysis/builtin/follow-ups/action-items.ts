import { type Clause, evidenceWithin, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { namesDay } from '#server/analysis/builtin/duties/deadlines.ts'
import { dueOnDay } from '#server/analysis/confidence/date-choices.ts'
import { findDoubtfulDays } from '#server/analysis/confidence/doubtful-days.ts'
import { doubtOf } from '#server/analysis/confidence/triage.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toInstant } from '#server/calendar/time-zones.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { ActionItem, Priority } from '#shared/contract/analysis.ts'
import { findCounterpart } from './counterparts.ts'
import type { FollowUp } from './follow-up.ts'
import type { JudgedFollowUp } from './judged-follow-ups.ts'

/** Converts follow-ups to action items with owner, due date, priority and evidence. */
export function toActionItems(
  followUps: readonly JudgedFollowUp[],
  clauses: readonly Clause[],
  spoken: Spoken,
  lexicon: WordLexicon,
): ActionItem[] {
  const beside = Map.groupBy(followUps, ({ clause }) => clause)
  const following = new Map(clauses.map((clause, at) => [clause, clauses[at + 1]]))
  return followUps.map((followUp) => {
    const { clause, title, who, dueWords, confidence } = followUp
    const choices = findDoubtfulDays(dueWords, spoken)
    return {
      title,
      description: '',
      who,
      counterpart: findCounterpart(followUp, lexicon),
      ...(choices?.[0] ? dueOnDay(choices[0]) : dueOf(dueWords, spoken.timezone)),
      priority: priorityOf(followUp, (beside.get(clause)?.length ?? 0) > 1, following.get(clause), lexicon),
      confidence,
      doubt: doubtOf('task', confidence, choices),
      evidence: evidenceWithin(clause, followUp.from, followUp.to),
    }
  })
}

/**
 * Returns the due date of a date mention: the last day of a range, and the day before one that something must precede. Null if it
 * names no day.
 */
export function dueOf(due: DateMention | undefined, timezone: string): Pick<ActionItem, 'dueDate' | 'dueAt'> {
  if (!due || !namesDay(due)) return { dueDate: null, dueAt: null }
  const isBefore = due.relation === 'before' && (due.isStartOfSpan || due.from.endsWith('T00:00'))
  const end = isBefore ? due.from : due.kind === 'span' ? due.to : null
  const dueDate = (end === null ? due.from : lastDay(end)).slice(0, 10)
  const dueAt =
    due.kind === 'moment' || due.kind === 'time' ? toInstant(Date.parse(`${due.from}Z`), timezone).toISOString() : null
  return { dueDate, dueAt }
}

/** Returns the last day before an exclusive end. */
function lastDay(end: string): string {
  const wall = Date.parse(end.length > 10 ? `${end}Z` : end)
  return new Date(wall - 1).toISOString()
}

/** Matches the start of a clause that refers to the one before it, e.g. "That's urgent". */
const saidOfIt = perPack(({ words }) => new RegExp(`^(?:${words.saidOfIt})(?![\\p{L}])`, 'u'))
/** How many letters of the next clause may refer to the follow-up before it. */
const FOLLOWING_REACH = 40

/** In a long run, and when several follow-ups share a clause, words of urgency count only close to the follow-up. */
const URGENCY_REACH = { bare: { before: 60, after: 80 }, crowded: { before: 20, after: 80 } }

/** Takes the priority from the words of the follow-up's own clause, or from the words right after it. */
function priorityOf(
  { clause, from, to }: FollowUp,
  crowded: boolean,
  next: Clause | undefined,
  lexicon: WordLexicon,
): Priority {
  const reach = crowded ? URGENCY_REACH.crowded : URGENCY_REACH.bare
  const around = clause.folded.slice(Math.max(0, from - reach.before), to + reach.after)
  const own = urgencyIn(clause.bare || crowded ? around : clause.folded, lexicon)
  if (own !== 'medium' || next === undefined || !saidOfIt(next.pack).test(next.folded)) return own
  return urgencyIn(next.folded.slice(0, FOLLOWING_REACH), lexicon)
}

function urgencyIn(folded: string, lexicon: WordLexicon): Priority {
  if (new RegExp(lexicon.low).test(folded)) return 'low'
  if (new RegExp(lexicon.urgent).test(folded)) return 'urgent'
  return new RegExp(lexicon.high).test(folded) ? 'high' : 'medium'
}
