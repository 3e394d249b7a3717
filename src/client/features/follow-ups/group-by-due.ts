import { dayOf, isOverdue } from '#client/follow-ups/is-overdue.ts'
import { inDays } from '#client/follow-ups/near-days.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/** The groups in the order of the screen. */
export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'undated', 'completed'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** Groups follow-ups by when they are due on this device's calendar. Keeps their order, and leaves out empty groups. */
export function groupByDue(
  followUps: readonly FollowUp[],
  now: Date,
): Array<{ group: DueGroup; followUps: readonly FollowUp[] }> {
  const sunday = endOfWeek(now)
  const groups = Map.groupBy(followUps, (followUp) => groupOf(followUp, now, sunday))
  return DUE_GROUPS.flatMap((group) => {
    const found = groups.get(group)
    return found ? [{ group, followUps: found }] : []
  })
}

function groupOf(followUp: FollowUp, now: Date, sunday: string): DueGroup {
  if (followUp.isCompleted) return 'completed'
  if (isOverdue(followUp, now)) return 'overdue'
  // The same moment may fall on another day here than in the note's zone.
  const day = followUp.dueAt ? dayOf(new Date(followUp.dueAt)) : followUp.dueDate
  if (day === null) return 'undated'
  if (day <= dayOf(now)) return 'today'
  return day <= sunday ? 'week' : 'later'
}

/** Returns the Sunday of this week, `YYYY-MM-DD`. */
function endOfWeek(now: Date): string {
  return dayOf(inDays(now, (7 - now.getDay()) % 7))
}
