import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  type Placeholder,
  type SQL,
  Subquery,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { literalLimit } from '#server/db/prepare-once.ts'
import { users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { isAsked, stands } from '#server/db/standing-items.ts'

export type FollowUpRow = typeof followUps.$inferSelect
export type NewFollowUp = typeof followUps.$inferInsert

const owners = alias(users, 'owners')
const assignees = alias(users, 'assignees')

const selection = {
  ...getTableColumns(followUps),
  noteTitle: notes.title,
  timezone: notes.timezone,
  ownerFirstName: owners.firstName,
  ownerLastName: owners.lastName,
  ownerEmail: owners.email,
  assigneeFirstName: assignees.firstName,
  assigneeLastName: assignees.lastName,
  assigneeEmail: assignees.email,
}

/** Selects follow-ups with what is shown of their notes, owners and assignees. */
function selectFollowUps(db: Queryable) {
  return db
    .select(selection)
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
    .innerJoin(owners, eq(owners.id, followUps.userId))
    .leftJoin(assignees, eq(assignees.id, followUps.assigneeId))
}

export type ListedFollowUp = Awaited<ReturnType<typeof selectFollowUps>>[number]

const {
  foundTitle: _foundTitle,
  said: _said,
  confidence: _confidence,
  review: _review,
  doubt: _doubt,
  deletedAt: _deletedAt,
  ...presentedColumns
} = getTableColumns(followUps)

/** What the presentation of a follow-up needs. */
export type PresentedFollowUp = Pick<ListedFollowUp, keyof typeof presentedColumns> &
  Omit<ListedFollowUp, keyof FollowUpRow | 'ownerFirstName' | 'ownerLastName' | 'ownerEmail'> & {
    /** Null where the owner reads the list. */
    ownerFirstName: string | null
    ownerLastName: string | null
    ownerEmail: string | null
  }

/**
 * Selects the follow-ups of a list with what is shown of their notes, and of owners and assignees other than the reader.
 * @param rows a query of the list's rows, with the table's columns, in their order; it takes the place of the table
 * @param extra further columns
 */
export function selectListed<Extra extends Record<string, SQL>>(
  db: Queryable,
  reader: SQL | Placeholder,
  rows: SQL,
  extra: Extra,
) {
  // The joins may not keep the order, and sorting by position is less work than sorting by all keys.
  const placed = sql`select *, row_number() over () as place from (${rows}) as listed`
  const source = new Subquery(placed, {}, getTableName(followUps)) as unknown as typeof followUps
  // Most follow-ups have neither, and looking up null ends at once. The limit keeps it a look-up; a join might read all users.
  const person = (id: SQL, name: string) =>
    db
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.id, id))
      .limit(literalLimit(1))
      .as(name)
  const owner = person(sql`case when ${followUps.userId} <> ${reader} then ${followUps.userId} end`, 'owner')
  const assignee = person(sql`${followUps.assigneeId}`, 'assignee')
  return db
    .select({
      ...presentedColumns,
      noteTitle: notes.title,
      timezone: notes.timezone,
      ownerFirstName: owner.firstName,
      ownerLastName: owner.lastName,
      ownerEmail: owner.email,
      assigneeFirstName: assignee.firstName,
      assigneeLastName: assignee.lastName,
      assigneeEmail: assignee.email,
      ...extra,
    })
    .from(source)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
    .leftJoinLateral(owner, sql`true`)
    .leftJoinLateral(assignee, sql`true`)
    .orderBy(sql`place`)
}

/** Lists the pending follow-ups with the time when they were said or added. */
export function listPending(db: Queryable, userId: string) {
  const since = sql<Date>`coalesce(${notes.recordedAt}, ${followUps.createdAt})`.mapWith(notes.recordedAt)
  const { id, noteId, title, who, counterpart } = followUps
  return db
    .select({ id, noteId, title, who, counterpart, since })
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
    .where(and(eq(followUps.userId, userId), eq(followUps.isCompleted, false), stands(followUps)))
}

/**
 * Locks the follow-ups of a note until the transaction ends, so that what is read afterwards stays true. Locks them in
 * the order of ids, as everywhere.
 */
export async function lockOfNote(tx: Queryable, noteId: string): Promise<void> {
  await tx
    .select({ id: followUps.id })
    .from(followUps)
    .where(eq(followUps.noteId, noteId))
    .orderBy(asc(followUps.id))
    .for('update')
}

/** Finds one follow-up, even if deleted. */
export async function findFollowUp(db: Queryable, id: string): Promise<ListedFollowUp | null> {
  const [row] = await selectFollowUps(db).where(eq(followUps.id, id))
  return row ?? null
}

/** Locks a follow-up until the transaction ends; null if it is gone. */
export async function lockFollowUp(tx: Queryable, id: string): Promise<FollowUpRow | null> {
  const [row] = await tx.select().from(followUps).where(eq(followUps.id, id)).for('update')
  return row ?? null
}

/** Lists the follow-ups of a note that stand, in the order they were said. */
export function listOfNote(db: Queryable, noteId: string): Promise<ListedFollowUp[]> {
  return selectFollowUps(db)
    .where(and(eq(followUps.noteId, noteId), stands(followUps)))
    .orderBy(asc(followUps.position), asc(followUps.createdAt))
}

/** Lists the follow-ups of a note that a person is asked about, in the order they were said. */
export function listAskedOfNote(db: Queryable, noteId: string): Promise<ListedFollowUp[]> {
  return selectFollowUps(db)
    .where(and(eq(followUps.noteId, noteId), isAsked(followUps)))
    .orderBy(asc(followUps.position), asc(followUps.createdAt))
}

/** Lists follow-ups that a person is asked about by their ids, in no order. */
export function listAsked(db: Queryable, ids: readonly string[]): Promise<ListedFollowUp[]> {
  return selectFollowUps(db).where(and(inArray(followUps.id, [...ids]), isAsked(followUps)))
}

/** Lists all follow-ups of a note in the same order, even deleted ones. */
export function listEveryOfNote(db: Queryable, noteId: string): Promise<FollowUpRow[]> {
  return db
    .select()
    .from(followUps)
    .where(eq(followUps.noteId, noteId))
    .orderBy(asc(followUps.position), asc(followUps.createdAt))
}

export async function insertFollowUps(db: Queryable, rows: NewFollowUp[]): Promise<void> {
  if (rows.length > 0) await db.insert(followUps).values(rows)
}

export async function updateFollowUp(db: Queryable, id: string, values: Partial<NewFollowUp>): Promise<void> {
  await db.update(followUps).set(values).where(eq(followUps.id, id))
}

export async function deleteFollowUps(db: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(followUps).where(inArray(followUps.id, ids))
}
