import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { removeComments } from './departed-author.queries.ts'

/** Removes the comments of a user whose account is about to be deleted, in the deleting transaction. */
export async function removeCommentsOf(tx: Queryable, userId: string): Promise<void> {
  for (const { noteId, ownerId } of await removeComments(tx, userId)) {
    if (ownerId !== userId) await publish(tx, { type: 'comments', userId: ownerId, noteId })
  }
}
