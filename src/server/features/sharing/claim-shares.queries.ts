import { and, asc, eq, gt, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { PERMISSIONS } from '#shared/choices.ts'
import type { Permission } from '#shared/contract/note-access.ts'

/** A share with this address that has no recipient. */
const isWaiting = (email: string) => and(isNull(noteShares.recipientId), eq(noteShares.email, email))

/** The account that has verified this address. */
const hasVerified = (email: string) => and(eq(users.email, email), users.emailVerified)

const others = alias(noteShares, 'others')

/**
 * Lists the addresses after `after` that shares without a recipient have, and returns those that an account has verified.
 * @returns with the last address that was read; null: there are no more
 */
export async function listVerifiedWaiting(
  db: Queryable,
  after: string,
  limit: number,
): Promise<{ verified: string[]; last: string | null }> {
  const waiting = await db
    .selectDistinct({ email: noteShares.email })
    .from(noteShares)
    .where(and(isNull(noteShares.recipientId), gt(noteShares.email, after)))
    .orderBy(asc(noteShares.email))
    .limit(limit)
  const emails = waiting.map(({ email }) => email)
  if (emails.length === 0) return { verified: [], last: null }
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), users.emailVerified))
  return { verified: rows.map(({ email }) => email), last: emails.at(-1) ?? null }
}

/** Locks the account that has verified an address until the transaction ends. @returns false if there is none. */
export async function lockVerified(tx: Queryable, email: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(hasVerified(email)).for('update')
  return rows.length > 0
}

/** Gives the shares with an address that have no recipient to the account that has verified it. Returns these shares. */
export function claimShares(tx: Queryable, email: string) {
  return tx
    .update(noteShares)
    .set({ recipientId: sql`${users.id}` })
    .from(users)
    .where(and(isWaiting(email), hasVerified(email)))
    .returning({ noteId: noteShares.noteId, ownerId: noteShares.userId, userId: users.id })
}

/** Deletes the shares that would give whoever has verified an address a note of their own. */
export async function deleteSharesWithOwners(tx: Queryable, email: string): Promise<void> {
  const owned = tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasVerified(email), eq(users.id, noteShares.userId)))
  await tx.delete(noteShares).where(and(isWaiting(email), sql`exists ${owned}`))
}

/**
 * Deletes the shares that would give whoever has verified an address a note that they have already under another
 * address. Returns them.
 */
export function deleteSecondShares(tx: Queryable, email: string) {
  const first = tx
    .select({ recipientId: others.recipientId })
    .from(others)
    .innerJoin(users, eq(users.id, others.recipientId))
    .where(and(eq(others.noteId, noteShares.noteId), hasVerified(email)))
  return tx
    .delete(noteShares)
    .where(and(isWaiting(email), sql`exists ${first}`))
    .returning({ noteId: noteShares.noteId, ownerId: noteShares.userId, permission: noteShares.permission })
}

/**
 * Lets whoever has verified an address do more with a note that they have. Returns who that is; null if they may do as
 * much already.
 */
export async function raisePermission(
  tx: Queryable,
  noteId: string,
  email: string,
  permission: Permission,
): Promise<string | null> {
  const rank = sql`array_position(${sql.param([...PERMISSIONS])}::text[], ${noteShares.permission})`
  const [row] = await tx
    .update(noteShares)
    .set({ permission })
    .from(users)
    .where(
      and(
        eq(noteShares.noteId, noteId),
        eq(noteShares.recipientId, users.id),
        eq(users.email, email),
        sql`${rank} < ${PERMISSIONS.indexOf(permission) + 1}`,
      ),
    )
    .returning({ userId: users.id })
  return row?.userId ?? null
}

/** Puts the address that an account has verified on the notes it received under another. Returns these shares. */
export function renameShares(tx: Queryable, email: string) {
  const taken = tx
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.noteId, noteShares.noteId), eq(others.email, email)))
  return tx
    .update(noteShares)
    .set({ email })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        users.emailVerified,
        eq(noteShares.recipientId, users.id),
        ne(noteShares.email, email),
        notExists(taken),
      ),
    )
    .returning({ noteId: noteShares.noteId, ownerId: noteShares.userId })
}
