import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Fewer letters are not yet a thought. */
const MIN_LENGTH = 8
/** Longer than any follow-up or point; limits the search in long runs. */
const MAX_LENGTH = 240

/** Returns where the thought that begins at a letter of a folded bare clause ends. */
export function thoughtEnd(folded: string, from: number, language: Language): number {
  const pattern = packOf(language).words.newThought
  pattern.lastIndex = from + MIN_LENGTH
  return pattern.exec(folded.slice(0, from + MAX_LENGTH))?.index ?? folded.length
}
