/** Whether both have the same words: what is quoted word for word need not stand there twice. */
export function isSameWording(text: string, quote: string): boolean {
  const words = (said: string) =>
    said
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return words(text) === words(quote)
}
