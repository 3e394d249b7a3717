import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses, notes } from '#server/db/schema/notes.ts'

/** A note with the tags that it shows. */
export type TaggedNote = Awaited<ReturnType<typeof lockNotes>>[number]

/** Locks the rows of notes until the transaction ends, by id, as every transaction that locks several does. */
export async function lockNotes(tx: Queryable, ids: readonly string[]) {
  const rows = await tx
    .select({ ...getTableColumns(notes), foundTags: analyses.tags })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(inArray(notes.id, [...ids]))
    .orderBy(notes.id)
    .for('update', { of: notes })
  return rows.map(({ foundTags, ...note }) => ({ ...note, tags: note.ownTags ?? foundTags ?? [] }))
}

/** Reads notes without locking them. */
export function findNotes(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: notes.id,
      userId: notes.userId,
      title: notes.title,
      recordedAt: notes.recordedAt,
      timezone: notes.timezone,
    })
    .from(notes)
    .where(inArray(notes.id, [...ids]))
}
