import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** Neighbouring sentences in another language than was expected. */
export interface Passage {
  /** Indexes of the first and the last sentence. */
  from: number
  to: number
  /** Seconds. */
  start: number
  end: number
  text: string
  /** The language that was expected. */
  expected: Language | null
}

/** Finds the passages of a text that are marked as being in an unexpected language, in order. */
export function findPassages(sentences: readonly Sentence[]): Passage[] {
  const passages: Passage[] = []
  let open: Passage | null = null
  for (const { index, start, end, text, marks, expectedLanguage: expected = null } of sentences) {
    if (!marks?.includes('unexpected_language')) open = null
    else if (open && open.expected === expected) Object.assign(open, { to: index, end, text: `${open.text} ${text}` })
    else {
      open = { from: index, to: index, start, end, text, expected }
      passages.push(open)
    }
  }
  return passages
}
