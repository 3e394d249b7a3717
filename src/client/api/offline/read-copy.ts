import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError, isOutOfReach } from '../api-error.ts'
import { copiesShown } from './copies-shown.ts'
import { isKept, noteIdOf } from './kept-queries.ts'
import { currentUserId, offlineCopy } from './offline-copy.ts'

/**
 * Returns the device's data for a request that failed because the server can't be reached.
 * @throws the request's error if there is no data, data is already on screen, or the server has answered
 */
export async function answerInstead(query: Query, error: unknown): Promise<unknown> {
  const noteId = noteIdOf(query.queryKey)
  if (noteId !== null && error instanceof ApiError && error.status === 404) void dropNote(noteId)
  const copy = query.state.data === undefined && isOutOfReach(error) ? await findCopy(query) : null
  if (!copy) throw error
  noteShown(query, copy.savedAt)
  return copy.data
}

/** Shows the device's data while the server has not answered yet. */
export async function showMeanwhile(query: Query, client: QueryClient): Promise<void> {
  const copy = await findCopy(query)
  if (!copy || query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
  noteShown(query, copy.savedAt)
  client.setQueryData(query.queryKey, copy.data)
}

/** Removes every word of a note from the copy. Never rejects; the next check removes anything left over. */
export async function dropNote(noteId: string): Promise<void> {
  await offlineCopy.removeNote(noteId).catch(() => undefined)
}

function noteShown({ queryHash }: Query, savedAt: number): void {
  copiesShown.set(new Map([...copiesShown.get(), [queryHash, savedAt]]))
}

async function findCopy({ queryKey, queryHash }: Query): Promise<{ data: unknown; savedAt: number } | null> {
  const userId = currentUserId()
  if (userId === null || !isKept(queryKey)) return null
  // The browser stores nothing, so the failure of the request is shown.
  return offlineCopy.find(userId, queryHash).catch(() => null)
}
