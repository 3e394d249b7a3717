import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { DELETION_NOTICE_DAYS, type RetentionKind } from '#shared/retention.ts'
import { appliedDays, CHOSEN, isDue } from './retention.queries.ts'

const TOLD_AT = { audio: userSettings.audioNoticeAt, notes: userSettings.notesNoticeAt }

/** The ceilings of the server, in days; null: none. */
export type Ceilings = Record<RetentionKind, number | null>

interface NoticeOptions {
  ceilings: Ceilings
  /** The notice covers what falls due until then. */
  until: Date
  /** A user who was told since then is not told again. */
  toldSince: Date
}

/**
 * SQL condition on a user's settings: they have not been told for a while, and what the notice is about is kept for
 * longer than the notice lasts. Recordings that are deleted with their notes are mentioned only as notes.
 */
function isToBeTold(kind: RetentionKind, { ceilings, toldSince }: NoticeOptions): SQL | undefined {
  const days = appliedDays(kind, ceilings[kind])
  return and(
    sql`${days} > ${DELETION_NOTICE_DAYS}::integer`,
    kind === 'audio' ? sql`coalesce(${appliedDays('notes', ceilings.notes)} > ${days}, true)` : undefined,
    or(isNull(TOLD_AT[kind]), lte(TOLD_AT[kind], toldSince)),
  )
}

/**
 * Lists users who have something that falls due and who have not been told, in the order of their ids. Without a
 * ceiling this reads only users who have chosen a time; with one, each user costs an index look-up.
 * @param after the last id of the page before; null for the first page
 */
export function listUsersToTell(
  db: Queryable,
  kind: RetentionKind,
  options: NoticeOptions & { after: string | null; limit: number },
): Promise<Array<{ id: string }>> {
  const { ceilings, until, after, limit } = options
  const ceiling = ceilings[kind]
  const id = ceiling === null ? userSettings.userId : users.id
  const first = db
    .select({ one: sql<number>`1`.as('one') })
    .from(notes)
    .where(and(eq(notes.userId, id), isToBeTold(kind, options), isDue(kind, appliedDays(kind, ceiling), until)))
    .limit(1)
    .as('first')
  const isNext = after === null ? undefined : gt(id, after)
  if (ceiling === null) {
    return db
      .select({ id: userSettings.userId })
      .from(userSettings)
      .crossJoinLateral(first)
      .where(and(isNotNull(CHOSEN[kind]), isNext))
      .orderBy(asc(id))
      .limit(limit)
  }
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .crossJoinLateral(first)
    .where(isNext)
    .orderBy(asc(id))
    .limit(limit)
}

/**
 * Locks a user's settings, and counts what is to be announced to them.
 * @returns 0 if they have been told meanwhile, have switched the notices off, or are gone
 */
export async function lockAndCount(
  tx: Queryable,
  kind: RetentionKind,
  userId: string,
  options: NoticeOptions,
): Promise<number> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isActive))
    .for('key share')
  if (!held) return 0
  // Only an existing row can be locked. A new one has the defaults that also apply without it.
  await tx.insert(userSettings).values({ userId }).onConflictDoNothing()
  await tx.select().from(userSettings).where(eq(userSettings.userId, userId)).for('update')
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(userSettings)
    .innerJoin(notes, eq(notes.userId, userSettings.userId))
    .where(
      and(
        eq(userSettings.userId, userId),
        isToBeTold(kind, options),
        isDue(kind, appliedDays(kind, options.ceilings[kind]), options.until),
      ),
    )
  return row?.count ?? 0
}

/** Marks a user as told. */
export async function markTold(tx: Queryable, kind: RetentionKind, userId: string, at: Date): Promise<void> {
  await tx
    .update(userSettings)
    .set(kind === 'audio' ? { audioNoticeAt: at } : { notesNoticeAt: at })
    .where(eq(userSettings.userId, userId))
}
