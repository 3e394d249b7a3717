import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

/** A font comes as one file per alphabet; characters are looked up in this order. */
const FACES = {
  inter: {
    folder: import.meta.resolve('@fontsource/inter/package.json'),
    alphabets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
    weights: [400, 600],
  },
  newsreader: {
    folder: import.meta.resolve('@fontsource/newsreader/package.json'),
    alphabets: ['latin', 'latin-ext', 'vietnamese'],
    weights: [400, 500, 600],
  },
}
type Face = keyof typeof FACES

const familiesOf = (face: Face) => FACES[face].alphabets.map((alphabet) => `${face}-${alphabet}`)

/** The font of labels and tables; it has every character that can be printed. */
export const SANS = familiesOf('inter')
/** The font of running text; characters that it lacks come from the other one. */
export const SERIF = [...familiesOf('newsreader'), ...SANS]

/**
 * Registers the fonts with the library, from their files on this machine.
 * @returns a function that tells whether the fonts have a code point
 */
export async function registerFonts(): Promise<(codePoint: number) => boolean> {
  for (const [face, { folder, alphabets, weights }] of Object.entries(FACES)) {
    for (const alphabet of alphabets) {
      const family = `${face}-${alphabet}`
      const fileOf = (weight: number) => fileURLToPath(new URL(`files/${family}-${weight}-normal.woff`, folder))
      // The font of the last document remembers that document's characters, and would print wrong ones in the next.
      delete Font.getRegisteredFonts()[family]
      Font.register({ family, fonts: weights.map((weight) => ({ src: fileOf(weight), fontWeight: weight })) })
      for (const fontWeight of weights) await load(family, fontWeight)
    }
  }
  const fonts = await Promise.all(SANS.map((family) => load(family, 400)))
  return (codePoint) => fonts.some((font) => font?.hasGlyphForCodePoint(codePoint))
}

async function load(fontFamily: string, fontWeight: number) {
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight })?.data
  // All alphabets of a font have the same name, and the library embeds the second of two fonts with equal names again
  // at each change of alphabet: hundreds of times in a long text.
  if (font) Object.defineProperty(font, 'postscriptName', { value: `${fontFamily}-${fontWeight}` })
  return font
}
