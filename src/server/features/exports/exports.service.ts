import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { nameFile } from '#server/exports/file-title.ts'
import { buildDocument, type DocumentOptions, type NoteContent } from '#server/exports/note-document.ts'
import type { DocumentWriter } from '#server/exports/write-document.ts'
import { writeMarkdown } from '#server/exports/write-markdown.ts'
import { writeSrt, writeVtt } from '#server/exports/write-subtitles.ts'
import { writeText } from '#server/exports/write-text.ts'
import { getAnalysis } from '#server/features/analysis/analysis.service.ts'
import { type Actor, getNote, getTranscript } from '#server/features/notes/notes.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import { packOf } from '#server/languages/languages.ts'
import { fullName } from '#server/text/full-name.ts'
import { EXPORT_SECTIONS, type ExportFormat, type ExportSection } from '#shared/contract/exports.ts'
import { dayIn } from '#shared/time-zones/clocks-differ.ts'
import { areShown } from '#shared/turn-speakers.ts'

/** A file to download. */
export interface ExportedFile<Content> {
  name: string
  content: Content
}

interface FileInput {
  noteId: string
  format: ExportFormat
  /** Sections of a document; default: all. */
  sections?: readonly ExportSection[] | undefined
  signal: AbortSignal
}

/**
 * Exports a note that the actor may read as a file, with headings in the actor's language.
 * @throws AppError note_not_found; note_busy while there is no transcript yet; the signal's reason when aborted
 */
export async function exportNote(
  context: Context,
  writer: DocumentWriter,
  actor: Actor,
  input: FileInput,
): Promise<ExportedFile<string | Uint8Array>> {
  const content = await loadContent(context, actor, input.noteId)
  const options = await readOptions(context, actor, content)
  return { name: `${nameNote(content)}.${input.format}`, content: await write(writer, content, options, input) }
}

/**
 * Exports the requested sections (default: all) of a note that the actor may read as a PDF.
 * @throws AppError note_not_found; note_busy while there is no transcript yet; the signal's reason when aborted
 */
export async function exportPdf(
  context: Context,
  writer: DocumentWriter,
  actor: Actor,
  input: { noteId: string; sections: readonly ExportSection[] | undefined; signal: AbortSignal },
): Promise<ExportedFile<Uint8Array>> {
  const content = await loadContent(context, actor, input.noteId)
  const options = await readOptions(context, actor, content)
  const document = buildDocument(content, { ...options, sections: input.sections })
  return { name: `${nameNote(content)}.pdf`, content: await writer.write('pdf', document, input.signal) }
}

/** Returns the name of the speaker: in somebody else's note, "me" is not the user. */
function nameAuthor({ note: { owner } }: NoteContent, user: Actor['user']): string {
  return owner ? owner.name || owner.email : fullName(user)
}

/** Returns what depends on the reader of a document. */
export async function readOptions(
  { db }: Context,
  { user, language }: Actor,
  content: NoteContent,
): Promise<DocumentOptions> {
  const { timezone } = await readSettings(db, user.id)
  return { language, timezone, author: nameAuthor(content, user) }
}

/** Writes the content of a note's file. */
export function write(
  writer: DocumentWriter,
  content: NoteContent,
  options: DocumentOptions,
  { format, sections, signal }: Omit<FileInput, 'noteId'>,
) {
  const { sentences, speakers } = content.transcript
  const list = speakers?.list ?? []
  const shown = areShown(list) ? list : []
  const names = new Map(
    shown.map(({ number, name }) => [number, name ?? packOf(options.language).exports.speaker(number)]),
  )
  const nameOf = (number: number) => names.get(number) ?? ''
  const document = () => buildDocument(content, { ...options, sections })
  switch (format) {
    case 'docx':
      return writer.write('docx', document(), signal)
    case 'md':
      return writeMarkdown(document())
    case 'txt':
      return writeText(document())
    case 'srt':
      return writeSrt(sentences, nameOf)
    case 'vtt':
      return writeVtt(sentences, nameOf)
    case 'json':
      return `${JSON.stringify(content, null, 2)}\n`
  }
}

async function loadContent(context: Context, actor: Actor, noteId: string): Promise<NoteContent> {
  const content = await readContent(context, actor, noteId)
  // Version 0 is what has been recognised so far.
  if (content.transcript.version === 0 && content.note.speechFound !== false) throw new AppError('note_busy')
  return content
}

/**
 * Loads everything known so far about a note that the actor may read.
 * @throws AppError note_not_found
 */
async function readContent(context: Context, actor: Actor, noteId: string): Promise<NoteContent> {
  const [note, transcript, analysis] = await Promise.all([
    getNote(context, actor, noteId),
    getTranscript(context, actor, noteId, undefined),
    findAnalysis(context, actor, noteId),
  ])
  return { note, transcript, analysis }
}

/** Loads the same; null if the note has been deleted. */
export async function findContent(context: Context, actor: Actor, noteId: string): Promise<NoteContent | null> {
  try {
    return await readContent(context, actor, noteId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'note_not_found') return null
    throw error
  }
}

/** Returns the sections that a note can have by now: without a transcript, it is described by its details only. */
export function sectionsSoFar({ note, transcript }: NoteContent): readonly ExportSection[] {
  return transcript.version > 0 || note.speechFound === false ? EXPORT_SECTIONS : []
}

async function findAnalysis(context: Context, { user }: Actor, noteId: string) {
  try {
    return await getAnalysis(context, user, noteId)
  } catch (error) {
    const none = error instanceof AppError && ['analysis_not_ready', 'nothing_to_analyse'].includes(error.code)
    if (none) return null
    throw error
  }
}

function nameNote({ note }: NoteContent): string {
  return nameFile(note.title, dayIn(new Date(note.recordedAt), note.timezone))
}
