import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { PERMISSIONS } from '#shared/choices.ts'
import type { Permission } from '#shared/contract/note-access.ts'

/** A share without a recipient, and the account that has verified its address. */
const isClaimable = and(isNull(noteShares.recipientId), eq(users.email, noteShares.email), users.emailVerified)

const others = alias(noteShares, 'others')

/** Gives every share without a recipient to the account that has verified its address. Returns these shares. */
export function claimShares(tx: Queryable) {
  return tx
    .update(noteShares)
    .set({ recipientId: sql`${users.id}` })
    .from(users)
    .where(isClaimable)
    .returning({ noteId: noteShares.noteId, ownerId: noteShares.userId, userId: users.id })
}

/** Deletes the shares that would give somebody a note of their own. */
export async function deleteSharesWithOwners(tx: Queryable): Promise<void> {
  const owned = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, noteShares.email), users.emailVerified, eq(users.id, noteShares.userId)))
  await tx.delete(noteShares).where(and(isNull(noteShares.recipientId), sql`exists ${owned}`))
}

/** Deletes the shares that would give somebody a note that they have already under another address. Returns them. */
export function deleteSecondShares(tx: Queryable) {
  const first = tx
    .select({ recipientId: others.recipientId })
    .from(others)
    .innerJoin(users, and(eq(users.id, others.recipientId), users.emailVerified))
    .where(and(eq(others.noteId, noteShares.noteId), eq(users.email, noteShares.email)))
  return tx
    .delete(noteShares)
    .where(and(isNull(noteShares.recipientId), sql`exists ${first}`))
    .returning({
      noteId: noteShares.noteId,
      ownerId: noteShares.userId,
      email: noteShares.email,
      permission: noteShares.permission,
    })
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
