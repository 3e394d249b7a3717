import { and, count, desc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, orderBy, type PagedOrder } from '#server/db/keyset.ts'
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

/** Newest first. */
export const USER_ORDER: PagedOrder<UserRow> = {
  keys: [{ column: users.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }],
  id: users.id,
  idType: 'name',
  descending: true,
}

/**
 * Lists the page of users that follows a cursor. A search reads along the order until the page is full: a part of a name
 * has no index.
 */
export function listUsers(
  db: Queryable,
  search: string,
  page: { limit: number; after: Cursor | null },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(isFound(search), page.after ? isAfter(USER_ORDER, page.after) : undefined))
    .orderBy(...orderBy(USER_ORDER))
    .limit(page.limit)
}

function isFound(search: string): SQL | undefined {
  if (search === '') return undefined
  const text = sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}`
  return sql`strpos(${folded(text)}, ${folded(sql`${search}::text`)}) > 0`
}

/** Lower case without accents. The marks go before the case does, since under the locale C only plain letters have one. */
function folded(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), U&'[\\0300-\\036F]', '', 'g'))`
}

/** Counts the users that a search finds, how many of them have Premium, and how many are active. */
export async function countUsers(db: Queryable, search = '') {
  const [row] = await db
    .select({
      total: count(),
      premium: sql<number>`count(*) filter (where ${users.isPremium})`.mapWith(Number),
      active: sql<number>`count(*) filter (where ${users.isActive})`.mapWith(Number),
    })
    .from(users)
    .where(isFound(search))
  return row ?? { total: 0, premium: 0, active: 0 }
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
