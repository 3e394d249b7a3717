import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { noteShares } from '#server/db/schema.note-shares.ts'
import { followUps, notes } from '#server/db/schema.notes.ts'

/**
 * Returns whether a note can be assigned to a user: it is shared with them, they have opened it (the names of the others
 * would tell that their addresses have accounts), and they are active. If so, it stays so until the transaction ends.
 * Locks the user, the note and its share, in the order of all transactions.
 */
export async function holdAssignee(tx: Queryable, noteId: string, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isActive))
    .for('key share')
  if (!user) return false
  await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId)).for('key share')
  const [share] = await tx
    .select({ id: noteShares.id })
    .from(noteShares)
    .where(and(eq(noteShares.noteId, noteId), eq(noteShares.recipientId, userId), isNotNull(noteShares.openedAt)))
    .for('key share')
  return share !== undefined
}

/** Gives a user's follow-ups of a note back to its owner. */
export async function releaseOfNote(tx: Queryable, noteId: string, assigneeId: string): Promise<void> {
  await tx
    .update(followUps)
    .set({ assigneeId: null })
    .where(and(eq(followUps.noteId, noteId), eq(followUps.assigneeId, assigneeId)))
}

/** Gives all follow-ups of a user back to their owners. Returns the notes concerned with their owners. */
export function releaseAll(tx: Queryable, assigneeId: string) {
  return tx
    .update(followUps)
    .set({ assigneeId: null })
    .where(eq(followUps.assigneeId, assigneeId))
    .returning({ noteId: followUps.noteId, ownerId: followUps.userId })
}
