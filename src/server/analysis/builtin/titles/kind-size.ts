import { foldedAt, type Reading } from './phrase-reader.ts'
import { patternsOf } from './title-patterns.ts'

/** Returns how many words the name of a gathering has that begins at a token: two for "rendez-vous"; 0 if there is none. */
export function kindSizeAt(reading: Reading, at: number): number {
  const some = patternsOf(reading.words.language).kinds.get(foldedAt(reading, at))
  return some?.find((kind) => kind.every((word, offset) => foldedAt(reading, at + offset) === word))?.length ?? 0
}
