import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { shareLinks } from '#server/db/schema/share-links.ts'
import { fullName } from '#server/text/full-name.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect

/** A valid link and the owner of its note. */
export interface OpenLink extends ShareLinkRow {
  ownerId: string
  /** For visitors; null if the link does not name the owner. */
  ownerName: string | null
}

export async function insertLink(db: Queryable, link: typeof shareLinks.$inferInsert): Promise<ShareLinkRow> {
  const [row] = await db.insert(shareLinks).values(link).returning()
  if (!row) throw new Error('inserting a share link returned no row')
  return row
}

/** Locks a note's row until the transaction ends, so that links to it are created one at a time. */
export async function lockNote(tx: Queryable, noteId: string): Promise<void> {
  await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId)).for('update')
}

export async function countLinks(db: Queryable, noteId: string): Promise<number> {
  const [row] = await db.select({ links: count() }).from(shareLinks).where(eq(shareLinks.noteId, noteId))
  return row?.links ?? 0
}

export function listLinks(db: Queryable, noteId: string): Promise<ShareLinkRow[]> {
  return db
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.noteId, noteId))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
}

/** Updates a link to one of the user's own notes; returns null if there is none. */
export async function updateLink(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<Pick<ShareLinkRow, 'expiresAt' | 'passwordHash' | 'allowAudio' | 'allowAnalysis'>>,
): Promise<ShareLinkRow | null> {
  const isOwn = and(eq(shareLinks.id, id), inArray(shareLinks.noteId, notesOf(db, userId)))
  // The database rejects an update without values.
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(shareLinks).where(isOwn)
      : await db.update(shareLinks).set(change).where(isOwn).returning()
  return row ?? null
}

/** Deletes a link to one of the user's own notes. Returns what is left of it, or null if there is none. */
export async function deleteLink(db: Queryable, userId: string, id: string): Promise<{ noteId: string } | null> {
  const [row] = await db
    .delete(shareLinks)
    .where(and(eq(shareLinks.id, id), inArray(shareLinks.noteId, notesOf(db, userId))))
    .returning({ noteId: shareLinks.noteId })
  return row ?? null
}

function notesOf(db: Queryable, userId: string) {
  return db.select({ id: notes.id }).from(notes).where(eq(notes.userId, userId))
}

/**
 * Finds the link with a token, unless it has expired by `now` or its note's owner is deactivated. One query covers
 * every case.
 */
export async function findOpenLink(db: Queryable, token: string, now: Date): Promise<OpenLink | null> {
  const [row] = await db
    .select({ link: shareLinks, ownerId: notes.userId, firstName: users.firstName, lastName: users.lastName })
    .from(shareLinks)
    .innerJoin(notes, eq(notes.id, shareLinks.noteId))
    .innerJoin(users, eq(users.id, notes.userId))
    .where(
      and(
        // PostgreSQL rejects text with a NUL; a token never has one.
        eq(shareLinks.token, token.replaceAll('\0', ' ')),
        eq(users.isActive, true),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
      ),
    )
  return row
    ? { ...row.link, ownerId: row.ownerId, ownerName: row.link.namesOwner ? fullName(row) || null : null }
    : null
}

/** Counts one view, in the database so that concurrent views are not lost. */
export async function countView(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1`, lastViewedAt: now })
    .where(eq(shareLinks.id, id))
}
