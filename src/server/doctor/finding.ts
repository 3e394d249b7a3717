/** What the doctor says about one thing. A problem keeps Dictum from working as it should; a warning may become one. */
export interface Finding {
  /** The check, as a short stable name for programs. */
  check: string
  status: 'ok' | 'warning' | 'problem'
  /** One line: what was found. */
  text: string
  /** What to do about it; null or absent if all is well. */
  advice?: string
  /** Fixes it, and may run any number of times. Returns what was done, in one line. */
  repair?: () => Promise<string>
}

export function ok(check: string, text: string): Finding {
  return { check, status: 'ok', text }
}

/** Names the first of many things. */
export function someOf(names: readonly string[], shown = 5): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
