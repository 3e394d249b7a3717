import { useEffect, useState } from 'react'
import type { SharedNote } from '#shared/contract/share-links.ts'
import { readSharedNote } from '../api/shared-note.ts'
import { describeRefusal, type Refusal } from '../describe-refusal.ts'

type Opening = { state: 'loading' } | { state: 'open'; note: SharedNote } | Refusal

/**
 * Opens a link once, without the query cache, which is not loaded for visitors.
 * @returns the state of the request, and a function that opens the link again
 */
export function useSharedNote(token: string): { opening: Opening; reopen: () => void } {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the link again
  useEffect(() => {
    const leaving = new AbortController()
    readSharedNote(token, leaving.signal).then(
      (note) => setOpening({ state: 'open', note }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setOpening(describeRefusal(error))
      },
    )
    return () => leaving.abort()
  }, [token, attempt])
  return {
    opening,
    reopen() {
      setOpening({ state: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}
