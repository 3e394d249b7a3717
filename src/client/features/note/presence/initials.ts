/** Returns the first letters of the first and last word of a name, as people abbreviate it. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase()
}
