import type { Context } from '#server/context.ts'
import { readEventsToReview } from '#server/features/detected-events/detected-events.service.ts'
import { readFollowUpsToReview } from '#server/features/follow-ups/follow-ups.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { EventToReview, FollowUpToReview, ReviewItem } from '#shared/contract/analysis.ts'
import { type AskedItem, listAskedItems } from './review-items.queries.ts'

type Found = { kind: 'task'; item: FollowUpToReview } | { kind: 'event'; item: EventToReview }

/** Returns the first doubtful follow-ups and events of a user's own notes, and the number of all. */
export async function listReviewItems(
  { db }: Context,
  user: SessionUser,
  limit: number,
): Promise<{ items: ReviewItem[]; total: number }> {
  const { items: asked, total } = await listAskedItems(db, user.id, limit)
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
