import type { TaskStatus } from '#client/api/items/item-queries.ts'
import { isDue } from '#client/tasks/is-overdue.ts'
import { directionOf, partnerOf } from '#shared/commitment.ts'
import type { CommitmentFilter, FollowUp } from '#shared/contract/follow-ups.ts'

export const FILTERS = ['all', 'pending', 'completed'] as const satisfies TaskStatus[]
export type Filter = TaskStatus

/** Which of them: by direction, or those due today or earlier. */
export const COMMITMENTS = ['all', 'i_owe', 'owed_to_me', 'due'] as const satisfies CommitmentFilter[]

/**
 * Returns the tasks of a list that still belong there: a task that was just ticked off leaves it at once, before the
 * refetch.
 */
export function filterTasks(
  tasks: readonly FollowUp[],
  { filter, commitment }: { filter: Filter; commitment: CommitmentFilter },
  now = new Date(),
): FollowUp[] {
  return tasks.filter(
    (task) =>
      (filter === 'all' || task.isCompleted === (filter === 'completed')) &&
      (commitment === 'all' || (commitment === 'due' ? isDue(task, now) : directionOf(task) === commitment)),
  )
}

/** Groups commitments by the other person, in order of first appearance; null is the group of those without a name. */
export function groupByPerson(tasks: readonly FollowUp[]): { name: string | null; tasks: FollowUp[] }[] {
  const groups = Map.groupBy(tasks, (task) => partnerOf(task)?.toLocaleLowerCase() ?? null)
  return [...groups.values()].map((group) => ({ name: group[0] ? partnerOf(group[0]) : null, tasks: group }))
}
