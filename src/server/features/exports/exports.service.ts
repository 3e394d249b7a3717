import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { dayIn } from '#server/exports/export-times.ts'
import { nameFile } from '#server/exports/file-title.ts'
import { buildDocument, type NoteContent } from '#server/exports/note-document.ts'
import type { PdfPrinter } from '#server/exports/print-pdf.ts'
import { writeDocx } from '#server/exports/write-docx.ts'
import { writeMarkdown } from '#server/exports/write-markdown.ts'
import { writeSrt, writeVtt } from '#server/exports/write-subtitles.ts'
import { writeText } from '#server/exports/write-text.ts'
import { getAnalysis } from '#server/features/analysis/analysis.service.ts'
import { type Asker, getNote, getTranscript } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ExportFormat, ExportSection } from '#shared/contract/exports.ts'

/** A file to be saved. */
export interface ExportedFile<Content> {
  name: string
  content: Content
}

interface FileWish {
  noteId: string
  format: ExportFormat
  /** Of what is a document; absent: all of them. */
  sections?: readonly ExportSection[] | undefined
}

/**
 * One of the asker's own notes as a file, with headings in the asker's language.
 * @throws AppError note_not_found; note_busy while there is no text yet
 */
export async function exportNote(
  context: Context,
  asker: Asker,
  wish: FileWish,
): Promise<ExportedFile<string | Buffer>> {
  const content = await loadContent(context, asker, wish.noteId)
  return { name: `${nameNote(content)}.${wish.format}`, content: await write(content, asker, wish) }
}

/**
 * The sections asked for, or all, of one of the asker's own notes as a PDF.
 * @throws AppError note_not_found; note_busy while there is no text yet; the signal's reason when aborted
 */
export async function exportPdf(
  context: Context,
  printer: PdfPrinter,
  asker: Asker,
  wish: { noteId: string; sections: readonly ExportSection[] | undefined; signal: AbortSignal },
): Promise<ExportedFile<Uint8Array>> {
  const { user, language } = asker
  const content = await loadContent(context, asker, wish.noteId)
  const document = buildDocument(content, { language, author: nameOf(user), sections: wish.sections })
  return { name: `${nameNote(content)}.pdf`, content: await printer.print(document, wish.signal) }
}

function write(content: NoteContent, { user, language }: Asker, { format, sections }: FileWish) {
  const { sentences } = content.transcript
  const document = () => buildDocument(content, { language, author: nameOf(user), sections })
  switch (format) {
    case 'docx':
      return writeDocx(document())
    case 'md':
      return writeMarkdown(document())
    case 'txt':
      return writeText(document())
    case 'srt':
      return writeSrt(sentences)
    case 'vtt':
      return writeVtt(sentences)
    case 'json':
      return `${JSON.stringify(content, null, 2)}\n`
  }
}

async function loadContent(context: Context, asker: Asker, noteId: string): Promise<NoteContent> {
  const content = await readContent(context, asker, noteId)
  // Version 0 is what has been recognised so far.
  if (content.transcript.version === 0 && content.note.speechFound !== false) throw new AppError('note_busy')
  return content
}

/**
 * All that is known so far of one of the asker's own notes.
 * @throws AppError note_not_found
 */
export async function readContent(context: Context, asker: Asker, noteId: string): Promise<NoteContent> {
  const [note, transcript, analysis] = await Promise.all([
    getNote(context, asker, noteId),
    getTranscript(context, asker, noteId, undefined),
    findAnalysis(context, asker, noteId),
  ])
  return { note, transcript, analysis }
}

async function findAnalysis(context: Context, { user }: Asker, noteId: string) {
  try {
    return await getAnalysis(context, user, noteId)
  } catch (error) {
    const none = error instanceof AppError && ['analysis_not_ready', 'nothing_to_analyse'].includes(error.code)
    if (none) return null
    throw error
  }
}

function nameNote({ note }: NoteContent): string {
  return nameFile(note.title, dayIn(note.recordedAt, note.timezone))
}

/** A person as documents name them; empty where they gave no name. */
export function nameOf({ firstName, lastName }: SessionUser): string {
  return `${firstName} ${lastName}`.trim()
}
