import { makeRandom } from '#test/make-random.ts'

const VOCABULARY = 40_000

/** Returns distinct pronounceable words of six to fourteen letters, the same in each run. */
export function makeVocabulary(): string[] {
  const random = makeRandom(7)
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
  const words = new Set<string>()
  while (words.size < VOCABULARY) {
    const syllables = 3 + Math.floor(random() * 5)
    words.add(Array.from({ length: syllables }, () => pick('bcdfglmnprstv') + pick('aeiou')).join(''))
  }
  return [...words]
}
