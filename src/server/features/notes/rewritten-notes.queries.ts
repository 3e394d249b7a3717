import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { transcripts } from '#server/db/schema/notes.ts'

/** Returns a page of the versions that a term use made and that have not been reverted, after the given note. */
export function listVersionsOfTermUse(db: Queryable, termUseId: string, page: { limit: number; after: string | null }) {
  return db
    .select({ noteId: transcripts.noteId, version: transcripts.version })
    .from(transcripts)
    .where(and(eq(transcripts.termUseId, termUseId), page.after ? gt(transcripts.noteId, page.after) : undefined))
    .orderBy(asc(transcripts.noteId))
    .limit(page.limit)
}

export async function countVersionsOfTermUse(db: Queryable, termUseId: string): Promise<number> {
  const [row] = await db.select({ notes: count() }).from(transcripts).where(eq(transcripts.termUseId, termUseId))
  return row?.notes ?? 0
}

/** Detaches a version from its term use. */
export async function detachVersion(tx: Queryable, noteId: string, version: number): Promise<void> {
  await tx
    .update(transcripts)
    .set({ termUseId: null })
    .where(and(eq(transcripts.noteId, noteId), eq(transcripts.version, version)))
}
