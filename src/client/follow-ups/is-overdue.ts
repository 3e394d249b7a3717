import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { dateTimeFormat } from '#shared/time-zones/date-time-format.ts'

/**
 * Tells whether a follow-up should have been done by now: its minute has passed or, if only a day was stated, that day
 * has passed in this device's time zone (or in `timeZone`). A completed follow-up is never overdue.
 */
export function isOverdue(
  { isCompleted, dueAt, dueDate }: Pick<NoteFollowUp, 'isCompleted' | 'dueAt' | 'dueDate'>,
  now = new Date(),
  timeZone?: string,
): boolean {
  if (isCompleted) return false
  if (dueAt) return new Date(dueAt) < now
  return dueDate !== null && dueDate < dayOf(now, timeZone)
}

/**
 * Tells whether a follow-up is due today or earlier. The same minute may fall on another day here than in the note's
 * zone; the day here counts, as in all lists.
 */
export function isDue(followUp: Parameters<typeof isOverdue>[0], now = new Date(), timeZone?: string): boolean {
  const day = followUp.dueAt ? dayOf(new Date(followUp.dueAt), timeZone) : followUp.dueDate
  return !followUp.isCompleted && day !== null && day <= dayOf(now, timeZone)
}

/** Formats a day as `YYYY-MM-DD`. */
export function dayOf(date: Date, timeZone?: string): string {
  const format = dateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
