import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Minimum length of a thought, in letters. */
const MIN_LENGTH = 8
/** Maximum length of a thought, in letters: longer than any follow-up or point. It limits the search in long runs. */
const MAX_LENGTH = 240

/** Returns the end of the thought that begins at a letter of a folded bare clause. */
export function thoughtEnd(folded: string, from: number, language: Language): number {
  const pattern = packOf(language).words.newThought
  pattern.lastIndex = from + MIN_LENGTH
  return pattern.exec(folded.slice(0, from + MAX_LENGTH))?.index ?? folded.length
}
