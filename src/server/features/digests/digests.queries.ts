import { and, asc, count, eq, gte, inArray, isNull, lt, notExists, or, sql, sum } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'
import type { Language } from '#shared/languages.ts'

export interface Addressee {
  userId: string
  email: string
  language: Language | null
  isPremium: boolean
}

/** Lists the time zones of users. Jumps from each zone to the next along the index, so that it doesn't read every user's row. */
export async function listTimezones(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ timezone: string }>(sql`
    with recursive zones as (
      select min(timezone) as timezone from ${userSettings}
      union all
      select (select min(timezone) from ${userSettings} as own where own.timezone > zones.timezone)
      from zones where zones.timezone is not null
    )
    select timezone from zones where timezone is not null
  `)
  return rows.map(({ timezone }) => timezone)
}

/** The settings columns of each kind of email: whether the user wants it, and the day of the last one. */
const KINDS = {
  reminder: { wanted: userSettings.taskReminders, day: userSettings.remindedOn, key: 'remindedOn' },
  summary: { wanted: userSettings.weeklySummaries, day: userSettings.summarisedOn, key: 'summarisedOn' },
} as const
export type DigestKind = keyof typeof KINDS

/**
 * SQL condition: the user has not had such an email on this day, or on a later one before they flew west. A day further ahead
 * than zones are apart comes from a clock that was wrong.
 */
function isNew(kind: DigestKind, day: string) {
  const column = KINDS[kind].day
  return or(isNull(column), lt(column, day), sql`${column} > to_char(${day}::date + 2, 'YYYY-MM-DD')`)
}

/** Lists users in a zone who want such an email, have a verified address and have not had it on this day. */
export function listAddressees(
  db: Queryable,
  kind: DigestKind,
  place: { timezone: string; day: string },
): Promise<Addressee[]> {
  const { wanted } = KINDS[kind]
  return db
    .select({ userId: users.id, email: users.email, language: users.language, isPremium: users.isPremium })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(
      and(
        eq(userSettings.timezone, place.timezone),
        eq(wanted, true),
        isNew(kind, place.day),
        eq(users.emailVerified, true),
        eq(users.isActive, true),
      ),
    )
    .orderBy(asc(users.id))
}

/** Claims the sending of such an email on this day. Returns false if another process already has. */
export async function claimDay(tx: Queryable, kind: DigestKind, userId: string, day: string): Promise<boolean> {
  const { key } = KINDS[kind]
  const rows = await tx
    .update(userSettings)
    .set({ [key]: day })
    .where(and(eq(userSettings.userId, userId), isNew(kind, day)))
    .returning({ userId: userSettings.userId })
  return rows.length > 0
}

/**
 * SQL condition for what a user is to do: their own follow-ups unless somebody else is to do them, and those assigned
 * to them. The plan of the owner counts. An assignee whose account is deactivated does nothing.
 */
function isFor(db: Queryable, userId: string) {
  const assignee = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, followUps.assigneeId), users.isActive))
  return and(
    or(and(eq(followUps.userId, userId), notExists(assignee)), eq(followUps.assigneeId, userId)),
    eq(followUps.isCompleted, false),
    stands(followUps),
  )
}

/** A calendar day where a user is: `YYYY-MM-DD`, and the midnights around it. */
export interface LocalDay {
  day: string
  begin: Date
  end: Date
}

/**
 * Lists what a user is to do on a day, with the owners of what others have assigned to them. A due time may be on
 * another day for the user than in the note's zone; the user's day counts.
 */
export function listDueFollowUps(db: Queryable, userId: string, { day, begin, end }: LocalDay) {
  const isDue = or(
    and(isNull(followUps.dueAt), eq(followUps.dueDate, day)),
    and(gte(followUps.dueAt, begin), lt(followUps.dueAt, end)),
  )
  return db
    .select({
      title: followUps.title,
      isOwn: eq(followUps.userId, userId).mapWith(Boolean),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(followUps)
    .innerJoin(users, eq(users.id, followUps.userId))
    .where(and(isFor(db, userId), isDue, users.isPremium))
    .orderBy(
      sql`array_position(array['urgent','high','medium','low'], ${followUps.priority})`,
      asc(followUps.createdAt),
    )
}

/** Counts the notes recorded since `since`, their total seconds, and the follow-ups that the user is to do now. */
export async function countWeek(db: Queryable, userId: string, since: Date) {
  const [[recorded], [open]] = await Promise.all([
    db
      .select({ notes: count(), seconds: sum(notes.duration) })
      .from(notes)
      .where(
        and(eq(notes.userId, userId), gte(notes.recordedAt, since), inArray(notes.status, ['ready', 'analysing'])),
      ),
    db.select({ followUps: count() }).from(followUps).where(isFor(db, userId)),
  ])
  return { notes: recorded?.notes ?? 0, seconds: Number(recorded?.seconds ?? 0), openFollowUps: open?.followUps ?? 0 }
}
