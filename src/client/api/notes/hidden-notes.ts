/** Notes that are about to be deleted: gone for whoever looks, until the deletion is done or taken back. */
const hidden = new Set<string>()

export function hideNote(id: string): void {
  hidden.add(id)
}

export function showNoteAgain(id: string): void {
  hidden.delete(id)
}

/** Whether a note stands in lists; for what has just been fetched. */
export function isShown({ id }: { id: string }): boolean {
  return !hidden.has(id)
}
