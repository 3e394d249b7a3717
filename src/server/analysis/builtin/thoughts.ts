import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Fewer letters are not yet a thought. */
const SHORTEST = 8
/** Longer than any task or point; limits the search in long runs. */
const REACH = 240

/** Returns where the thought that begins at a letter of a folded bare clause ends. */
export function thoughtEnd(folded: string, from: number, language: Language): number {
  const pattern = packOf(language).words.newThought
  pattern.lastIndex = from + SHORTEST
  return pattern.exec(folded.slice(0, from + REACH))?.index ?? folded.length
}
