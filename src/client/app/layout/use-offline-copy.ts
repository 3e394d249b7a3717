import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkCopies } from '#client/api/offline/check-copies.ts'
import { copiesShown } from '#client/api/offline/copies-shown.ts'
import { currentUserId, offlineCopy } from '#client/api/offline/offline-copy.ts'
import { saveCopies } from '#client/api/offline/save-copies.ts'
import { lostSince, noteLoss } from '#client/api/server-reach.ts'
import { useUser } from '#client/lib/session/use-session.ts'

/**
 * While mounted, maintains the copy of what this user has seen last. Once the server answers again, fetches the data
 * that is shown from the copy, and deletes from the copy what no longer exists.
 */
export function useOfflineCopy(): void {
  const client = useQueryClient()
  const { id: userId } = useUser()
  useEffect(() => {
    const saving = saveCopies(client, { copy: offlineCopy, currentUserId })
    // The server's next answer triggers another attempt.
    const check = () => void checkCopies(offlineCopy, userId).catch(() => undefined)
    const refresh = () => {
      if (lostSince.get() !== null) return
      void client.invalidateQueries({ predicate: ({ queryHash }) => copiesShown.get().has(queryHash) })
      check()
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && void saving.saveNow()
    if (lostSince.get() === null) check()
    const unsubscribe = lostSince.subscribe(refresh)
    document.addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('offline', noteLoss)
    return () => {
      saving.stop()
      unsubscribe()
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('offline', noteLoss)
    }
  }, [client, userId])
}
