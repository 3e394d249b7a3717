import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { calendarFeeds } from '#server/db/schema/calendar.ts'
import type { Language } from '#shared/languages.ts'

/** Returns the user's token, inserting `fresh` if there is none yet. */
export async function findOrInsertToken(db: Queryable, userId: string, fresh: string): Promise<string> {
  await db.insert(calendarFeeds).values({ userId, token: fresh }).onConflictDoNothing()
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  if (!row) throw new Error('the calendar feed that was just inserted is missing')
  return row.token
}

export async function replaceToken(db: Queryable, userId: string, token: string): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token, createdAt: new Date() } })
}

export interface FeedOwner {
  id: string
  isPremium: boolean
  isActive: boolean
  language: Language | null
}

export async function findOwner(db: Queryable, token: string): Promise<FeedOwner | null> {
  const [row] = await db
    .select({ id: users.id, isPremium: users.isPremium, isActive: users.isActive, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.token, token))
  return row ?? null
}

/** Returns whether a user has a feed, and Premium, without which it is not served. */
export async function isServed(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.userId, userId), users.isPremium))
  return rows.length > 0
}

export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
