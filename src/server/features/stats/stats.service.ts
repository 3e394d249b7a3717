import type { Context } from '#server/context.ts'
import { readTimezone } from '#server/features/settings/settings.service.ts'
import { countWaiting } from '#server/features/uploads/uploads.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { DashboardStats } from '#shared/contract/stats.ts'
import { FREE_NOTES, TYPING_WORDS_PER_MINUTE } from '#shared/limits.ts'
import { sumUp } from './stats.queries.ts'
import { weekStarts } from './week-starts.ts'

/**
 * Returns the figures of the user's dashboard.
 * @param timezone IANA name; default: the one in the settings, else UTC
 */
export async function readStats(context: Context, user: SessionUser, timezone?: string): Promise<DashboardStats> {
  const zone = timezone ?? (await readTimezone(context.db, user.id))
  const totals = await sumUp(context.db, user.id, weekStarts(new Date(), zone))
  return {
    totalNotes: totals.notes,
    weeklyTrend: trendOf(totals.thisWeek, totals.lastWeek),
    thisWeek: totals.thisWeek,
    lastWeek: totals.lastWeek,
    actionItems: totals.followUps,
    hoursSaved: hoursSaved(totals.words, totals.spokenSeconds),
    averageDuration: totals.averageDuration ?? 0,
    waitingRecordings: !user.isPremium && totals.notes >= FREE_NOTES ? await countWaiting(context.db, user.id) : 0,
    completionRate: totals.followUps === 0 ? 0 : (totals.completedFollowUps / totals.followUps) * 100,
  }
}

function trendOf(thisWeek: number, lastWeek: number): number {
  if (lastWeek === 0) return thisWeek === 0 ? 0 : 100
  return ((thisWeek - lastWeek) / lastWeek) * 100
}

function hoursSaved(words: number, spokenSeconds: number): number {
  const typingSeconds = (words / TYPING_WORDS_PER_MINUTE) * 60
  return Math.max(0, typingSeconds - spokenSeconds) / 3600
}
