/** A word, number or sign of a text; `start` and `end` are offsets in the text. */
export interface Token {
  /** Lower case, without accents, with plain apostrophes; for comparing, never for showing. */
  folded: string
  start: number
  end: number
  /** Whether it follows the token before it without a space. */
  glued: boolean
}

// French elisions ("l'acompte", "d'ici") and English suffixes ("today's", "we'll") are words of their own.
const TOKEN =
  /aujourd['’]hui|o['’]clock|\p{L}+n['’]t\b|(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})|[\p{L}\p{M}]+|['’](?:s|ll|re|ve|d|m)\b|\p{N}+|[^\s\p{L}\p{N}\p{Cf}]/giu

/** Cuts a text into tokens; hyphens between letters only separate ("week-end" is two tokens). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const end = start + match[0].length
    const folded = fold(match[0])
    const hyphen =
      folded === '-' &&
      start === previousEnd &&
      /\p{L}/u.test(text.charAt(end)) &&
      /\p{L}/u.test(text.charAt(start - 1))
    if (!hyphen) tokens.push({ folded, start, end, glued: start === previousEnd })
    previousEnd = end
  }
  return tokens
}

const PLAIN = /^[\u0020-\u0040\u005b-\u007e]*$/

/** The words of speech come again and again; the bound is for texts of random letters. */
const folded = new Map<string, string>()
const MOST_FOLDED = 20_000
const LONGEST_WORD = 24

/** Lower case without accents, so that "Mañana" and "manana" compare equal. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text
  if (text.length > LONGEST_WORD) return foldWhole(text)
  const known = folded.get(text)
  if (known !== undefined) return known
  const made = foldWhole(text)
  if (folded.size >= MOST_FOLDED) folded.clear()
  folded.set(text, made)
  return made
}

function foldWhole(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('œ', 'oe')
}

/** Folds letter by letter, so that every offset stays what it was. */
export function foldInPlace(text: string): string {
  return text.replace(/[^\u0020-\u0040\u005b-\u007e]/gu, (character) => {
    const plain = fold(character)
    return plain.length === character.length ? plain : character
  })
}
