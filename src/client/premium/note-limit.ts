import { type QueryClient, useQuery } from '@tanstack/react-query'
import { dashboardStatsQuery } from '#client/api/items/item-queries.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { FREE_NOTES } from '#shared/limits.ts'

interface NoteLimit {
  /** How many more notes the plan has room for; null if that is unlimited or unknown. */
  left: number | null
  /** How many recordings have arrived that become notes once there is room. */
  waiting: number
}

/** Returns how near the user is to the limit of notes of their plan. */
export function useNoteLimit(): NoteLimit {
  const { isPremium } = useUser()
  const { data: stats } = useQuery({ ...dashboardStatsQuery, enabled: !isPremium })
  return {
    left: isPremium || !stats ? null : Math.max(0, FREE_NOTES - stats.totalNotes),
    waiting: stats?.waitingRecordings ?? 0,
  }
}

/** Fetches whether the plan has no room; false if the server can't be reached. */
export async function hasReachedNoteLimit(client: QueryClient, isPremium: boolean): Promise<boolean> {
  if (isPremium) return false
  const stats = await client.ensureQueryData(dashboardStatsQuery).catch(() => null)
  return (stats?.totalNotes ?? 0) >= FREE_NOTES
}
