import { and, count, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import { recipients, shareSelection } from './sharing.queries.ts'

const owners = alias(users, 'owners')

const itemSelection = {
  ...shareSelection,
  title: notes.title,
  recordedAt: notes.recordedAt,
  duration: notes.duration,
  ownerFirstName: owners.firstName,
  ownerLastName: owners.lastName,
  ownerEmail: owners.email,
}

function selectItems(db: Queryable) {
  return db
    .select(itemSelection)
    .from(noteShares)
    .innerJoin(notes, eq(notes.id, noteShares.noteId))
    .innerJoin(owners, eq(owners.id, noteShares.userId))
    .leftJoin(recipients, eq(recipients.id, noteShares.recipientId))
}

/** A share with its note and its owner's name. */
export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

/** Newest first. */
export const SHARE_ORDER: PagedOrder<ItemRow> = {
  keys: [{ column: noteShares.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }],
  id: noteShares.id,
  descending: true,
}

/** Shares that a user made, or those they received. */
export interface ShareFilter {
  userId: string
  direction: 'by_me' | 'with_me'
}

function isListed({ userId, direction }: ShareFilter) {
  return eq(direction === 'by_me' ? noteShares.userId : noteShares.recipientId, userId)
}

/** Lists the page of these shares that follows a cursor, newest first. */
export function listItems(
  db: Queryable,
  filter: ShareFilter,
  page: { limit: number; after: Cursor | null },
): Promise<ItemRow[]> {
  return selectItems(db)
    .where(and(isListed(filter), page.after ? isAfter(SHARE_ORDER, page.after) : undefined))
    .orderBy(...orderBy(SHARE_ORDER))
    .limit(page.limit)
}

export async function countItems(db: Queryable, filter: ShareFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(noteShares).where(isListed(filter))
  return row?.total ?? 0
}
