import type { QueryPersister } from '@tanstack/react-query'
import { copiesShown } from './copies-shown.ts'

/** Time without an answer after which the device's copy is shown until one comes, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000

/**
 * Asks the server first, and answers from the device's copy if the server can't be reached. Data already on screen
 * stays, because the copy is never newer. The code that reads the copy is loaded only when it is needed, because every
 * first load includes this file.
 */
export const networkFirst: QueryPersister = async (queryFn, context, query) => {
  const timer = setTimeout(() => {
    // If the code can't be loaded, the page waits for the server as it would without a copy.
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

/** Removes every word of a note from the device's copy, because it was deleted or is no longer shared with the user. */
export function dropNoteFromCopy(noteId: string): void {
  // If this fails, the next page that reaches the server asks which notes still exist (check-copies.ts).
  loadReader().then((reader) => reader.dropNote(noteId), ignore)
}

const loadReader = () => import('./read-copy.ts')
const ignore = () => undefined
