import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { DAY, startOfWeek } from '#server/calendar/wall-time.ts'

/** Returns when this week and the last one began: Monday at midnight, local time in the zone. */
export function weekStarts(now: Date, timezone: string): { thisWeek: Date; lastWeek: Date } {
  const monday = startOfWeek(toWall(now, timezone))
  return { thisWeek: toInstant(monday, timezone), lastWeek: toInstant(monday - 7 * DAY, timezone) }
}
