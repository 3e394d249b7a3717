import { encodeCounts, groupsOf } from '#server/speech/spoken-language/letter-model.ts'
import { readWords } from '#server/speech/spoken-language/read-words.ts'
import type { TrainingNote } from './corpus.ts'

/** Minimum number of occurrences of a longer group: rarer ones say nothing about other texts. */
const MIN_SEEN = 3
/** Groups up to this length are kept even if they are rare, because they show which letters a language has. */
const SHORT = 2

/**
 * Counts the groups of letters in the notes of a language. The same notes always give the same bytes.
 * @param corpus SHA-256 of the file with the notes, with which a test checks whether the counts are up to date
 */
export function countLetters(notes: readonly TrainingNote[], corpus: string): Buffer {
  const groups = new Map<string, number>()
  for (const { clauses } of notes) {
    for (const [clause] of clauses) {
      for (const { text } of readWords(clause)) {
        for (const group of groupsOf(text)) groups.set(group, (groups.get(group) ?? 0) + 1)
      }
    }
  }
  const kept = [...groups].filter(([group, count]) => count >= MIN_SEEN || group.length <= SHORT)
  return encodeCounts({ corpus, groups: new Map(kept) })
}
