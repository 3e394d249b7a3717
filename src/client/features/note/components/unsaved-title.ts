/** The titles that are being typed, by note. They last as long as their fields. */
const typed = new Map<string, string>()

/** Holds what is being typed as the title of a note until the returned function is called. */
export function holdUnsavedTitle(noteId: string, title: string): () => void {
  typed.set(noteId, title)
  return () => void typed.delete(noteId)
}

/** Returns what is being typed as the title of a note. */
export function readUnsavedTitle(noteId: string): string | undefined {
  return typed.get(noteId)
}
