import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import { notifications } from '#server/db/schema/notifications.ts'

/**
 * Keeps a note, and the accounts of those who have it, from being deleted until the transaction ends. Their deletion
 * goes on to lock comments and shares, and would deadlock with a transaction that locks in the opposite order.
 * @returns false if the note is gone.
 */
export async function holdNote(tx: Queryable, noteId: string): Promise<boolean> {
  const holders = tx
    .select({ id: notes.userId })
    .from(notes)
    .where(eq(notes.id, noteId))
    .unionAll(
      tx
        .select({ id: sql<string>`${noteShares.recipientId}` })
        .from(noteShares)
        .where(and(eq(noteShares.noteId, noteId), isNotNull(noteShares.recipientId))),
    )
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, holders))
    .orderBy(asc(users.id))
    .for('key share')
  const held = await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId)).for('key share')
  return held.length > 0
}

/**
 * Returns which of these users are active and have a note. None of them loses it before the transaction ends, so that
 * whoever withdraws it then sees the notifications that must go.
 */
export async function holdHolders(tx: Queryable, noteId: string, userIds: readonly string[]): Promise<string[]> {
  const active = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), users.isActive))
    .orderBy(asc(users.id))
    .for('key share')
  if (active.length === 0) return []
  const [note] = await tx.select({ ownerId: notes.userId }).from(notes).where(eq(notes.id, noteId))
  const shares = await tx
    .select({ id: noteShares.recipientId })
    .from(noteShares)
    .where(
      and(
        eq(noteShares.noteId, noteId),
        inArray(
          noteShares.recipientId,
          active.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(noteShares.id))
    .for('key share')
  const holders = new Set([note?.ownerId, ...shares.map(({ id }) => id)])
  return active.map(({ id }) => id).filter((id) => holders.has(id))
}

/** Inserts notifications, but only one for each user and comment. Returns those inserted. */
export function insertNotifications(tx: Queryable, rows: Array<typeof notifications.$inferInsert>) {
  return tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: notifications.userId, mailDue: notifications.mailDue })
}

/** Deletes a user's notifications about a note. */
export async function deleteOfNote(tx: Queryable, userId: string, noteId: string): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.userId, userId), eq(notifications.noteId, noteId)))
}

/** Deletes the notifications about a follow-up. Returns who had them. */
export function deleteOfFollowUp(tx: Queryable, followUpId: string) {
  return tx
    .delete(notifications)
    .where(eq(notifications.taskId, followUpId))
    .returning({ userId: notifications.userId })
}

/** Deletes the notifications about comments. Returns who had them. */
export function deleteOfComments(tx: Queryable, commentIds: readonly string[]) {
  return tx
    .delete(notifications)
    .where(inArray(notifications.commentId, [...commentIds]))
    .returning({ userId: notifications.userId })
}

/** Deletes earlier notifications of a change of access, which are no longer true. */
export async function deleteChanges(tx: Queryable, userId: string, noteId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.noteId, noteId),
        inArray(notifications.kind, ['access_changed', 'access_ended']),
      ),
    )
}

/** Deletes a user's notifications about deletions of a kind. */
export async function deleteOfKind(
  tx: Queryable,
  userId: string,
  kind: 'audio_deletion' | 'notes_deletion',
): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.userId, userId), eq(notifications.kind, kind)))
}
