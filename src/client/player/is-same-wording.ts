/** Tells whether two texts have the same words: a text that equals its quote need not be shown twice. */
export function isSameWording(text: string, quote: string): boolean {
  const words = (said: string) =>
    said
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return words(text) === words(quote)
}
