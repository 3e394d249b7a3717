import { and, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { credentials, sessions, users } from '#server/db/schema/accounts.ts'
import { adminAudit, adminSessions } from '#server/db/schema/admin.ts'

export type UserRow = typeof users.$inferSelect
export type AuditRow = typeof adminAudit.$inferSelect

export async function insertSession(db: Queryable, session: typeof adminSessions.$inferInsert): Promise<void> {
  await db.delete(adminSessions).where(lte(adminSessions.expiresAt, new Date()))
  await db.insert(adminSessions).values(session)
}

export async function isSessionOpen(db: Queryable, tokenHash: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: adminSessions.tokenHash })
    .from(adminSessions)
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        eq(adminSessions.passwordHash, passwordHash),
        gt(adminSessions.expiresAt, new Date()),
      ),
    )
  return rows.length > 0
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash)).returning()
  return rows.length > 0
}

export function listUsers(db: Queryable): Promise<UserRow[]> {
  return db.select().from(users).orderBy(desc(users.createdAt), desc(users.id))
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function lockUser(tx: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

export async function insertUser(tx: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning()
  if (!row) throw new Error('inserting a user returned no row')
  return row
}

export async function updateUser(tx: Queryable, id: string, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(users.id, id))
}

/** Saves a user's password hash in the row that better-auth reads. */
export async function updatePassword(tx: Queryable, userId: string, hash: string, rowId: string): Promise<void> {
  const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
  const changed = await tx.update(credentials).set({ password: hash, updatedAt: new Date() }).where(own).returning()
  if (changed.length > 0) return
  await tx
    .insert(credentials)
    .values({ id: rowId, accountId: userId, providerId: 'credential', userId, password: hash })
}

export async function endUserSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

export async function insertAuditEntry(db: Queryable, entry: typeof adminAudit.$inferInsert): Promise<void> {
  await db.insert(adminAudit).values(entry)
}

/** Lists the newest entries, with users by their current email; a deleted user appears by id. */
export function listAudit(db: Queryable, limit: number): Promise<AuditRow[]> {
  return db
    .select({
      ...getTableColumns(adminAudit),
      subject: sql<string | null>`coalesce(${users.email}, ${adminAudit.subject})`,
    })
    .from(adminAudit)
    .leftJoin(users, eq(users.id, adminAudit.subject))
    .orderBy(desc(adminAudit.at), adminAudit.id)
    .limit(limit)
}
