import type { Clause, Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { DAY, MINUTE } from '#server/calendar/wall-time.ts'

/** Maximum number of letters before the date: more than this state something. */
const MAX_LEAD = 20
/** A time at most this many minutes from that of the recording, on the same day of the week, is the recording's own. */
const NEAR = 60

/**
 * Tells whether a date by itself at the beginning of a note says when it is recorded: "Friday, twenty past five, and I'm
 * furious." Because that time has just passed, it would be read as next Friday.
 */
export function isRecordingTime({ text }: Clause, { kind, start, end, from }: DateMention, spoken: Spoken): boolean {
  if (kind !== 'moment' || start > MAX_LEAD || !/^\s*(?:[,.;:!…–—-]|$)/.test(text.slice(end))) return false
  const now = toWall(spoken.recordedAt, spoken.timezone)
  const said = Date.parse(`${from}Z`)
  const isSameWeekday = new Date(said).getUTCDay() === new Date(now).getUTCDay()
  return isSameWeekday && Math.abs((said % DAY) - (now % DAY)) <= NEAR * MINUTE
}
