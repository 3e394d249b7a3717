import type { QueryPersister } from '@tanstack/react-query'
import { copiesShown } from './copies-shown.ts'

/** After this long without an answer, what is on the device is shown until one comes. In milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000

/**
 * Asks the server first, and answers from the device's copy where the server can't be reached. What is on screen already stays:
 * the copy is never newer. The code that reads the copy is loaded when it is needed: every first load brings this file.
 */
export const networkFirst: QueryPersister = async (queryFn, context, query) => {
  const timer = setTimeout(() => {
    // Without the code, the page waits for the server as it would without a copy.
    if (query.state.data === undefined)
      loadReader().then((reader) => reader.showMeanwhile(query, context.client), ignore)
  }, ANSWER_TIMEOUT_MS)
  try {
    const data = await queryFn(context)
    const copies = copiesShown.get()
    if (copies.has(query.queryHash)) copiesShown.set(new Map([...copies].filter(([hash]) => hash !== query.queryHash)))
    return data
  } catch (error) {
    const reader = await loadReader().catch(ignore)
    if (!reader) throw error
    return reader.answerInstead(query, error)
  } finally {
    clearTimeout(timer)
  }
}

/** Removes every word of a note from the device's copy: it was deleted, or is no longer shared with the user. */
export function dropNoteFromCopy(noteId: string): void {
  // If that fails, the next page that reaches the server asks which notes are still there (check-copies.ts).
  loadReader().then((reader) => reader.dropNote(noteId), ignore)
}

const loadReader = () => import('./read-copy.ts')
const ignore = () => undefined
