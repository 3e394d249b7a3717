import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { DAY, startOfWeek } from '#server/calendar/wall-time.ts'

/** When this week and the last one began: on Monday at midnight, as clocks in the zone show it. */
export function weekStarts(now: Date, timezone: string): { thisWeek: Date; lastWeek: Date } {
  const monday = startOfWeek(toWall(now, timezone))
  return { thisWeek: toInstant(monday, timezone), lastWeek: toInstant(monday - 7 * DAY, timezone) }
}
