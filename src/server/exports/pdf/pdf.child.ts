import { Font, renderToBuffer } from '@react-pdf/renderer'
import { serveTask } from '#server/child-process/child-channel.ts'
import type { DocumentOrder } from '#server/exports/document-order.ts'
import { toPrintable } from '#server/exports/printable-text.ts'
import { cutWord } from './pdf-follow-ups.ts'
import { registerFonts } from './pdf-fonts.ts'
import { drawPages } from './pdf-pages.ts'

/**
 * Length of the longest word that fits into the narrowest column of running text, in characters; a longer one, such as
 * an address, is broken.
 */
const MAX_WORD_LENGTH = 30

// The library's own hyphenation supports English only.
Font.registerHyphenationCallback((word) => cutWord(word, MAX_WORD_LENGTH))

serveTask<DocumentOrder, Uint8Array>(
  async (order) => {
    const { document, wording } = order
    const { value, whole } = toPrintable(document, await registerFonts())
    // A title that consists of emoji leaves nothing to print.
    const title = value.title.trim() || wording.untitled
    const warning = [value.warning, whole ? null : wording.missing].filter((line) => line !== null).join(' ') || null
    return renderToBuffer(drawPages({ ...order, document: { ...value, title, warning } }))
  },
  () => null,
)
