const PLAIN = /^[\u0020-\u0040\u005b-\u007e]*$/

/** A cache, because the words of speech recur all the time. Its limits are for texts of random letters. */
const folded = new Map<string, string>()
const MAX_FOLDED = 20_000
const MAX_WORD_LENGTH = 24

/** Returns the text in lower case without accents, so that "Mañana" and "manana" compare equal. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text
  if (text.length > MAX_WORD_LENGTH) return foldWhole(text)
  const known = folded.get(text)
  if (known !== undefined) return known
  const made = foldWhole(text)
  if (folded.size >= MAX_FOLDED) folded.clear()
  folded.set(text, made)
  return made
}

function foldWhole(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('œ', 'oe')
}

/** Folds letter by letter, so that every offset stays the same. */
export function foldInPlace(text: string): string {
  return text.replace(/[^\u0020-\u0040\u005b-\u007e]/gu, (character) => {
    const plain = fold(character)
    return plain.length === character.length ? plain : character
  })
}
