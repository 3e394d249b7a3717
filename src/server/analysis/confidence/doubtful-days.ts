import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import {
  DAY,
  dayOf,
  formatDay,
  makeRealDay,
  monthOf,
  startOfDay,
  type Wall,
  weekdayOf,
  yearOf,
} from '#server/calendar/wall-time.ts'
import type { DateChoice } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import type { DateMention, DateReference } from '../dates/find-dates.ts'
import { readSymbols } from '../dates/read-symbols.ts'

/** A weekday with the number of a day, but no month, means a day within this many days. */
const SOON = 62 * DAY

/**
 * Returns the two possible days if weekday and day of the month disagree: "Thursday the 12th", when the 12th is a Friday. Null
 * if they agree, if only one was said, or if only one of the two is still to come.
 */
export function findDoubtfulDays(
  mention: DateMention | undefined,
  spoken: DateReference & { language: Language },
): DateChoice[] | null {
  if (mention?.kind !== 'day' && mention?.kind !== 'moment') return null
  const said = readSymbols(mention.text, spoken.language)
  const weekdays = said.filter(({ kind }) => kind === 'WEEKDAY').map(({ value }) => value)
  // If a day is corrected, the last one counts.
  const weekday = weekdays.at(-1)
  const read = Date.parse(mention.from.slice(0, 10))
  // A weekday without the number of its day may be the reference for another day: "the day after Thursday".
  const numbered = said.some(({ kind, value }) => (kind === 'NUM' || kind === 'ORD') && value === dayOf(read))
  if (weekday === undefined || !numbered) return null
  const today = startOfDay(toWall(spoken.recordedAt, spoken.timezone))
  const byNumber =
    said.some(({ kind }) => kind === 'MONTH') || read - today <= SOON ? read : nextOfNumber(dayOf(read), today)
  const off = weekdayOf(byNumber) - weekday
  // "Monday the 16th, not Sunday the 15th": the day that is not meant has a weekday too.
  if (weekdays.includes(weekdayOf(byNumber))) return null
  const byWeekday = byNumber - (Math.abs(off) <= 3 ? off : off - 7 * Math.sign(off)) * DAY
  if (Math.min(byWeekday, byNumber) < today) return null
  return [byNumber, byWeekday].sort((a, b) => a - b).map((day) => toChoice(day, mention, spoken.timezone))
}

/** Returns the next day with a given number, this month or later. */
function nextOfNumber(number: number, today: Wall): Wall {
  for (let month = monthOf(today); ; month++) {
    const day = makeRealDay(yearOf(today) + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, number)
    if (day !== null && day >= today) return day
  }
}

function toChoice(day: Wall, { kind, from, to }: DateMention, timezone: string): DateChoice {
  const named = formatDay(day)
  if (kind === 'day') return { day: named, dateTime: null, end: null }
  const begin = Date.parse(`${named}${from.slice(10)}Z`)
  const length = to === null ? null : Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  const instant = (wall: Wall) => toInstant(wall, timezone).toISOString()
  return { day: named, dateTime: instant(begin), end: length === null ? null : instant(begin + length) }
}
