import { DAY, startOfWeek } from '#server/analysis/dates/wall.ts'
import { toInstant, toWall } from '#server/analysis/dates/zone.ts'

/** When this week and the last one began: on Monday at midnight, as clocks in the zone show it. */
export function weekStarts(now: Date, timezone: string): { thisWeek: Date; lastWeek: Date } {
  const monday = startOfWeek(toWall(now, timezone))
  return { thisWeek: toInstant(monday, timezone), lastWeek: toInstant(monday - 7 * DAY, timezone) }
}
