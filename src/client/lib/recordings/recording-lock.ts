const PREFIX = 'dictum-recording:'

// Locks released by this tab. The browser releases a lock some time after the call, and until then it would still count
// as held.
const released = new Set<string>()

/**
 * Marks a recording as in use by this tab (being recorded or uploaded), until the returned function is called or the
 * tab closes. Other tabs then don't offer it as left over.
 */
export function holdRecording(id: string): () => void {
  if (!navigator.locks) return () => {}
  released.delete(id)
  const held = Promise.withResolvers<void>()
  // With `ifAvailable`, a second holder does not queue, since the first holder's lock is enough.
  navigator.locks
    .request(PREFIX + id, { ifAvailable: true }, () => held.promise)
    // A page whose storage is blocked can't take locks, but its recordings aren't stored where another tab could find
    // them either.
    .catch(() => {})
  return () => {
    released.add(id)
    held.resolve()
  }
}

/** Returns the ids of the recordings that any tab holds at the moment. */
export async function findHeldRecordings(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const ids = held.flatMap((lock) => (lock.name?.startsWith(PREFIX) ? [lock.name.slice(PREFIX.length)] : []))
  return new Set(ids.filter((id) => !released.has(id)))
}
