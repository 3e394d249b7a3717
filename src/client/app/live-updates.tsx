import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { applyStreamEvent } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { fetchAllAgain } from '#client/api/query-client.ts'
import { openSharedEventStream } from '#client/api/stream/shared-event-stream.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { notifyWhenReady } from '#client/lib/browser/notify-ready.ts'
import { currentSession, fetchSession } from '#client/lib/session/session-store.ts'
import { useUser } from '#client/lib/session/use-session.ts'

/** While mounted, lays what the server tells into the cache as it happens. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient()
  // The server words its messages, so the stream is opened anew in another language.
  const language = useLanguage()
  const { id: userId } = useUser()
  useEffect(() => {
    const name = `dictum.events:${userId}:${language}`
    return openSharedEventStream(name, `/api/stream?language=${language}`, {
      onEvent: (event) => {
        if (event.type === 'account') {
          // What the plan opens or closes is asked for with the answer.
          return void fetchSession().then(() => {
            const session = currentSession()
            // What a plan that has ended closed would only be refused.
            if (session.state === 'known' && session.user?.isPremium) fetchAllAgain(client)
          })
        }
        applyStreamEvent(client, event)
        if (event.type === 'deleted' || (event.type === 'note' && event.note.status === 'ready')) {
          void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
        }
        const wanted = client.getQueryData(settingsQuery.queryKey)?.transcriptionNotifications ?? false
        if (event.type === 'note') notifyWhenReady(event.note, wanted)
      },
      // Even at first: a note may have moved on between the page's own questions and this moment.
      onOpen: () => fetchAllAgain(client),
      // An EventSource hides the status of a refusal, so the session is asked for. Without an answer nothing is known
      // about it, and the stream is tried again anyway.
      onRefused: () => void fetchSession(),
    })
  }, [client, language, userId])
  return null
}
