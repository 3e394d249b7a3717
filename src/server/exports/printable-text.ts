/** Stands for characters that no font has. */
const MISSING = '[…]'

// Private-use characters, which the text never contains: placeholders for a picture and for a letter.
const PICTURE = '\ue000'
const LETTER = '\ue001'

/** Characters with a similar one that most fonts have. */
const NEAR: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2010': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '–',
  '\u2032': '’',
  '\u02bc': '’',
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '≈': '~',
}

// The blanks that French uses inside quotes and before tall punctuation, before a unit, and around the dash between two
// times.
const UNBREAKABLE = /(?<=«) | (?=[»;:!?%€])|(?<=\d) (?=– \d)|(?<=\d\s–) (?=\d)/g

interface Printable<Value> {
  value: Value
  /** False if characters had to be left out. */
  whole: boolean
}

/**
 * Makes all texts of a document printable with the fonts: drops pictures and invisible characters, removes marks from
 * letters that no font has with them, and marks a stretch of any other script as left out instead of showing wrong
 * characters.
 * @param hasLetter returns whether the fonts have a code point
 */
export function toPrintable<Value>(value: Value, hasLetter: (codePoint: number) => boolean): Printable<Value> {
  let whole = true
  const print = (text: string) => {
    const printed = printText(text, hasLetter)
    if (printed.includes(MISSING) && !text.includes(MISSING)) whole = false
    return printed
  }
  return { value: mapTexts(value, print), whole }
}

function printText(text: string, hasLetter: (codePoint: number) => boolean): string {
  const isPrinted = (character: string) => hasLetter(character.codePointAt(0) ?? 0)
  const printed = Array.from(text.normalize('NFC').replace(/[^\S\u00a0\u202f]/g, ' '), (character) => {
    // Joiners, variation selectors and direction marks are never drawn, whatever a font claims.
    if (/\p{C}/u.test(character)) return ''
    if (isPrinted(character)) return character
    const near = NEAR[character]
    if (near !== undefined) return near
    if (/[\p{S}\p{Extended_Pictographic}]/u.test(character)) return PICTURE
    if (/\p{M}/u.test(character)) return ''
    if (/\p{Z}/u.test(character)) return ' '
    const bare = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''))
    return bare.length > 0 && bare.every(isPrinted) ? bare.join('') : LETTER
  })
  return printed
    .join('')
    .replace(/\ue000+ ?/g, '')
    .replace(/\ue001(?:[\s\p{P}\ue001]*\ue001)?/gu, MISSING)
    .replace(/ {2,}/g, ' ')
    .replace(UNBREAKABLE, '\u00a0')
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)])) as Value
}
