import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { credentials, sessions, users, verifications } from '#server/db/schema/accounts.ts'

/** What better-auth writes before the token of a reset link. */
const isLink = (token: string) =>
  and(eq(verifications.identifier, `reset-password:${token}`), gt(verifications.expiresAt, new Date()))

/** Returns the user whom a reset link was sent to; null if it has expired, or was used or replaced. */
export async function findLinkOwner(db: Queryable, token: string): Promise<string | null> {
  const [row] = await db.select({ userId: verifications.value }).from(verifications).where(isLink(token))
  return row?.userId ?? null
}

/** Uses up a reset link. @returns false if it has expired, or was used or replaced. */
export async function takeLink(tx: Queryable, token: string): Promise<boolean> {
  return (await tx.delete(verifications).where(isLink(token)).returning({ id: verifications.id })).length > 0
}

/** Locks an account until the transaction ends. Returns what a reset needs of it; null if it is gone. */
export async function lockAccount(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row ?? null
}

/** Sets the hash of a user's password. */
export async function updatePassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
  const changed = await tx.update(credentials).set({ password: hash, updatedAt: new Date() }).where(own).returning()
  if (changed.length > 0) return
  const id = randomBytes(24).toString('base64url')
  await tx.insert(credentials).values({ id, accountId: userId, providerId: 'credential', userId, password: hash })
}

export async function deleteSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
