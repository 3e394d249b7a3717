import { and, eq, gt, like, lte, ne } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { emailChanges, users, verifications } from '#server/db/schema/accounts.ts'

/** Returns the new address that a user has asked for and not confirmed; null if there is none. */
export async function findChange(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, new Date())))
  return row ?? null
}

/** Saves the new address that a user asks for; it replaces an earlier one, whose link becomes void. */
export async function upsertChange(tx: Queryable, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { userId: _, ...values } = change
  await tx
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...values, createdAt: new Date() } })
}

/** Uses up a link. Returns the new address; null if it has expired, or was used, replaced or cancelled. */
export async function takeChange(tx: Queryable, userId: string, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresAt, new Date()),
      ),
    )
    .returning({ email: emailChanges.email })
  return row?.email ?? null
}

export async function deleteChange(db: Queryable, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

export async function deleteExpiredChanges(db: Queryable): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, new Date()))
}

/** Locks a user's account until the transaction ends. Returns what a change of address needs of it; null if it is gone. */
export async function lockAccount(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row ?? null
}

/** Returns the other account that has an address (lower case); null if there is none. */
export async function findOtherOwner(db: Queryable, userId: string, email: string) {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  return row ?? null
}

export async function updateAddress(tx: Queryable, userId: string, email: string, isVerified: boolean): Promise<void> {
  await tx.update(users).set({ email, emailVerified: isVerified, updatedAt: new Date() }).where(eq(users.id, userId))
}

/** Invalidates the links with which a user could set a new password. */
export async function voidResetLinks(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')))
}
