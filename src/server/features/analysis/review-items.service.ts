import type { Context } from '#server/context.ts'
import { readEventsToReview } from '#server/features/detected-events/detected-events.service.ts'
import { readTasksToReview } from '#server/features/follow-ups/follow-ups.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ReviewItem } from '#shared/contract/analysis.ts'
import { type AskedItem, listAskedItems } from './review-items.queries.ts'

/** Returns the first doubtful tasks and events of a user's own notes, and the number of all. */
export async function listReviewItems(
  { db }: Context,
  user: SessionUser,
  limit: number,
): Promise<{ items: ReviewItem[]; total: number }> {
  const { items: asked, total } = await listAskedItems(db, user.id, limit)
  const idsOf = (kind: AskedItem['kind']) => asked.filter((item) => item.kind === kind).map(({ id }) => id)
  const [tasks, events] = await Promise.all([
    readTasksToReview(db, idsOf('task')),
    readEventsToReview(db, idsOf('event')),
  ])
  const taskOf = new Map(tasks.map((task) => [task.id, task]))
  const eventOf = new Map(events.map((event) => [event.id, event]))
  const items = asked.flatMap(({ id, noteId, noteTitle, timezone }): ReviewItem[] => {
    const source = { note: { id: noteId, title: noteTitle }, timezone }
    const task = taskOf.get(id)
    if (task) return [{ kind: 'task', item: task, ...source }]
    const event = eventOf.get(id)
    return event ? [{ kind: 'event', item: event, ...source }] : []
  })
  return { items, total }
}
