/** How the storage names the unsaved edits of a note. */
export const UNSAVED_EDIT_PREFIX = 'dictum.textDraft.'

/** Removes the unsaved edits of all notes: somebody else may use the tab next. Apart from these, as every screen can sign out. */
export function forgetUnsavedEdits(storage: Storage): void {
  for (let at = storage.length - 1; at >= 0; at--) {
    const key = storage.key(at)
    if (key?.startsWith(UNSAVED_EDIT_PREFIX)) storage.removeItem(key)
  }
}
