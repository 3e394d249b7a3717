/** The deletions that can still be undone; each function makes it final. Apart from these, as every screen can sign out. */
export const undoable = new Set<() => Promise<void>>()

/** Makes the deletions final that could still be undone, before the session that may delete the notes ends. */
export async function finishDeletions(): Promise<void> {
  await Promise.all([...undoable].map((finish) => finish()))
}
