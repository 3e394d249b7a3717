/**
 * The deletions that can still be undone; each function makes one final. A module of its own, because every screen can
 * sign out.
 */
export const undoable = new Set<() => Promise<void>>()

/** Makes final the deletions that could still be undone, before the session that may delete the notes ends. */
export async function finishDeletions(): Promise<void> {
  await Promise.all([...undoable].map((finish) => finish()))
}
