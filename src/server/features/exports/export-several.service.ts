import { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { EntryNames } from '#server/exports/entry-names.ts'
import type { DocumentWriter } from '#server/exports/write-document.ts'
import { streamZip, type ZipEntry } from '#server/exports/zip-stream.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import { findNotesToRead } from '#server/features/notes/several-notes.service.ts'
import type { NotesFormat } from '#shared/contract/several-notes.ts'
import { findContent, readOptions, sectionsSoFar, write } from './exports.service.ts'

interface SeveralNotes {
  ids: readonly string[]
  format: NotesFormat
  signal: AbortSignal
}

/**
 * Exports notes that the actor may read as a zip file with a document of each, made while it is read. A note without a
 * text yet is described by its details.
 * @throws AppError note_not_found if none of the notes exists
 */
export async function exportSeveral(
  context: Context,
  writer: DocumentWriter,
  actor: Actor,
  input: SeveralNotes,
): Promise<Readable> {
  const notes = await findNotesToRead(context, actor, input.ids)
  const zip = streamZip(listDocuments(context, writer, actor, notes, input))
  zip.once('error', (error) => {
    const gone = input.signal.aborted
    if (!gone) context.logger.warn({ err: error, userId: actor.user.id }, 'an export of notes was interrupted')
  })
  return zip
}

async function* listDocuments(
  context: Context,
  writer: DocumentWriter,
  actor: Actor,
  notes: Awaited<ReturnType<typeof findNotesToRead>>,
  { format, signal }: SeveralNotes,
): AsyncGenerator<ZipEntry> {
  const names = new EntryNames()
  for (const note of notes) {
    const content = await findContent(context, actor, note.id)
    // It was deleted meanwhile.
    if (!content) continue
    const sections = sectionsSoFar(content)
    const options = await readOptions(context, actor, content)
    const document = await write(writer, content, options, { format, sections, signal })
    yield {
      name: `${names.take(note)}.${format}`,
      modified: note.recordedAt,
      // A Word file is a zip itself.
      compress: format === 'md',
      content: Readable.from([Buffer.from(document)]),
    }
  }
}
