import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#client/lib/api-client.ts'
import { openEventStream } from '#client/lib/event-stream.ts'
import { applyStreamEvent } from '#client/lib/note-cache.ts'
import { loseSession } from '#client/lib/query-client.ts'

/** While mounted, lays what the server tells into the cache as it happens. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient()
  useEffect(() => {
    // An EventSource hides the status of a refusal, so the session is asked for.
    const askForSession = async () => {
      const user = await callApi('GET /api/user', {})
      if (user === null) loseSession(client)
    }
    return openEventStream('/api/stream', {
      onEvent: (event) => applyStreamEvent(client, event),
      onReconnect: () => void client.invalidateQueries(),
      onRefused: () => {
        // Without an answer nothing is known about the session, and the stream is tried again anyway.
        askForSession().catch(() => undefined)
      },
    })
  }, [client])
  return null
}
