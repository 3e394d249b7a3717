import { and, asc, desc, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { closingOffers } from '#server/db/schema.commitments.ts'
import { followUps, notes } from '#server/db/schema.notes.ts'

export type ClosingOfferRow = typeof closingOffers.$inferSelect
export type NewOffer = typeof closingOffers.$inferInsert
export interface OfferWithTitles extends ClosingOfferRow {
  taskTitle: string
  noteTitle: string
}

const selection = {
  ...getTableColumns(closingOffers),
  taskTitle: followUps.title,
  noteTitle: sql<string>`coalesce(${notes.title}, '')`,
}

/** The open offers for pending tasks, newest first. */
export function listOpenOffers(db: Queryable, userId: string): Promise<OfferWithTitles[]> {
  return selectOffers(db)
    .where(
      and(
        eq(closingOffers.userId, userId),
        // Written out as the index has it.
        sql`${closingOffers.state} = 'open'`,
        eq(followUps.isCompleted, false),
        isNull(followUps.deletedAt),
      ),
    )
    .orderBy(desc(closingOffers.createdAt), desc(closingOffers.id))
}

/** One offer, unless its task was deleted. */
export async function findOffer(db: Queryable, id: string): Promise<OfferWithTitles | null> {
  const [row] = await selectOffers(db).where(and(eq(closingOffers.id, id), isNull(followUps.deletedAt)))
  return row ?? null
}

function selectOffers(db: Queryable) {
  return db
    .select(selection)
    .from(closingOffers)
    .innerJoin(followUps, eq(followUps.id, closingOffers.followUpId))
    .innerJoin(notes, eq(notes.id, closingOffers.noteId))
    .$dynamic()
}

/**
 * Keeps what offers refer to from being deleted until the transaction ends, and tells what of it is still there. One
 * transaction at a time keeps offers of a user. Notes come before tasks, and each by id, as everywhere: two transactions
 * that lock the same rows in another order wait for each other.
 */
export async function lockForOffers(
  tx: Queryable,
  { userId, noteId, offers }: { userId: string; noteId: string; offers: readonly NewOffer[] },
): Promise<{ noteIds: Set<string>; taskIds: Set<string> }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`closing offers of ${userId}`}, 0))`)
  const noteRows = await tx
    .select({ id: notes.id })
    .from(notes)
    .where(inArray(notes.id, [noteId, ...offers.map((offer) => offer.noteId)]))
    .orderBy(asc(notes.id))
    .for('key share')
  const taskRows = await tx
    .select({ id: followUps.id })
    .from(followUps)
    .where(
      inArray(
        followUps.id,
        offers.map((offer) => offer.followUpId),
      ),
    )
    .orderBy(asc(followUps.id))
    .for('key share')
  return { noteIds: new Set(noteRows.map(({ id }) => id)), taskIds: new Set(taskRows.map(({ id }) => id)) }
}

/** Keeps offers of a note; one that is there stays as it was answered, with the words as they stand now. */
export async function insertOffers(db: Queryable, rows: NewOffer[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(closingOffers)
    .values(rows)
    .onConflictDoUpdate({
      target: [closingOffers.followUpId, closingOffers.noteId],
      set: { evidence: sql`excluded.evidence` },
    })
}

/** Takes back what a note no longer says, unless a person has answered. */
export async function deleteOpenOffers(db: Queryable, noteId: string, except: string[]): Promise<void> {
  await db
    .delete(closingOffers)
    .where(
      and(
        eq(closingOffers.noteId, noteId),
        eq(closingOffers.state, 'open'),
        except.length > 0 ? notInArray(closingOffers.followUpId, except) : undefined,
      ),
    )
}

export async function updateOffer(
  db: Queryable,
  id: string,
  values: Pick<ClosingOfferRow, 'state' | 'answeredAt'>,
): Promise<void> {
  await db.update(closingOffers).set(values).where(eq(closingOffers.id, id))
}
