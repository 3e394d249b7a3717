import { inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/db/database.ts'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { AppError } from '#server/errors.ts'

interface Limit {
  /** What is counted, and for whom, such as `sign-in:203.0.113.7`. */
  key: string
  /** Maximum number of attempts in a window. */
  max: number
  windowSeconds: number
  /** Number of attempts made at once. Default: 1. */
  hits?: number
}

/**
 * Counts an attempt, in the database so that all web processes share the count.
 * @throws AppError too_many_requests after more than `max` in the window.
 */
export async function countAttempt(db: Database, limit: Limit): Promise<void> {
  const { hits, windowEnds, now } = await count(db, limit)
  if (hits > limit.max) {
    throw new AppError('too_many_requests', {
      values: { seconds: Math.max(1, Math.ceil((windowEnds - now) / 1000)) },
    })
  }
}

/** Counts an attempt and returns whether it is the key's first in the window. Of several concurrent ones only one is. */
export async function isFirstInWindow(db: Database, what: Omit<Limit, 'max'>): Promise<boolean> {
  return (await countAttempts(db, what)) === 1
}

/** Counts an attempt. @returns the number in the window, including this one. */
export async function countAttempts(db: Queryable, what: Omit<Limit, 'max'>): Promise<number> {
  return (await count(db, what)).hits
}

/** Takes back one attempt from each counter. */
export async function takeAttemptBack(db: Database, keys: string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

/** Deletes counters. */
export async function forgetAttempts(db: Database, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Deletes a counter and all those whose keys extend its key after a colon. */
export async function forgetAttemptsBelow(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key} or starts_with(${rateLimits.key}, ${`${key}:`})`)
}

async function count(db: Queryable, { key, windowSeconds, hits = 1 }: Omit<Limit, 'max'>) {
  const now = Date.now()
  const windowEnds = now + windowSeconds * 1000
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits, windowEnds })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${rateLimits.windowEnds} <= ${now} then ${hits} else ${rateLimits.hits} + ${hits} end`,
        windowEnds: sql`case when ${rateLimits.windowEnds} <= ${now} then ${windowEnds} else ${rateLimits.windowEnds} end`,
      },
    })
    .returning()
  return { hits: row?.hits ?? hits, windowEnds: row?.windowEnds ?? windowEnds, now }
}

/** Deletes counters whose window has passed. */
export async function clearOldAttempts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.windowEnds} <= ${Date.now()}`)
}
