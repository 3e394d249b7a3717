import { isDue } from '#client/tasks/is-overdue.ts'
import { directionOf, partnerOf } from '#shared/commitment.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

export const FILTERS = ['all', 'pending', 'completed'] as const
export type Filter = (typeof FILTERS)[number]

/** What of them: by whose promise it is, or what is due today at the latest. */
export const SEGMENTS = ['all', 'i_owe', 'owed_to_me', 'due'] as const
export type Segment = (typeof SEGMENTS)[number]

/** The tasks of a filter in each segment, in their order. */
export function splitTasks(
  tasks: readonly FollowUp[],
  filter: Filter,
  now = new Date(),
): Record<Segment, readonly FollowUp[]> {
  const all = tasks.filter(({ isCompleted }) => filter === 'all' || isCompleted === (filter === 'completed'))
  return {
    all,
    i_owe: all.filter((task) => directionOf(task) === 'i_owe'),
    owed_to_me: all.filter((task) => directionOf(task) === 'owed_to_me'),
    due: all.filter((task) => isDue(task, now)),
  }
}

/** Commitments by the person they are with, in the order in which each first comes; null holds those without a name. */
export function groupByPerson(tasks: readonly FollowUp[]): { name: string | null; tasks: FollowUp[] }[] {
  const groups = Map.groupBy(tasks, (task) => partnerOf(task)?.toLocaleLowerCase() ?? null)
  return [...groups.values()].map((group) => ({ name: group[0] ? partnerOf(group[0]) : null, tasks: group }))
}
