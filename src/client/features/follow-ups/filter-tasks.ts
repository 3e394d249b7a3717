import type { TaskStatus } from '#client/api/items/item-queries.ts'
import { isDue } from '#client/tasks/is-overdue.ts'
import { isMine } from '#shared/commitment.ts'
import type { FollowUp, TaskSelection } from '#shared/contract/follow-ups.ts'

export const FILTERS = ['all', 'pending', 'completed'] as const satisfies TaskStatus[]
export type Filter = TaskStatus

/** Which of them: everybody's, the user's own, other people's, or those due today or earlier. */
export const SELECTIONS = ['all', 'mine', 'others', 'due'] as const satisfies TaskSelection[]

/**
 * Returns the tasks of a list that still belong there: a task that was just ticked off leaves it at once, before the
 * refetch.
 */
export function filterTasks(
  tasks: readonly FollowUp[],
  { filter, selection }: { filter: Filter; selection: TaskSelection },
  now = new Date(),
): FollowUp[] {
  return tasks.filter(
    (task) => (filter === 'all' || task.isCompleted === (filter === 'completed')) && isSelected(task, selection, now),
  )
}

function isSelected(task: FollowUp, selection: TaskSelection, now: Date): boolean {
  switch (selection) {
    case 'all':
      return true
    case 'mine':
      return isMine(task)
    case 'others':
      return !isMine(task)
    case 'due':
      return isDue(task, now)
  }
}
