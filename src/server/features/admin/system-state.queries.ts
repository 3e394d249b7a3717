import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { backups } from '#server/db/schema/system.ts'

/** Literals rather than parameters, so that the planner finds the indexes on such notes. */
const HAS_FAILED = sql`${notes.status} = 'failed'`
const IS_WAITING = sql`${notes.status} = 'waiting'`

/** Lists the newest failed notes with their owners, never with what they contain. */
export function listFailedNotes(db: Queryable, limit: number) {
  return db
    .select({
      id: notes.id,
      ownerEmail: users.email,
      createdAt: notes.createdAt,
      touchedAt: notes.touchedAt,
      failureCode: notes.failureCode,
    })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.userId))
    .where(HAS_FAILED)
    .orderBy(desc(notes.createdAt))
    .limit(limit)
}

export async function countFailedNotes(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notes).where(HAS_FAILED)
  return row?.total ?? 0
}

/** Lists what notes wait for, each once. */
export async function listWaitingCodes(db: Queryable): Promise<string[]> {
  const { waitingCode } = notes
  const rows = await db.select({ code: waitingCode }).from(notes).where(IS_WAITING).groupBy(waitingCode)
  return rows.flatMap(({ code }) => code ?? [])
}

export async function findLastBackup(db: Queryable) {
  const [row] = await db.select().from(backups).orderBy(desc(backups.finishedAt)).limit(1)
  return row ?? null
}
