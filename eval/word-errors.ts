import type { Language } from '#shared/languages.ts'
import { spellNumber } from './spell-number.ts'

/** Normalises the words of a text for comparison: composed, lower case, without punctuation, numbers spelled out. */
export function toComparedWords(text: string, language: Language): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\d+/g, (digits) => ` ${spellNumber(digits, language)} `)
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])|[^\p{L}\p{N}']+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
}

/** Returns the minimum number of words to replace, insert or delete to turn one list into the other. */
export function countWordErrors(heard: readonly string[], said: readonly string[]): number {
  let row = Array.from({ length: said.length + 1 }, (_, index) => index)
  for (const [index, word] of heard.entries()) {
    const next = [index + 1]
    for (const [position, expected] of said.entries()) {
      const replaced = (row[position] ?? 0) + (word === expected ? 0 : 1)
      next.push(Math.min(replaced, (row[position + 1] ?? 0) + 1, (next[position] ?? 0) + 1))
    }
    row = next
  }
  return row[said.length] ?? 0
}
