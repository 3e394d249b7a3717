// The fonts that every PDF reader has of its own know the letters of western Europe and no others (WinAnsi, PDF 32000-1,
// annex D.2). Given any other character they print a wrong one.
const PRINTED = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/** Characters with a near one among those that are printed. */
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
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}

/**
 * A text as the PDF's fonts can print it: letters of other Latin alphabets lose their marks, pictures and what nobody
 * sees are left out, and a letter of another script is shown as a question mark rather than a wrong letter.
 */
function toPrintable(text: string): string {
  return Array.from(
    text.normalize('NFC').replace(/\s/g, (blank) => (blank === '\u202f' ? blank : ' ')),
    printed,
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function printed(character: string): string {
  if (PRINTED.test(character)) return character
  const near = NEAR[character]
  if (near !== undefined) return near
  if (/[\p{C}\p{M}\p{S}\p{Extended_Pictographic}]/u.test(character)) return ''
  if (/\p{Z}/u.test(character)) return ' '
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && Array.from(bare).every((part) => PRINTED.test(part)) ? bare : '?'
}

/** The document with each of its texts as it can be printed. */
export function toPrintableDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return toPrintable(value) as Value
  if (Array.isArray(value)) return value.map(toPrintableDeep) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPrintableDeep(part)])) as Value
}
