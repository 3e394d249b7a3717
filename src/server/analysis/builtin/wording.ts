/** First letter large; the rest as spoken. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Cuts at a word's end; the dots say that more was said. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}

/** Without the blanks and signs at either end. */
export function trimSigns(text: string): string {
  return text.replace(/^[\s,.;:!?¿¡…-]+|[\s,.;:!?…-]+$/gu, '')
}

const lists = new Map<string, Set<string>>()

/** The words of a list that is written as one string; made once for each. */
export function wordsOf(list: string): Set<string> {
  const known = lists.get(list)
  if (known) return known
  const words = new Set(list.split(' '))
  lists.set(list, words)
  return words
}
