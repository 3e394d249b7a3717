import type { FollowUpStatus } from '#client/api/items/item-queries.ts'
import { isDue } from '#client/follow-ups/is-overdue.ts'
import { isMine } from '#shared/commitment.ts'
import type { FollowUp, FollowUpSelection } from '#shared/contract/follow-ups.ts'

export const FILTERS = ['all', 'pending', 'completed'] as const satisfies FollowUpStatus[]
export type Filter = FollowUpStatus

/** The selections: everybody's follow-ups, the user's own, other people's, and those due today or earlier. */
export const SELECTIONS = ['all', 'mine', 'others', 'due'] as const satisfies FollowUpSelection[]

/**
 * Returns the follow-ups of a list that still belong there: a follow-up that was just ticked off leaves it at once, before the
 * refetch.
 */
export function filterFollowUps(
  followUps: readonly FollowUp[],
  { filter, selection }: { filter: Filter; selection: FollowUpSelection },
  now = new Date(),
): FollowUp[] {
  return followUps.filter(
    (followUp) =>
      (filter === 'all' || followUp.isCompleted === (filter === 'completed')) && isSelected(followUp, selection, now),
  )
}

function isSelected(followUp: FollowUp, selection: FollowUpSelection, now: Date): boolean {
  switch (selection) {
    case 'all':
      return true
    case 'mine':
      return isMine(followUp)
    case 'others':
      return !isMine(followUp)
    case 'due':
      return isDue(followUp, now)
  }
}
