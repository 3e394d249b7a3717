import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'

const abbreviationsOf = perPack(({ speech }) => ({
  always: new Set(speech.abbreviations.split(' ')),
  beforeNumbers: new Set(speech.abbreviationsBeforeNumbers.split(' ')),
}))

/**
 * Returns whether the full stop at the end of a text belongs to an abbreviation, so that its sentence goes on.
 * @param next the text that follows
 */
export function endsInAbbreviation(text: string, next: string, pack: LanguagePack): boolean {
  const word = /(?:^|[\s("'’«¿¡])(\p{L}+(?:\.\p{L}+)*)\.\s*$/u.exec(text)?.[1]
  if (word === undefined) return false
  const { always, beforeNumbers } = abbreviationsOf(pack)
  const folded = word.toLowerCase()
  return always.has(folded) || (beforeNumbers.has(folded) && /^\d/.test(next)) || /^[\p{Lu}--I]$/v.test(word)
}
