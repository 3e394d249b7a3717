import type { z } from 'zod'
import { toWall } from '#server/calendar/time-zones.ts'
import { add, formatDay } from '#server/calendar/wall-time.ts'
import type { Context } from '#server/context.ts'
import { readEventsToReview } from '#server/features/detected-events/detected-events.service.ts'
import { readFollowUpsToReview } from '#server/features/follow-ups/follow-ups.service.ts'
import { readTimezone } from '#server/features/settings/settings.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type {
  EventToReview,
  FollowUpToReview,
  listReviewItems as listCall,
  ReviewItem,
} from '#shared/contract/analysis.ts'
import { ASKED_DAYS } from '#shared/limits.ts'
import { type AskedItem, listAskedItems } from './review-items.queries.ts'

type Found = { kind: 'task'; item: FollowUpToReview } | { kind: 'event'; item: EventToReview }

/**
 * Returns the first doubtful follow-ups and events of a user's own notes, and the number of all. Those whose day is
 * long over are left to their note, because an import of old recordings would bring dozens of them.
 */
export async function listReviewItems(
  { db }: Context,
  user: SessionUser,
  { limit, timezone }: z.output<(typeof listCall)['query']>,
): Promise<{ items: ReviewItem[]; total: number }> {
  const today = toWall(new Date(), timezone ?? (await readTimezone(db, user.id)))
  const since = formatDay(add(today, -ASKED_DAYS, 'day'))
  const { items: asked, total } = await listAskedItems(db, user.id, since, limit)
  const idsOf = (kind: AskedItem['kind']) => asked.filter((item) => item.kind === kind).map(({ id }) => id)
  const [followUps, events] = await Promise.all([
    readFollowUpsToReview(db, idsOf('task')),
    readEventsToReview(db, idsOf('event')),
  ])
  const found = new Map<string, Found>()
  for (const item of followUps) found.set(item.id, { kind: 'task', item })
  for (const item of events) found.set(item.id, { kind: 'event', item })
  const items = asked.flatMap(({ id, noteId, noteTitle, timezone }): ReviewItem[] => {
    const one = found.get(id)
    return one ? [{ ...one, note: { id: noteId, title: noteTitle }, timezone }] : []
  })
  return { items, total }
}
