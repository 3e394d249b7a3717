/** Prefix of the storage keys for the unsaved edits of notes. */
export const UNSAVED_EDIT_PREFIX = 'dictum.textDraft.'

/**
 * Removes the unsaved edits of all notes, because somebody else may use the tab next. This is a module of its own
 * because every screen can sign out.
 */
export function forgetUnsavedEdits(storage: Storage): void {
  for (let at = storage.length - 1; at >= 0; at--) {
    const key = storage.key(at)
    if (key?.startsWith(UNSAVED_EDIT_PREFIX)) storage.removeItem(key)
  }
}
