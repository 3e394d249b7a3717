import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

/** A face comes as one file for each alphabet; in this order a letter is looked for. */
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

/** What labels and tables are set in; every letter that can be printed is in it. */
export const SANS = familiesOf('inter')
/** What is read is set in; letters that it has not are taken from the other. */
export const SERIF = [...familiesOf('newsreader'), ...SANS]

/**
 * Makes the product's faces known to the library, from their files on this machine.
 * @returns whether they have a code point
 */
export async function registerFonts(): Promise<(codePoint: number) => boolean> {
  for (const [face, { folder, alphabets, weights }] of Object.entries(FACES)) {
    for (const alphabet of alphabets) {
      const family = `${face}-${alphabet}`
      const fileOf = (weight: number) => fileURLToPath(new URL(`files/${family}-${weight}-normal.woff`, folder))
      // The font of the last document remembers that one's letters, and would write them wrongly into the next.
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
  // All alphabets of a face bear one name, and of two fonts with one name the library embeds the second anew at each
  // change of alphabet: hundreds of times in a long text.
  if (font) Object.defineProperty(font, 'postscriptName', { value: `${fontFamily}-${fontWeight}` })
  return font
}
