import { randomUUID } from 'node:crypto'
import { notes } from '#server/db/schema/notes.ts'
import type { Person, TestServer } from './server.ts'

/** Inserts a note with its first job, as an upload does; returns its id. There is no recording. */
export async function queueNote(
  { context }: TestServer,
  person: Person,
  source: 'upload' | 'recorder' = 'upload',
): Promise<string> {
  const id = randomUUID()
  await context.db.transaction(async (tx) => {
    await tx.insert(notes).values({
      id,
      userId: person.id,
      title: '',
      source,
      fileName: 'note.ogg',
      mime: 'audio/ogg',
      sizeBytes: 1,
      timezone: 'UTC',
      recordedAt: new Date(),
      originalKey: `notes/${id}/original`,
    })
    await context.jobs.enqueue(tx, 'note.prepare', { noteId: id })
  })
  return id
}
