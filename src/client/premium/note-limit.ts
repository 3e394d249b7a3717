import { type QueryClient, useQuery } from '@tanstack/react-query'
import { dashboardStatsQuery } from '#client/api/items/item-queries.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { FREE_NOTES } from '#shared/limits.ts'

/**
 * Returns whether the user's plan has no room for another note (false while that is unknown), and how many recordings have
 * arrived that become notes once it has.
 */
export function useNoteLimit(): { isReached: boolean; waiting: number } {
  const { isPremium } = useUser()
  const { data: stats } = useQuery({ ...dashboardStatsQuery, enabled: !isPremium })
  return {
    isReached: !isPremium && (stats?.totalNotes ?? 0) >= FREE_NOTES,
    waiting: stats?.waitingRecordings ?? 0,
  }
}

/** Fetches whether the plan has no room; false if the server can't be reached. */
export async function hasReachedNoteLimit(client: QueryClient, isPremium: boolean): Promise<boolean> {
  if (isPremium) return false
  const stats = await client.ensureQueryData(dashboardStatsQuery).catch(() => null)
  return (stats?.totalNotes ?? 0) >= FREE_NOTES
}
