import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { publishToUser } from '#server/events/event-bus.ts'

/** Ends the access of recipients to a user's notes that they have open, in the transaction that deletes the user's account. */
export async function withdrawNotesOf(tx: Queryable, userId: string): Promise<void> {
  const withdrawn = await tx
    .delete(noteShares)
    .where(and(eq(noteShares.userId, userId), isNotNull(noteShares.recipientId)))
    .returning({ noteId: noteShares.noteId, recipientId: noteShares.recipientId })
  for (const { noteId, recipientId } of withdrawn) {
    if (recipientId !== null) await publishToUser(tx, { type: 'deleted', userId: recipientId, noteId })
  }
}
