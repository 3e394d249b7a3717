/** What may open a clause before its first word of weight, as a pattern: signs, and these words. @param words separated by `|` */
export function openingPattern(words: string): string {
  return `^[^\\p{L}]*(?:(?:${words})[^\\p{L}]+)*`
}
