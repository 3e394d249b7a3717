import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Fewer letters are no thought yet. */
const SHORTEST = 8
/** Longer than any task or point; a long run may hold thousands of them. */
const REACH = 240

/** Where the thought ends that begins at a letter of a bare clause, folded. */
export function thoughtEnd(folded: string, from: number, language: Language): number {
  const pattern = packOf(language).words.newThought
  pattern.lastIndex = from + SHORTEST
  return pattern.exec(folded.slice(0, from + REACH))?.index ?? folded.length
}
