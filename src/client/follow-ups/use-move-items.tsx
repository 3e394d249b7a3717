import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { type FollowUpChanges, useFollowUpChanges } from './use-follow-up-changes.ts'

/** Returns the entries of a menu that move a follow-up to tomorrow or next week; none if it is completed. */
export function useMoveItems(followUp: NoteFollowUp): MenuItem[] {
  const changes = useFollowUpChanges()
  return followUp.isCompleted ? [] : moveItems(followUp, changes)
}

/** Returns the entries of a menu that move a follow-up to tomorrow or next week, except to the day that it has. */
export function moveItems(followUp: NoteFollowUp, { days, move }: Pick<FollowUpChanges, 'days' | 'move'>): MenuItem[] {
  return days
    .filter(({ day }) => day !== followUp.dueDate)
    .map(({ day, label }) => ({
      label,
      icon: <CalendarClock aria-hidden="true" className="size-4" />,
      onSelect: () => move([followUp], day),
    }))
}
