/** Returns the path of a note, including a second of its audio if one is given. */
export function noteMomentPath(noteId: string, seconds?: number): string {
  return seconds === undefined ? `/notes/${noteId}` : `/notes/${noteId}?t=${Math.floor(seconds)}`
}

/** Returns the path of a note, including one of its follow-ups. */
export function noteFollowUpPath(noteId: string, followUpId: string): string {
  return `/notes/${noteId}?task=${followUpId}`
}

/** Returns the second in such an address; null if there is none. */
export function readNoteMoment(search: URLSearchParams): number | null {
  const text = search.get('t')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
