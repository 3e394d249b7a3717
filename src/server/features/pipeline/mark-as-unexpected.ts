import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/**
 * Marks a sentence as being in another language than was expected: the text shows it, and nothing that rests on it is certain.
 * @param expected null if nobody said which language to expect
 */
export function markAsUnexpected(sentence: Sentence, expected: Language | null): Sentence {
  const marks = [...(sentence.marks ?? []), 'unexpected_language' as const]
  return { ...sentence, marks, ...(expected ? { expectedLanguage: expected } : {}) }
}
