import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { refreshItemsChangedElsewhere } from '#client/api/items/item-cache.ts'
import { applyStreamEvent } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { fetchAllAgain } from '#client/api/query-client.ts'
import { openSharedEventStream } from '#client/api/stream/shared-event-stream.ts'
import { addLiveSegment } from '#client/api/uploads/live-text.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { lookForNewVersion } from '#client/lib/browser/new-version.ts'
import { notifyWhenReady } from '#client/lib/browser/notify-ready.ts'
import { PAGE_ID } from '#client/lib/browser/page-id.ts'
import { currentSession, fetchSession } from '#client/lib/session/session-store.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { followPlan } from './follow-plan.ts'
import { idle } from './when-idle.ts'

/** While mounted, applies server events to the cache as they happen. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient()
  // The server translates its messages, so the stream is reopened when the language changes.
  const language = useLanguage()
  const { id: userId } = useUser()
  useEffect(() => {
    const name = `dictum.events:${userId}:${language}`
    let wasOpen = false
    let isMounted = true
    const close = openSharedEventStream(name, `/api/stream?language=${language}`, {
      onEvent: (event) => {
        if (event.type === 'account') {
          // The answer to this request says what the new plan allows.
          return void fetchSession().then(() => {
            const session = currentSession()
            if (session.state === 'known' && session.user) followPlan(client, session.user.isPremium)
          })
        }
        if (event.type === 'items') return event.origin === PAGE_ID ? undefined : refreshItemsChangedElsewhere(client)
        if (event.type === 'live_text') return addLiveSegment(client, event)
        applyStreamEvent(client, event)
        if (event.type === 'deleted' || (event.type === 'note' && event.note.status === 'ready')) {
          void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
        }
        const wanted = client.getQueryData(settingsQuery.queryKey)?.transcriptionNotifications ?? false
        if (event.type === 'note') notifyWhenReady(event.note, wanted)
      },
      onOpen: () => {
        if (wasOpen) {
          fetchAllAgain(client)
          // When the server comes back, it may be a newer version.
          void lookForNewVersion()
        } else {
          // A note may have changed between the page's own requests and this moment. The first paint is more urgent.
          void idle().then(() => isMounted && fetchAllAgain(client))
        }
        wasOpen = true
      },
      // An EventSource hides the status of a refusal, so the session is fetched. Without an answer its state remains
      // unknown, and the stream is retried anyway.
      onRefused: () => void fetchSession(),
    })
    return () => {
      isMounted = false
      close()
    }
  }, [client, language, userId])
  return null
}
