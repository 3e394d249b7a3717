import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { vocabularies } from '#server/db/schema/vocabulary.ts'

export async function findTerms(db: Queryable, userId: string): Promise<string[]> {
  const [row] = await db.select().from(vocabularies).where(eq(vocabularies.userId, userId))
  return row?.terms ?? []
}

/** Locks the user's list, creating it if necessary, so that concurrent additions wait for each other. */
export async function lockTerms(tx: Queryable, userId: string): Promise<string[]> {
  await tx.insert(vocabularies).values({ userId, terms: [] }).onConflictDoNothing()
  const [row] = await tx.select().from(vocabularies).where(eq(vocabularies.userId, userId)).for('update')
  return row?.terms ?? []
}

export async function saveTerms(db: Queryable, userId: string, terms: string[]): Promise<void> {
  await db
    .insert(vocabularies)
    .values({ userId, terms })
    .onConflictDoUpdate({ target: vocabularies.userId, set: { terms } })
}
