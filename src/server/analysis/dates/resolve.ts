import { addElapsed } from '#server/calendar/time-zones.ts'
import {
  add,
  DAY,
  dayOf,
  MINUTE,
  makeDay,
  makeRealDay,
  monthOf,
  startOf,
  startOfDay,
  startOfWeek,
  type Unit,
  type Wall,
  weekdayOf,
  yearOf,
} from '#server/calendar/wall-time.ts'
import type { Context, Meaning, Sym } from './grammar.ts'

/** Tags the hours of a part of the day, such as the morning, which are no hours that somebody said. */
export const PART_OF_DAY = 'part of day'

/** Returns a whole day, or null for an impossible one ("31 February"). */
export function day(from: Wall | null, tag = ''): Meaning | null {
  return from === null ? null : { kind: 'DATE', value: 0, from, to: from + DAY, unit: 'day', tag }
}

/** Marks a day whose last minute was meant. */
export const END_OF_DAY = 'end of day'

/** Marks a day that begins a range of whole days, where the range was said. */
export const START_OF_SPAN = 'start of span'

/** Returns a range of whole days; `to` is exclusive. */
export function span(from: Wall, to: Wall, unit: Unit): Meaning {
  return { kind: 'SPAN', value: 0, from, to, unit }
}

export function moment(from: Wall, to?: Wall): Meaning {
  return { kind: 'MOMENT', value: 0, from, unit: 'minute', ...(to === undefined ? {} : { to }) }
}

/** Returns the next day with that weekday, excluding today. */
export function nextWeekday({ now }: Context, weekday: number): Wall {
  const ahead = (weekday - weekdayOf(now) + 7) % 7 || 7
  return startOfDay(now) + ahead * DAY
}

/** Returns the weekday in the calendar week that is `weeks` from this one. */
export function weekdayIn({ now }: Context, weekday: number, weeks: number): Wall {
  return startOfWeek(now) + (weeks * 7 + weekday - 1) * DAY
}

/** Returns the next day with that number, including today. */
export function dayOfMonth({ now }: Context, value: number, weekday?: number): Wall | null {
  const today = startOfDay(now)
  for (let ahead = 0; ahead < 24; ahead++) {
    const month = makeDay(yearOf(today), monthOf(today) + ahead, 1)
    const found = makeRealDay(yearOf(month), monthOf(month), value)
    if (found !== null && found >= today && (weekday === undefined || weekdayOf(found) === weekday)) return found
  }
  return weekday === undefined ? null : dayOfMonth({ now } as Context, value)
}

/** Two digits from these on are years of the last century. */
const LAST_CENTURY = 50

/** Returns the year that two digits stand for; any other number is the year itself. */
export function fullYear(year: number): number {
  if (year >= 100) return year
  return year + (year < LAST_CENTURY ? 2000 : 1900)
}

/** Returns a day of a month in the given year, or else its next occurrence. */
export function dayInMonth({ now }: Context, month: number, value: number, year?: number): Wall | null {
  if (year !== undefined) return makeRealDay(fullYear(year), month, value)
  for (let ahead = 0; ahead < 8; ahead++) {
    const found = makeRealDay(yearOf(now) + ahead, month, value)
    if (found !== null && found >= startOfDay(now)) return found
  }
  return null
}

/** Returns a whole month in the given year, or else the current or next one. */
export function monthSpan({ now }: Context, month: number, year?: number, count = 0): Meaning {
  const past = month < monthOf(now) ? 1 : 0
  const from = makeDay((year ?? yearOf(now) + past) + count, month, 1)
  return span(from, add(from, 1, 'month'), 'month')
}

/** Returns the unit that contains the present, or the one `count` later. */
export function unitSpan({ now }: Context, unit: Unit, count: number): Meaning {
  if (unit === 'hour' || unit === 'minute' || unit === 'second') {
    return count > 0 ? moment(now, add(now, count, unit)) : moment(add(now, count, unit), now)
  }
  const from = add(startOf(unit, now), count, unit)
  return unit === 'day' ? { ...span(from, from + DAY, 'day'), kind: 'DATE' } : span(from, add(from, 1, unit), unit)
}

/** Adds a duration to a time: to the minute for hours, by days for anything longer. */
export function shift({ now, timezone }: Context, count: number, unit: Unit, base?: Wall): Meaning | null {
  if (unit === 'hour' || unit === 'minute' || unit === 'second') {
    return moment(addElapsed(base ?? now, add(0, count, unit), timezone))
  }
  return day(startOfDay(add(base ?? now, count, unit)))
}

/** Adds a length of one or several units to a time, or subtracts it. */
export function shiftBy(
  context: Context,
  length: Pick<Sym, 'value' | 'unit' | 'rest'> | undefined,
  sign: 1 | -1 = 1,
  base?: Wall,
): Meaning | null {
  if (!length?.unit) return null
  let made = shift(context, sign * length.value, length.unit, base)
  for (const { value, unit } of length.rest ?? []) {
    made = made?.from === undefined ? null : shift(context, sign * value, unit, made.from)
  }
  return made
}

/** Returns the weekend of the week that is `weeks` from this one. */
export function weekendSpan({ now }: Context, weeks: number): Meaning {
  const from = startOfWeek(now) + (weeks * 7 + 5) * DAY
  return { ...span(from, from + 2 * DAY, 'day'), tag: 'weekend' }
}

/** Returns the week named by one of its days; for a Sunday, the week that it opens. */
export function weekOf(date: Wall): Meaning {
  const from = startOfWeek(weekdayOf(date) === 7 ? date + DAY : date)
  return span(from, from + 7 * DAY, 'week')
}

/** Returns a time in minutes; `ambiguous` if a part of the day may still shift it by twelve hours. */
export function clock(minutes: number, tag = ''): Meaning | null {
  return minutes >= 0 && minutes <= 24 * 60 ? { kind: 'CLOCK', value: minutes, tag } : null
}

/**
 * Returns a time as spoken. If no half of the day is said, working hours decide: from one to before seven is afternoon, from
 * seven to twelve is morning.
 */
export function spokenClock(hour: number, minute: number): Meaning | null {
  if (hour > 24 || hour < 0 || minute > 59 || minute < 0) return null
  if (hour === 0 || hour > 12) return clock(hour * 60 + minute)
  return clock((hour < 7 ? hour + 12 : hour) * 60 + minute, 'ambiguous')
}

/** Returns a time of day within a part of the day. */
export function inPart(found: Pick<Sym, 'value' | 'tag'>, part: string | undefined): number {
  if (part === undefined || (found.tag !== 'ambiguous' && found.tag !== 'counted')) return found.value
  if (found.tag === 'counted' && found.value > 720) return found.value
  const half = found.value % 720
  if (part === 'morning' || part === 'midmorning' || part === 'early' || part === 'madrugada') return half
  // "Twelve in the evening" is midnight.
  if (part === 'evening' && half < 60) return half
  // "Two at night" is after midnight, "eleven at night" before it.
  if (part === 'night' && half < 5 * 60) return half
  return half + 720
}

export const HOURS_OF: Record<string, [number, number]> = {
  early: [6, 9],
  madrugada: [4, 8],
  morning: [8, 12],
  midmorning: [9, 11],
  noon: [11, 13],
  midday: [10, 14],
  // In Spain.
  comida: [14, 16],
  afternoon: [12, 18],
  tarde: [16, 20],
  midafternoon: [17, 19],
  evening: [18, 22],
  night: [20, 24],
}

/** Returns a part of a day. */
export function partOfDay(from: Wall, part: string): Meaning {
  const [first, last] = HOURS_OF[part] ?? [0, 24]
  return { kind: 'PARTDAY', value: 0, tag: part, from: from + first * 60 * MINUTE, to: from + last * 60 * MINUTE }
}

/** Returns "later today": from noon on, or from now. */
export function restOfToday(now: Wall): Meaning {
  const today = startOfDay(now)
  return { kind: 'PARTDAY', value: 0, tag: 'later', from: Math.max(today + DAY / 2, now), to: today + DAY }
}

/** Returns Easter Sunday (the Gregorian computus of Meeus, Jones and Butcher). */
export function easter(year: number): Wall {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return makeDay(year, Math.floor(f / 31), (f % 31) + 1)
}

/** Returns the last day of a range that ends at `to`. */
export function lastDayBefore(to: Wall): Wall {
  return startOfDay(to - 1)
}

/** Returns the first, the middle or the last ten days of a month. */
export function thirdOf(
  { lateWeekday }: Context,
  from: Wall,
  to: Wall,
  unit: Unit | undefined,
  third: 'begin' | 'mid' | 'end',
): Meaning {
  if (unit === 'week') {
    const [first, last] = { begin: [0, 3], mid: [2, 4], end: [lateWeekday - 1, 7] }[third]
    return span(from + (first ?? 0) * DAY, from + (last ?? 7) * DAY, 'day')
  }
  if (unit === 'month') {
    if (third === 'begin') return span(from, from + 10 * DAY, 'day')
    if (third === 'mid') return span(from + 9 * DAY, from + 20 * DAY, 'day')
    return span(from + 20 * DAY, to, 'day')
  }
  const months = Math.max(1, Math.round((to - from) / (30 * DAY) / 3))
  if (third === 'begin') return span(from, add(from, months, 'month'), 'month')
  if (third === 'mid') return span(add(from, months, 'month'), add(from, 2 * months, 'month'), 'month')
  return span(makeDay(yearOf(to - DAY), monthOf(to - DAY) - months + 1, dayOf(from)), to, 'month')
}
