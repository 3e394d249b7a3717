import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { forgetComments } from '#server/features/notifications/notify.service.ts'
import { removeComments } from './departed-author.queries.ts'

/** Removes the comments of a user whose account is about to be deleted, in the deleting transaction. */
export async function removeCommentsOf(tx: Queryable, userId: string): Promise<void> {
  const { threadIds, notes } = await removeComments(tx, userId)
  await forgetComments(tx, threadIds)
  for (const { noteId, ownerId } of notes) {
    if (ownerId !== userId) await publish(tx, { type: 'comments', userId: ownerId, noteId })
  }
}
