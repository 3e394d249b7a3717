import { dashboardStatsQuery, pendingFollowUpsQuery } from '#client/api/items/item-queries.ts'
import { analysisQuery, noteQuery, recentNotesQuery, transcriptQuery } from '#client/api/notes/note-queries.ts'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { currentSession } from '#client/lib/session/session-store.ts'
import { differsHere, preloadTwoZones } from '#client/zones/zoned-time.tsx'
import { queryClient } from './query-layer.ts'

/**
 * Requests the data of Today, and the texts of its later panels, while its code is still loading. A failure is reported
 * where the data is shown.
 * @returns null, which the router accepts as data
 */
export function prefetchToday(): null {
  loadSharingTexts().catch(() => undefined)
  void queryClient.prefetchQuery(dashboardStatsQuery)
  void queryClient.prefetchQuery(recentNotesQuery)
  const session = currentSession()
  if (session.state === 'known' && session.user?.isPremium) {
    void queryClient.prefetchInfiniteQuery(pendingFollowUpsQuery('mine'))
  }
  return null
}

/** Does the same for the page of a note. Data that does not exist yet is not requested. */
export function prefetchNote(id: string): null {
  void queryClient.fetchQuery(noteQuery(id)).then(
    ({ status, speechFound, audioDeleted, recordedAt, timezone }) => {
      void queryClient.prefetchQuery(transcriptQuery(id))
      const isAnalysed = status === 'ready' && speechFound !== false
      if (isAnalysed) void queryClient.prefetchQuery(analysisQuery(id))
      if (isAnalysed && !audioDeleted) void queryClient.prefetchQuery(speechStatusQuery)
      if (timezone !== null && differsHere(timezone, recordedAt, null)) preloadTwoZones().catch(() => undefined)
    },
    () => undefined,
  )
  return null
}
