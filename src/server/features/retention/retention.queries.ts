import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'
import type { RetentionKind } from '#shared/retention.ts'

/**
 * The pieces of a recording whose end is missing are kept for a week, so its device may still send the rest. Once they are
 * whole they are kept until they have joined the note.
 */
const REST_EXPECTED_HOURS = 7 * 24

/** The columns of the owner's choice, in days; null: for ever. */
export const CHOSEN = { audio: userSettings.audioRetentionDays, notes: userSettings.noteRetentionDays }

/** What is deleted: an id of a note, and the choice of its owner. */
export interface DueNote {
  id: string
  userId: string
  /** Null: for ever. */
  chosenDays: number | null
}

interface DueOptions {
  /** In days; null: none. */
  ceiling: number | null
  now: Date
}

/**
 * SQL condition: the note of the surrounding statement, or its recording, is older than `days`, and nothing is going on with
 * it. A note counts from when it was recorded or first ready, whichever is later.
 */
export function isDue(kind: RetentionKind, days: SQL, now: Date): SQL | undefined {
  const keptFrom = sql`greatest(${notes.recordedAt}, ${notes.readyAt})`
  const moment = sql`${now.toISOString()}::timestamptz`
  return and(
    // Must be the same condition as in the indexes.
    sql`${notes.status} = 'ready' and ${notes.readyAt} is not null`,
    kind === 'audio' ? isNull(notes.audioDeletedAt) : undefined,
    sql`${keptFrom} <= ${moment} - ${days} * interval '24 hours'`,
    // Playback copies are made, and speakers told apart, after the note is ready.
    hasNoJob('note.prepare', 'note.transcribe', 'note.speakers'),
    sql`not exists (
      select 1 from ${uploads} where ${uploads.userId} = ${notes.userId} and ${uploads.finishedAt} is null
        and ${uploads.noteId} = ${notes.id} and (
          ${uploads.touchedAt} > ${moment} - ${REST_EXPECTED_HOURS} * interval '1 hour' or ${uploads.length} = ${uploads.offset}
        )
    )`,
  )
}

/** The stricter of the owner's choice and the ceiling, in days; null: for ever. */
export const appliedDays = (kind: RetentionKind, ceiling: number | null) =>
  sql`least(${CHOSEN[kind]}, ${ceiling}::integer)`

/**
 * Lists notes that are due to be deleted, or to lose their recording, the oldest of each user first. Without a ceiling
 * this reads only users who have chosen a time; with one, each user costs an index look-up.
 * @param skipped ids to leave out
 */
export function listDue(
  db: Queryable,
  kind: RetentionKind,
  { ceiling, now, limit, skipped }: DueOptions & { limit: number; skipped: readonly string[] },
): Promise<Array<{ id: string }>> {
  const due = db
    .select({ id: notes.id })
    .from(notes)
    .where(
      and(
        eq(notes.userId, ceiling === null ? userSettings.userId : users.id),
        isDue(kind, appliedDays(kind, ceiling), now),
        sql`${notes.id} <> all(${sql.param([...skipped])}::uuid[])`,
      ),
    )
    .orderBy(sql`greatest(${notes.recordedAt}, ${notes.readyAt})`)
    .limit(limit)
    .as('due')
  const selection = { id: due.id }
  if (ceiling === null) {
    return db.select(selection).from(userSettings).crossJoinLateral(due).where(isNotNull(CHOSEN[kind])).limit(limit)
  }
  return db
    .select(selection)
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .crossJoinLateral(due)
    .limit(limit)
}

/**
 * Locks a note with the settings of its owner, and returns it if it is still due.
 * @returns null if it is not, or is gone
 */
export async function lockDue(
  tx: Queryable,
  kind: RetentionKind,
  id: string,
  { ceiling, now }: DueOptions,
): Promise<(typeof notes.$inferSelect & Pick<DueNote, 'chosenDays'>) | null> {
  const [owner] = await tx.select({ userId: notes.userId }).from(notes).where(eq(notes.id, id))
  if (!owner) return null
  // A user who chooses a longer time meanwhile either comes first or waits.
  await tx.select().from(userSettings).where(eq(userSettings.userId, owner.userId)).for('share')
  await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, id)).for('update')
  const [row] = await tx
    .select({ note: notes, chosenDays: CHOSEN[kind] })
    .from(notes)
    .leftJoin(userSettings, eq(userSettings.userId, notes.userId))
    .where(and(eq(notes.id, id), isDue(kind, appliedDays(kind, ceiling), now)))
  return row ? { ...row.note, chosenDays: row.chosenDays } : null
}

/** Counts a user's notes that would be due if they were kept for this many days. */
export function countDue(
  db: Queryable,
  kind: RetentionKind,
  { userId, days, now }: { userId: string; days: number; now: Date },
): Promise<number> {
  return db.$count(notes, and(eq(notes.userId, userId), isDue(kind, sql`${days}::integer`, now)))
}
