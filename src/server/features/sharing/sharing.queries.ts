import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { Permission } from '#shared/contract/note-access.ts'

/** The accounts of those who have a note from somebody else. */
export const recipients = alias(users, 'recipients')

/** What is read of a share, joined with `recipients`. */
export const shareSelection = {
  id: noteShares.id,
  noteId: noteShares.noteId,
  email: noteShares.email,
  recipientId: noteShares.recipientId,
  permission: noteShares.permission,
  createdAt: noteShares.createdAt,
  openedAt: noteShares.openedAt,
  lastOpenedAt: noteShares.lastOpenedAt,
  mailId: noteShares.mailId,
  emailDelayedAt: noteShares.emailDelayedAt,
  emailFailedAt: noteShares.emailFailedAt,
  firstName: recipients.firstName,
  lastName: recipients.lastName,
}

function selectShares(db: Queryable) {
  return db.select(shareSelection).from(noteShares).leftJoin(recipients, eq(recipients.id, noteShares.recipientId))
}

/** A share with the name of its recipient, if there is an account. */
export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number]

/** Lists the shares of a note in the order they were made. */
export function listOfNote(db: Queryable, noteId: string): Promise<ShareRow[]> {
  return selectShares(db).where(eq(noteShares.noteId, noteId)).orderBy(asc(noteShares.createdAt), asc(noteShares.email))
}

/**
 * Makes callers with the same note wait for each other until their transactions end. First keeps the accounts of those
 * who have the note or get it from being deleted: a deletion locks the account and then the note and its shares, and
 * would deadlock with a transaction that locks in the opposite order.
 * @param emails the addresses of those who get it, in lower case
 * @returns false if the note is gone
 */
export async function lockNote(tx: Queryable, noteId: string, emails: readonly string[]): Promise<boolean> {
  const held = unionAll(
    tx.select({ id: notes.userId }).from(notes).where(eq(notes.id, noteId)),
    tx
      .select({ id: sql<string>`${noteShares.recipientId}` })
      .from(noteShares)
      .where(and(eq(noteShares.noteId, noteId), isNotNull(noteShares.recipientId))),
    tx.select({ id: users.id }).from(users).where(hasEmail(emails)),
  )
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, held)).orderBy(asc(users.id)).for('key share')
  const locked = await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId)).for('update')
  return locked.length > 0
}

const hasEmail = (emails: readonly string[]) => sql`${users.email} = any(${sql.param([...emails])}::text[])`

export async function countShares(db: Queryable, noteId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(noteShares).where(eq(noteShares.noteId, noteId))
  return row?.total ?? 0
}

interface NewShare {
  id: string
  noteId: string
  userId: string
  email: string
  permission: Permission
  recipientId: string | null
}

/** Inserts shares; an address the note is shared with already gets the new permission. Returns the ids of new ones. */
export async function upsertShares(tx: Queryable, shares: readonly NewShare[]): Promise<string[]> {
  const rows = await tx
    .insert(noteShares)
    .values([...shares])
    .onConflictDoUpdate({
      target: [noteShares.noteId, noteShares.email],
      set: { permission: sql`excluded.permission` },
    })
    .returning({ id: noteShares.id })
  const given = new Set(shares.map(({ id }) => id))
  return rows.map(({ id }) => id).filter((id) => given.has(id))
}

/** Records the email that tells a recipient about a share, and clears the outcome of an earlier one. */
export async function setMail(tx: Queryable, id: string, mailId: string): Promise<void> {
  await tx.update(noteShares).set({ mailId, emailDelayedAt: null, emailFailedAt: null }).where(eq(noteShares.id, id))
}

/** Returns whether there is still a share that this email is about. */
export async function hasShareOfEmail(db: Queryable, mailId: string): Promise<boolean> {
  return (await db.select({ id: noteShares.id }).from(noteShares).where(eq(noteShares.mailId, mailId))).length > 0
}

/** Saves the outcome of a share's email. Returns the share if that changes what its owner sees, else null. */
export async function recordEmail(tx: Queryable, mailId: string, outcome: 'sent' | 'delayed' | 'failed') {
  const [before] = await tx
    .select({ ownerId: noteShares.userId, noteId: noteShares.noteId, delayedAt: noteShares.emailDelayedAt })
    .from(noteShares)
    .where(eq(noteShares.mailId, mailId))
    .for('update')
  if (!before || (outcome === 'delayed' && before.delayedAt)) return null
  const values = {
    sent: { mailId: null, emailDelayedAt: null },
    delayed: { emailDelayedAt: sql`now()` },
    failed: { mailId: null, emailDelayedAt: null, emailFailedAt: sql`now()` },
  }[outcome]
  await tx.update(noteShares).set(values).where(eq(noteShares.mailId, mailId))
  return outcome === 'sent' && !before.delayedAt ? null : before
}

/** An account with the address of a share. */
export interface Recipient {
  id: string
  email: string
  isVerified: boolean
  isActive: boolean
  language: typeof users.$inferSelect.language
}

/**
 * Finds the accounts that have one of these addresses (lower case). Until the transaction ends none of them is verified, which
 * then claims what is shared in it.
 */
export function holdRecipients(tx: Queryable, emails: readonly string[]): Promise<Recipient[]> {
  return tx
    .select({
      id: users.id,
      email: users.email,
      isVerified: users.emailVerified,
      isActive: users.isActive,
      language: users.language,
    })
    .from(users)
    .where(hasEmail(emails))
    .orderBy(asc(users.id))
    .for('share')
}

/** Lists the shares of a note under these addresses whose recipients have another address by now. */
export function listOutdatedShares(db: Queryable, noteId: string, emails: readonly string[]) {
  return db
    .select({ id: noteShares.id })
    .from(noteShares)
    .innerJoin(recipients, eq(recipients.id, noteShares.recipientId))
    .where(
      and(
        eq(noteShares.noteId, noteId),
        inArray(noteShares.email, [...emails]),
        ne(recipients.email, noteShares.email),
      ),
    )
}

/** Sets a share's permission; returns null if the user shares nothing under this id. */
export async function setPermission(
  db: Queryable,
  userId: string,
  id: string,
  permission: Permission,
): Promise<ShareRow | null> {
  const changed = await db
    .update(noteShares)
    .set({ permission })
    .where(and(eq(noteShares.id, id), eq(noteShares.userId, userId)))
    .returning({ id: noteShares.id })
  if (changed.length === 0) return null
  const [row] = await selectShares(db).where(eq(noteShares.id, id))
  return row ?? null
}

/** Returns a share that the user made or received; null if there is none. */
export async function findShare(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ noteId: noteShares.noteId, title: notes.title, permission: noteShares.permission })
    .from(noteShares)
    .innerJoin(notes, eq(notes.id, noteShares.noteId))
    .where(and(eq(noteShares.id, id), or(eq(noteShares.userId, userId), eq(noteShares.recipientId, userId))))
  return row ?? null
}

/** Deletes a share that the user made or received. Returns it, or null if there is none. */
export async function deleteShare(tx: Queryable, userId: string, id: string) {
  const [row] = await tx
    .delete(noteShares)
    .where(and(eq(noteShares.id, id), or(eq(noteShares.userId, userId), eq(noteShares.recipientId, userId))))
    .returning({ noteId: noteShares.noteId, ownerId: noteShares.userId, recipientId: noteShares.recipientId })
  return row ?? null
}

/**
 * Marks a note as opened by a recipient, unless that was done less than five minutes ago. Returns the owner's id, or
 * null if nothing changed.
 */
export async function markOpened(db: Queryable, noteId: string, recipientId: string): Promise<string | null> {
  const rows = await db
    .update(noteShares)
    .set({ openedAt: sql`coalesce(${noteShares.openedAt}, now())`, lastOpenedAt: sql`now()` })
    .where(
      and(
        eq(noteShares.noteId, noteId),
        eq(noteShares.recipientId, recipientId),
        or(isNull(noteShares.lastOpenedAt), sql`${noteShares.lastOpenedAt} < now() - interval '5 minutes'`),
      ),
    )
    .returning({ ownerId: noteShares.userId })
  return rows[0]?.ownerId ?? null
}
