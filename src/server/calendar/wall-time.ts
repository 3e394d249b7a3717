/**
 * Calendar arithmetic on local wall-clock time, stored as milliseconds as if it were UTC. Independent of time zones;
 * `time-zones.ts` converts wall time to instants and back.
 */
export type Wall = number

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export function startOfDay(wall: Wall): Wall {
  return Math.floor(wall / DAY) * DAY
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(wall: Wall): number {
  return new Date(wall).getUTCDay() || 7
}

export function startOfWeek(wall: Wall): Wall {
  return startOfDay(wall) - (weekdayOf(wall) - 1) * DAY
}

/** `month` counts from 1 and may overflow: month 13 is January of the next year. */
export function makeDay(year: number, month: number, day: number): Wall {
  return Date.UTC(year, month - 1, day)
}

/** Returns the day, or null if the month has no such day. */
export function makeRealDay(year: number, month: number, day: number): Wall | null {
  const wall = makeDay(year, month, day)
  return day >= 1 && monthOf(wall) === month && dayOf(wall) === day ? wall : null
}

export function yearOf(wall: Wall): number {
  return new Date(wall).getUTCFullYear()
}

/** 1 to 12. */
export function monthOf(wall: Wall): number {
  return new Date(wall).getUTCMonth() + 1
}

export function dayOf(wall: Wall): number {
  return new Date(wall).getUTCDate()
}

/** Returns the start of the unit that contains `wall`. */
export function startOf(unit: Unit, wall: Wall): Wall {
  switch (unit) {
    case 'year':
      return makeDay(yearOf(wall), 1, 1)
    case 'quarter':
      return makeDay(yearOf(wall), Math.floor((monthOf(wall) - 1) / 3) * 3 + 1, 1)
    case 'month':
      return makeDay(yearOf(wall), monthOf(wall), 1)
    case 'week':
      return startOfWeek(wall)
    case 'day':
      return startOfDay(wall)
    case 'hour':
      return Math.floor(wall / HOUR) * HOUR
    case 'minute':
      return Math.floor(wall / MINUTE) * MINUTE
    case 'second':
      return Math.floor(wall / 1000) * 1000
  }
}

const FIXED = { second: 1000, minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY } as const

/** Adds whole or half units. A day that the month lacks becomes the month's last day (31 January plus a month: 28 February). */
export function add(wall: Wall, count: number, unit: Unit): Wall {
  if (unit === 'year') return addMonths(wall, count * 12)
  if (unit === 'quarter') return addMonths(wall, count * 3)
  if (unit === 'month') return addMonths(wall, count)
  return wall + count * FIXED[unit]
}

function addMonths(wall: Wall, count: number): Wall {
  const whole = Math.trunc(count)
  const first = makeDay(yearOf(wall), monthOf(wall) + whole, 1)
  const lastDay = dayOf(makeDay(yearOf(first), monthOf(first) + 1, 0))
  const day = first + (Math.min(dayOf(wall), lastDay) - 1) * DAY
  return day + (wall - startOfDay(wall)) + Math.round((count - whole) * 30) * DAY
}

/** `2026-03-04` */
export function formatDay(wall: Wall): string {
  return new Date(wall).toISOString().slice(0, 10)
}

/** `2026-03-04T14:00` */
export function formatMinute(wall: Wall): string {
  return new Date(wall).toISOString().slice(0, 16)
}
