/** Tells whether two tags are one. Those that differ only in capitals are, as in "Lisbon" and "lisbon". */
export function isSameTag(a: string, b: string): boolean {
  return a.normalize('NFD').toLowerCase() === b.normalize('NFD').toLowerCase()
}

/** Returns tags without repetitions, each in its first spelling. */
export function distinctTags(tags: readonly string[]): string[] {
  return tags.filter((tag, at) => tags.findIndex((other) => isSameTag(other, tag)) === at)
}
