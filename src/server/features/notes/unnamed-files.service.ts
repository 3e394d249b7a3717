import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { deleteUnlessBackup } from '#server/db/backup-lock.ts'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema/notes.ts'
import { NAMED_FILES } from '#server/doctor/check-files.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'
import { lockNote } from './notes.queries.ts'

/** Maximum number of files looked up at once. */
const BATCH = 1_000
const OF_NOTE = /^notes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/

/** A file in the folder of a note. */
interface NoteFile {
  key: string
  noteId: string
}

/**
 * Deletes files in the folders of notes that no row names, left by a process that was killed between storing a file and
 * naming it. While a backup is being made, leaves this to the next time.
 * @param ageMs the age from which files are deleted; the row of a younger one may still be on its way
 * @returns how many were deleted
 */
export async function deleteUnnamedFiles(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  ageMs: number,
): Promise<number> {
  const before = Date.now() - ageMs
  let deleted = 0
  let batch: NoteFile[] = []
  const deleteBatch = async () => {
    const found = await findUnnamed(db, batch)
    batch = []
    for (const noteId of new Set(found.map((file) => file.noteId))) {
      const files = found.filter((file) => file.noteId === noteId)
      deleted += await deleteOfNote({ db, storage }, noteId, files)
    }
  }
  for await (const { key, modified } of storage.list('notes')) {
    const noteId = OF_NOTE.exec(key)?.[1]
    if (noteId === undefined || modified.getTime() > before) continue
    batch.push({ key, noteId })
    if (batch.length >= BATCH) await deleteBatch()
  }
  await deleteBatch()
  return deleted
}

/** Returns how many were deleted. */
async function deleteOfNote(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  noteId: string,
  files: readonly NoteFile[],
): Promise<number> {
  let deleted = 0
  await deleteUnlessBackup(db, async (tx) => {
    await lockNote(tx, noteId)
    for (const { key } of await findUnnamed(tx, files)) {
      await storage.deleteAll(key)
      deleted += 1
    }
  })
  return deleted
}

/**
 * Returns those files of notes that no row names. Leaves out notes for which a playback copy may be made now: its key is
 * always the same, and it is stored before the row names it.
 */
async function findUnnamed(db: Queryable, files: readonly NoteFile[]): Promise<NoteFile[]> {
  if (files.length === 0) return []
  const [keys, ids] = [files.map(({ key }) => key), files.map(({ noteId }) => noteId)]
  const { rows } = await db.execute<{ key: string; note_id: string }>(sql`
    select stored.key, stored.note_id from unnest(${sql.param(keys)}::text[], ${sql.param(ids)}::uuid[]) as stored (key, note_id)
    join ${notes} on ${notes.id} = stored.note_id
    where ${hasNoJob('note.prepare')}
      and not exists (
        select 1 from (${sql.raw(NAMED_FILES)}) as named where named.note_id = stored.note_id and named.key = stored.key
      )
  `)
  return rows.map((row) => ({ key: row.key, noteId: row.note_id }))
}
