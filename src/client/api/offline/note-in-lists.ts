/** Returns a copy of cached lists without a note and without its follow-ups and events. */
export function withoutNote(value: unknown, noteId: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isOfNote(item, noteId)).map((item) => withoutNote(item, noteId))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNote(part, noteId)]))
}

function isOfNote(item: unknown, noteId: string): boolean {
  if (typeof item !== 'object' || item === null) return false
  return ('id' in item && item.id === noteId) || ('noteId' in item && item.noteId === noteId)
}

/**
 * Returns the ids of the notes in cached lists, both of notes themselves, which have a transcription, and of the notes
 * of follow-ups and events.
 */
export function collectNoteIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'transcription' in value && 'id' in value ? value.id : 'noteId' in value ? value.noteId : null
  const nested = Object.values(value).flatMap(collectNoteIds)
  return typeof own === 'string' ? [own, ...nested] : nested
}
