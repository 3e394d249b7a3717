import { tokenize } from './tokens.ts'

/** Returns the folded words and numbers of a text, without punctuation. */
export function readPlainWords(text: string): string[] {
  return tokenize(text.toLowerCase())
    .map(({ folded }) => folded)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Returns the share of words (Dice) that two texts have in common, 0 to 1; 0 if both are empty. */
export function shareWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return (2 * common) / (one.size + other.size)
}
