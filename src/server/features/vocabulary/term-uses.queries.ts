import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { termUses } from '#server/db/schema/vocabulary.ts'

export type TermUseRow = typeof termUses.$inferSelect

export async function insertTermUse(db: Queryable, use: typeof termUses.$inferInsert): Promise<TermUseRow> {
  const [row] = await db.insert(termUses).values(use).returning()
  if (!row) throw new Error('inserting a term use returned no row')
  return row
}

export async function findTermUse(db: Queryable, id: string): Promise<TermUseRow | null> {
  const [row] = await db.select().from(termUses).where(eq(termUses.id, id))
  return row ?? null
}

/** Locks a use until the transaction ends, so that nobody reverts or advances it meanwhile. */
export async function lockTermUse(tx: Queryable, id: string): Promise<TermUseRow | null> {
  const [row] = await tx.select().from(termUses).where(eq(termUses.id, id)).for('update')
  return row ?? null
}

export async function updateTermUse(
  db: Queryable,
  id: string,
  values: Partial<Pick<TermUseRow, 'state' | 'total' | 'looked'>>,
): Promise<void> {
  await db.update(termUses).set(values).where(eq(termUses.id, id))
}

/** Counts a note that was changed or reverted. */
export async function countNote(tx: Queryable, id: string, what: 'changed' | 'takenBack'): Promise<void> {
  await tx
    .update(termUses)
    .set({ [what]: sql`${termUses[what]} + 1` })
    .where(eq(termUses.id, id))
}

/** Changes from one state to the next, unless a person has changed it meanwhile. */
export async function leaveState(
  db: Queryable,
  id: string,
  { from, to }: { from: TermUseRow['state']; to: TermUseRow['state'] },
): Promise<void> {
  await db
    .update(termUses)
    .set({ state: to })
    .where(and(eq(termUses.id, id), eq(termUses.state, from)))
}

export function listTermUses(db: Queryable, userId: string, limit: number): Promise<TermUseRow[]> {
  return db
    .select()
    .from(termUses)
    .where(eq(termUses.userId, userId))
    .orderBy(desc(termUses.createdAt), desc(termUses.id))
    .limit(limit)
}
