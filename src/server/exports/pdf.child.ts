import { Font, renderToBuffer } from '@react-pdf/renderer'
import { serveTask } from '#server/child-process/child-channel.ts'
import { packOf } from '#server/languages/languages.ts'
import type { NoteDocument } from './note-document.ts'
import { registerFonts } from './pdf-fonts.ts'
import { drawPages } from './pdf-pages.ts'
import { cutWord } from './pdf-tasks.ts'
import { toPrintable } from './printable-text.ts'

/**
 * The longest word that fits into the narrowest column of running text, in characters; a longer one, such as an
 * address, is broken.
 */
const LONGEST_WORD = 30

// The library's own hyphenation supports English only.
Font.registerHyphenationCallback((word) => cutWord(word, LONGEST_WORD))

serveTask<NoteDocument, Uint8Array>(
  async (document) => {
    const { value, whole } = toPrintable(document, await registerFonts())
    const wording = packOf(document.language).exports
    // A title that consists of emoji leaves nothing to print.
    const title = value.title.trim() || wording.untitled
    const warning = [value.warning, whole ? null : wording.missing].filter((line) => line !== null).join(' ') || null
    return renderToBuffer(drawPages({ ...value, title, warning }))
  },
  () => null,
)
