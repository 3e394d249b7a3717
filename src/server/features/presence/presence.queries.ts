import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import { notePresence } from '#server/db/schema/presence.ts'
import { PRESENCE } from '#shared/limits.ts'

const expiry = sql`now() - make_interval(secs => ${PRESENCE.expirySeconds})`

/** A page that has a note open, and its user. */
export interface PresenceRow {
  userId: string
  tab: string
  editing: boolean
  firstName: string
  lastName: string
  email: string
}

/** Lists the pages that have a note open, of people who still have the note, in the order of their names. */
export function listPresent(db: Queryable, noteId: string): Promise<PresenceRow[]> {
  return db
    .select({
      userId: notePresence.userId,
      tab: notePresence.tab,
      editing: notePresence.editing,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(notePresence)
    .innerJoin(users, and(eq(users.id, notePresence.userId), users.isActive))
    .innerJoin(notes, eq(notes.id, notePresence.noteId))
    .leftJoin(noteShares, and(eq(noteShares.noteId, notes.id), eq(noteShares.recipientId, users.id)))
    .where(
      and(
        eq(notePresence.noteId, noteId),
        sql`${notePresence.seenAt} > ${expiry}`,
        or(eq(notes.userId, users.id), isNotNull(noteShares.id)),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id)
}

interface Page {
  noteId: string
  userId: string
  tab: string
}

export async function savePresence(db: Queryable, page: Page & { editing: boolean }): Promise<void> {
  await db
    .insert(notePresence)
    .values(page)
    .onConflictDoUpdate({
      target: [notePresence.noteId, notePresence.userId, notePresence.tab],
      set: { editing: page.editing, seenAt: sql`now()` },
    })
}

/** @returns whether the page was recorded */
export async function deletePresence(db: Queryable, { noteId, userId, tab }: Page): Promise<boolean> {
  const deleted = await db
    .delete(notePresence)
    .where(and(eq(notePresence.noteId, noteId), eq(notePresence.userId, userId), eq(notePresence.tab, tab)))
    .returning({ tab: notePresence.tab })
  return deleted.length > 0
}

/** Deletes the pages that have been silent for too long. */
export async function clearExpired(db: Queryable): Promise<void> {
  await db.delete(notePresence).where(lte(notePresence.seenAt, expiry))
}
