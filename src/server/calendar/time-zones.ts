import { DAY, HOUR, startOfDay, type Wall } from './wall-time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the local wall time in the zone at an instant. */
export function toWall(instant: Date, timezone: string): Wall {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timezone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (instant.getTime() % 1000)
}

/** Caches instants by zone and wall time, because requests ask for the same midnights and `Intl` is slow. */
const instants = new Map<string, number>()
const MAX_INSTANTS = 10_000

/**
 * Returns the instant of a local wall time in the zone. A time that is skipped in spring moves forward by the gap; of a time
 * that occurs twice in autumn, the first is used.
 */
export function toInstant(wall: Wall, timezone: string): Date {
  const key = `${timezone} ${wall}`
  let instant = instants.get(key)
  if (instant === undefined) {
    instant = findInstant(wall, timezone)
    if (instants.size >= MAX_INSTANTS) instants.clear()
    instants.set(key, instant)
  }
  return new Date(instant)
}

function findInstant(wall: Wall, timezone: string): number {
  const offsetAt = (instant: number) => toWall(new Date(instant), timezone) - instant
  // The offsets 14 hours before and after are those on either side of any clock change.
  const before = offsetAt(wall - 14 * HOUR)
  const after = offsetAt(wall + 14 * HOUR)
  for (const offset of [before, after]) if (offsetAt(wall - offset) === offset) return wall - offset
  return wall - before
}

/** Returns the instants at which the calendar day of a local wall time and the next day begin in the zone. */
export function boundsOfDay(wall: Wall, timezone: string): { begin: Date; end: Date } {
  const midnight = startOfDay(wall)
  return { begin: toInstant(midnight, timezone), end: toInstant(midnight + DAY, timezone) }
}

/** Adds elapsed time rather than wall time: two hours from 01:30 on the night the clocks change. */
export function addElapsed(wall: Wall, milliseconds: number, timezone: string): Wall {
  return toWall(new Date(toInstant(wall, timezone).getTime() + milliseconds), timezone)
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timezone, format)
  return format
}
