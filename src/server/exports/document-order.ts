import type { NoteDocument } from '#server/exports/note-document.ts'
import { packOf } from '#server/languages/languages.ts'
import type { ExportWording } from '#server/languages/parts/export-wording.ts'

/** The words that a writer adds to a document, as values that can be sent to another process. */
export interface DocumentWording extends Omit<ExportWording, 'score' | 'promised' | 'people' | 'speaker' | 'page'> {
  /** The line at the foot of each page, with `{page}` and `{pages}` in place of the numbers. */
  page: string
}

/** The input of a process that writes documents. It includes the words, so that the process need not load every language. */
export interface DocumentOrder {
  document: NoteDocument
  wording: DocumentWording
  /** The language and region of the words, such as `en-GB`. */
  locale: string
}

/** Makes the order for a document from the words of its language. */
export function toDocumentOrder(document: NoteDocument): DocumentOrder {
  const { exports, locale } = packOf(document.language)
  const { score: _, promised: __, people: ___, speaker: ____, page, ...words } = exports
  return { document, wording: { ...words, page: page('{page}', '{pages}') }, locale }
}
