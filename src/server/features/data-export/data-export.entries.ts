import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { EntryNames } from '#server/exports/entry-names.ts'
import { formatDay } from '#server/exports/export-times.ts'
import { buildDocument, type DocumentOptions } from '#server/exports/note-document.ts'
import { writeMarkdown } from '#server/exports/write-markdown.ts'
import type { ZipEntry } from '#server/exports/zip-stream.ts'
import { findContent, sectionsSoFar } from '#server/features/exports/exports.service.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import { packOf } from '#server/languages/languages.ts'
import { isMissing } from '#server/storage/storage-error.ts'
import { fullName } from '#server/text/full-name.ts'
import { dayIn } from '#shared/time-zones/clocks-differ.ts'
import {
  listNotesAfter,
  measureNotes,
  type NoteRow,
  readAccount,
  readNote,
  readTranscripts,
} from './data-export.queries.ts'
import { writeWithList } from './write-list.ts'

/** Maximum number of notes whose rows are in memory at once; their transcripts and recordings come one by one. */
const PAGE = 50

/**
 * Yields the files of an export, each made after the previous one has been read: a readme, the account, and for each
 * note a folder with its rows, its text as Markdown, and the original recording. A last file lists the recordings that
 * are missing in storage. Recordings that retention has deleted are not missing: `note.json` says when they were.
 */
export async function* listEntries(context: Context, actor: Actor): AsyncGenerator<ZipEntry> {
  const { db } = context
  const { user, language } = actor
  const wording = packOf(language).dataExport
  const { notes } = await measureNotes(db, user.id)
  yield text(
    wording.readmeName,
    wording.readme({ email: user.email, day: formatDay(dayIn(new Date(), 'UTC'), language), notes }),
  )
  yield json('account.json', await readAccount(db, user.id))
  const { timezone } = await readSettings(db, user.id)
  const options = { language, timezone, author: fullName(user) }
  const names = new EntryNames()
  const missing: string[] = []
  for await (const note of listNotes(context, user.id)) {
    const [rows, markdown] = [await readNote(db, note), await describeNote(context, actor, note, options)]
    if (markdown === null) continue
    const folder = `notes/${names.take(note)}`
    const parts = writeWithList(rows, 'transcripts', readTranscripts(db, note.id))
    const content = Readable.from(parts, { objectMode: false })
    yield { name: `${folder}/note.json`, modified: note.recordedAt, compress: true, content }
    yield text(`${folder}/note.md`, markdown, note.recordedAt)
    if (note.originalKey === null) continue
    const name = `${folder}/recording${extensionOf(note)}`
    const recording = await openRecording(context, note.originalKey)
    if (recording) yield { name, modified: note.recordedAt, compress: false, content: recording }
    else missing.push(name)
  }
  if (missing.length > 0) yield text(wording.missingName, `${wording.missing}\n\n${missing.join('\n')}\n`)
}

async function* listNotes({ db }: Context, userId: string): AsyncGenerator<NoteRow> {
  let last: NoteRow | null = null
  for (;;) {
    const page: NoteRow[] = await listNotesAfter(db, userId, last, PAGE)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < PAGE) return
  }
}

/** Writes the note as Markdown; without a transcript, only its details. Returns null if the note was deleted meanwhile. */
async function describeNote(
  context: Context,
  actor: Actor,
  { id }: NoteRow,
  options: DocumentOptions,
): Promise<string | null> {
  const content = await findContent(context, actor, id)
  return content && writeMarkdown(buildDocument(content, { ...options, sections: sectionsSoFar(content) }))
}

function extensionOf({ fileName }: NoteRow): string {
  return /^\.[a-z0-9]{1,5}$/i.test(extname(fileName)) ? extname(fileName).toLowerCase() : ''
}

/** Opens a recording; null if storage no longer has it. */
async function openRecording({ storage }: Context, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const text = (name: string, content: string, modified = new Date()): ZipEntry => ({
  name,
  modified,
  compress: true,
  content: Readable.from([Buffer.from(content)]),
})

const json = (name: string, content: unknown, modified?: Date): ZipEntry =>
  text(name, `${JSON.stringify(content, null, 2)}\n`, modified)
