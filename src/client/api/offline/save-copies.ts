import type { QueryClient } from '@tanstack/react-query'
import { copiesShown } from './copies-shown.ts'
import { isKept, noteIdOf } from './kept-queries.ts'
import type { OfflineCopy } from './offline-copy.ts'

/**
 * A text that is being transcribed changes with each sentence, so it is saved at most once in this many milliseconds.
 */
const BETWEEN_SAVES_MS = 1_000

interface SaveOptions {
  copy: Pick<OfflineCopy, 'save'>
  /** Returns the signed-in user; null if nothing may be saved any more. */
  currentUserId: () => string | null
}

/**
 * Saves the data on screen for reading offline, now and whenever it changes, until `stop` is called. Data that is only
 * in the cache is not saved, because a note counts as opened only while its page shows it.
 */
export function saveCopies(client: QueryClient, { copy, currentUserId }: SaveOptions) {
  const cache = client.getQueryCache()
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const hashes = [...waiting]
    waiting.clear()
    for (const hash of hashes) {
      const query = cache.get(hash)
      const userId = currentUserId()
      if (userId === null) return
      // Nothing of a note that was deleted meanwhile may be saved again.
      if (!query || query.state.data === undefined || query.state.isInvalidated) continue
      if (copiesShown.get().has(hash)) continue
      const { queryKey, state } = query
      const answer = { hash, noteId: noteIdOf(queryKey), data: state.data, now: Date.now() }
      // The browser stores nothing or has no room, so the notes can be read only with a network.
      await copy.save(userId, answer).catch(() => undefined)
    }
  }

  function add(hash: string): void {
    waiting.add(hash)
    timer ??= setTimeout(() => void saveNow(), BETWEEN_SAVES_MS)
  }

  const unsubscribe = cache.subscribe((event) => {
    const { type, query } = event
    const isChanged = type === 'observerAdded' || (type === 'updated' && event.action.type === 'success')
    if (isChanged && isKept(query.queryKey) && query.isActive()) add(query.queryHash)
  })
  for (const { queryKey, queryHash } of cache.findAll({ type: 'active' })) if (isKept(queryKey)) add(queryHash)

  return {
    saveNow,
    stop(): void {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
