import { and, count, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { credentials } from '#server/db/schema/accounts.ts'
import { backupCodes, twoFactors } from '#server/db/schema/two-factor.ts'

export type TwoFactorRow = typeof twoFactors.$inferSelect

export async function findTwoFactor(db: Queryable, userId: string): Promise<TwoFactorRow | null> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return row ?? null
}

/** Lists all users with two-factor sign-in. */
export async function listUsersWithCode(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(inArray(twoFactors.userId, [...userIds]), isNotNull(twoFactors.enabledAt)))
  return rows.map(({ userId }) => userId)
}

/** Saves a secret that has yet to be confirmed. @returns false if a confirmed one exists, which stays. */
export async function upsertPending(db: Queryable, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, lastStep: null },
      setWhere: isNull(twoFactors.enabledAt),
    })
    .returning()
  return rows.length > 0
}

/** @returns false if it is on already or the secret has changed meanwhile. */
export async function enable(tx: Queryable, userId: string, secret: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ enabledAt: new Date(), lastStep: step })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), isNull(twoFactors.enabledAt)))
    .returning()
  return rows.length > 0
}

/** Marks a step as used. @returns false if it or a later one was used before. Of two concurrent uses, one wins. */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))
  const rows = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), unused))
    .returning()
  return rows.length > 0
}

/** @returns false if there is no such code, or it has been used. */
export async function spendBackupCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)))
    .returning()
  return rows.length > 0
}

export async function replaceBackupCodes(tx: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId))
  await tx.insert(backupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function countBackupCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(backupCodes).where(eq(backupCodes.userId, userId))
  return row?.left ?? 0
}

/** @returns false if it was not on. */
export async function deleteTwoFactor(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning()
  return rows.some(({ enabledAt }) => enabledAt !== null)
}

/** Returns the hash of a user's current password. */
export async function readPasswordHash(db: Queryable, userId: string): Promise<string> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  return row?.password ?? ''
}
