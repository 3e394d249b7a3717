import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'

/**
 * Returns whether a note's follow-ups can be assigned to a user: it is shared with them, they have opened it (the names
 * of the others would tell that their addresses have accounts), and they are active. They keep the note until the
 * transaction ends.
 */
export async function holdAssignee(tx: Queryable, noteId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: noteShares.id })
    .from(noteShares)
    .innerJoin(users, eq(users.id, noteShares.recipientId))
    .where(
      and(
        eq(noteShares.noteId, noteId),
        eq(noteShares.recipientId, userId),
        isNotNull(noteShares.openedAt),
        users.isActive,
      ),
    )
    .for('key share', { of: noteShares })
  return rows.length > 0
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
