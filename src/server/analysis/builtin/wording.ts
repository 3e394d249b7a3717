/** Makes the first letter lower-case, as within a sentence. */
export function decapitalise(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** Capitalises the first letter and leaves the rest as spoken. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Cuts a text at the end of a word, and adds an ellipsis. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}

/** Removes blanks and punctuation from both ends. */
export function trimSigns(text: string): string {
  return text.replace(/^[\s,.;:!?¿¡…–—-]+|[\s,.;:!?…–—-]+$/gu, '')
}

const lists = new Map<string, Set<string>>()

/** Returns the words of a list that is written as one string. Each list is split only once. */
export function wordsOf(list: string): Set<string> {
  const known = lists.get(list)
  if (known) return known
  const words = new Set(list.split(' '))
  lists.set(list, words)
  return words
}

/** Returns the end of the word that contains a letter. */
export function wordEnd(text: string, letter: number): number {
  const space = text.indexOf(' ', letter)
  return space < 0 ? text.length : space
}
