import { toInstant, toWall } from '#server/analysis/dates/zone.ts'

const DAY_MS = 86_400_000

/** When this week and the last one began: on Monday at midnight, as clocks in the zone show it. */
export function weekStarts(now: Date, timezone: string): { thisWeek: Date; lastWeek: Date } {
  const wall = toWall(now, timezone)
  const midnight = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS)
  const daysSinceMonday = (new Date(wall).getUTCDay() + 6) % 7
  const monday = midnight - daysSinceMonday * DAY_MS
  return { thisWeek: toInstant(monday, timezone), lastWeek: toInstant(monday - 7 * DAY_MS, timezone) }
}
