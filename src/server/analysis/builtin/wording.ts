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

export function wordsOf(list: string): Set<string> {
  return new Set(list.split(' '))
}
