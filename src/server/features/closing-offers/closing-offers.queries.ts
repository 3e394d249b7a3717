import { and, asc, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { closingOffers } from '#server/db/schema/commitments.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'

export type ClosingOfferRow = typeof closingOffers.$inferSelect
export type NewOffer = typeof closingOffers.$inferInsert
export interface OfferWithTitles extends ClosingOfferRow {
  followUpTitle: string
  /** The note in which the follow-up was said; null if it was added by hand. */
  followUpNoteId: string | null
  noteTitle: string
}

const selection = {
  ...getTableColumns(closingOffers),
  followUpTitle: followUps.title,
  followUpNoteId: followUps.noteId,
  noteTitle: sql<string>`coalesce(${notes.title}, '')`,
}

/** Lists the open offers for pending follow-ups, newest first. */
export function listOpenOffers(db: Queryable, userId: string): Promise<OfferWithTitles[]> {
  return selectOffers(db)
    .where(
      and(
        eq(closingOffers.userId, userId),
        // A literal, to match the condition of the index.
        sql`${closingOffers.state} = 'open'`,
        eq(followUps.isCompleted, false),
        stands(followUps),
      ),
    )
    .orderBy(desc(closingOffers.createdAt), desc(closingOffers.id))
}

/** Returns one offer, unless its follow-up was deleted. */
export async function findOffer(db: Queryable, id: string): Promise<OfferWithTitles | null> {
  const [row] = await selectOffers(db).where(and(eq(closingOffers.id, id), stands(followUps)))
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
 * Keeps the rows that offers refer to from being deleted until the transaction ends, and returns which of them still
 * exist. Only one transaction at a time saves offers of a user. Locks notes before follow-ups, and both in the order of
 * ids, as everywhere, to avoid deadlocks.
 */
export async function lockForOffers(
  tx: Queryable,
  { userId, noteId, offers }: { userId: string; noteId: string; offers: readonly NewOffer[] },
): Promise<{ noteIds: Set<string>; followUpIds: Set<string> }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`closing offers of ${userId}`}, 0))`)
  const noteRows = await tx
    .select({ id: notes.id })
    .from(notes)
    .where(inArray(notes.id, [noteId, ...offers.map((offer) => offer.noteId)]))
    .orderBy(asc(notes.id))
    .for('key share')
  const followUpRows = await tx
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
  return { noteIds: new Set(noteRows.map(({ id }) => id)), followUpIds: new Set(followUpRows.map(({ id }) => id)) }
}

/** Saves offers of a note. An existing one keeps its answer and gets the current evidence. */
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

/** Deletes open offers that a note no longer makes; answered ones stay. */
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
