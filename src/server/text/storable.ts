/** Returns a text without what PostgreSQL can't store: NUL, and halves of characters that take two places. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Does the same with all texts in a value that consists of JSON. */
export function withStorableTexts<T>(value: T): T {
  if (typeof value === 'string') return toStorable(value) as T
  if (Array.isArray(value)) return value.map(withStorableTexts) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withStorableTexts(one)])) as T
}
