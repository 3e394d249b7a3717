import { Font, renderToBuffer } from '@react-pdf/renderer'
import { serveTask } from '#server/audio/child-channel.ts'
import type { NoteDocument } from './note-document.ts'
import { drawPages } from './pdf-pages.ts'
import { toPrintableDeep } from './printable-text.ts'
import { exportWording } from './wording/export-wording.ts'

/** What fits into the narrowest column; a longer word, such as an address, is cut rather than drawn beyond it. */
const LONGEST_WORD = 14

// The library's own hyphenation knows English alone.
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gu')) ?? [word]) : [word],
)

serveTask<NoteDocument, Uint8Array>(
  async (document) => {
    const printable = toPrintableDeep(document)
    // A title of pictures alone leaves nothing to print.
    const title = printable.title || exportWording(document.language).untitled
    return renderToBuffer(drawPages({ ...printable, title }))
  },
  () => null,
)
