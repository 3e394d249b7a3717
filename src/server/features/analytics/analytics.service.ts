import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { DAY, formatDay, startOfWeek } from '#server/calendar/wall-time.ts'
import type { Context } from '#server/context.ts'
import { wordsPerMinute } from '#server/db/speaking-pace.ts'
import { listTags } from '#server/features/notes/notes.service.ts'
import { readTimezone } from '#server/features/settings/settings.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Analytics } from '#shared/contract/analytics.ts'
import { sumUp } from './analytics.queries.ts'

const WEEKS = 12
const SHOWN_TAGS = 10

/**
 * Sums up a user's notes of the last twelve weeks.
 * @param timezone IANA name; default: the one in the settings, else UTC
 */
export async function readAnalytics(
  context: Context,
  user: SessionUser,
  timezone: string | undefined,
  now = new Date(),
): Promise<Analytics> {
  const { db } = context
  const zone = timezone ?? (await readTimezone(db, user.id))
  const monday = startOfWeek(toWall(now, zone))
  const walls = Array.from({ length: WEEKS }, (_, index) => monday - (WEEKS - 1 - index) * 7 * DAY)
  const starts = walls.map((wall) => toInstant(wall, zone))
  const [{ weeks, hours, followUps }, tags] = await Promise.all([
    sumUp(db, user.id, { starts, timezone: zone, withFollowUps: user.isPremium }),
    listTags(context, user),
  ])
  return {
    weeks: walls.map((wall, index) => {
      const week = weeks.find((row) => row.week === index + 1)
      const done = followUps?.find((row) => row.week === index + 1)
      return {
        start: formatDay(wall),
        notes: week?.notes ?? 0,
        minutes: (week?.seconds ?? 0) / 60,
        pace: week ? wordsPerMinute({ words: week.words, seconds: week.spokenSeconds }) : null,
        sentiment: week?.sentiment ?? null,
        opened: followUps && (done?.opened ?? 0),
        closed: followUps && (done?.closed ?? 0),
      }
    }),
    hours: Array.from({ length: 24 }, (_, hour) => hours.find((row) => row.hour === hour)?.notes ?? 0),
    tags: tags.slice(0, SHOWN_TAGS),
  }
}
