/**
 * Returns a pattern of what may open a clause before its first word of weight: punctuation, and these words.
 * @param words separated by `|`
 */
export function openingPattern(words: string): string {
  return `^[^\\p{L}]*(?:(?:${words})[^\\p{L}]+)*`
}
