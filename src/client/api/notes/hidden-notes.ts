/** Notes about to be deleted. They are hidden everywhere until the deletion is done or undone. */
const hidden = new Set<string>()

export function hideNote(id: string): void {
  hidden.add(id)
}

export function showNoteAgain(id: string): void {
  hidden.delete(id)
}

/** Tells whether a note appears in lists; for data that has just been fetched. */
export function isShown({ id }: { id: string }): boolean {
  return !hidden.has(id)
}
