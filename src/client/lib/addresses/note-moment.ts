/** The address of a note, at a second of its sound where one is given. */
export function noteMomentPath(noteId: string, seconds?: number): string {
  return seconds === undefined ? `/notes/${noteId}` : `/notes/${noteId}?t=${Math.floor(seconds)}`
}

/** The second that such an address names; null where it names none. */
export function readNoteMoment(search: URLSearchParams): number | null {
  const text = search.get('t')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
