import type { NoteDocument } from '#server/exports/note-document.ts'
import type { ExportWording } from '#server/languages/parts/export-wording.ts'

/** The words drawn on the pages, as values that can be sent to another process. */
export interface PdfWording extends Omit<ExportWording, 'score' | 'people' | 'speaker' | 'page'> {
  /** The line at the foot of each page, with `{page}` and `{pages}` in place of the numbers. */
  page: string
}

/** The input of the process that draws PDFs. It includes the words, so that the process need not load every language. */
export interface PdfOrder {
  document: NoteDocument
  wording: PdfWording
}

/** Makes the order for a document from the words of its language. */
export function toPdfOrder(
  document: NoteDocument,
  { score: _, people: __, speaker: ___, page, ...words }: ExportWording,
): PdfOrder {
  return { document, wording: { ...words, page: page('{page}', '{pages}') } }
}
