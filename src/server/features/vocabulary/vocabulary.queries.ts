import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { termUses, vocabularies } from '#server/db/schema.notes.ts'

export async function findTerms(db: Queryable, userId: string): Promise<string[]> {
  const [row] = await db.select().from(vocabularies).where(eq(vocabularies.userId, userId))
  return row?.terms ?? []
}

/** Locks the user's list, made where there is none, so that two who add to it wait for each other. */
export async function lockTerms(tx: Queryable, userId: string): Promise<string[]> {
  await tx.insert(vocabularies).values({ userId, terms: [] }).onConflictDoNothing()
  const [row] = await tx.select().from(vocabularies).where(eq(vocabularies.userId, userId)).for('update')
  return row?.terms ?? []
}

export async function keepTerms(db: Queryable, userId: string, terms: string[]): Promise<void> {
  await db
    .insert(vocabularies)
    .values({ userId, terms })
    .onConflictDoUpdate({ target: vocabularies.userId, set: { terms } })
}

export async function insertTermUse(db: Queryable, use: typeof termUses.$inferInsert): Promise<void> {
  await db.insert(termUses).values(use)
}

/** Whether the user has used a term under this id. */
export async function hasTermUse(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: termUses.id })
    .from(termUses)
    .where(and(eq(termUses.id, id), eq(termUses.userId, userId)))
  return rows.length > 0
}
