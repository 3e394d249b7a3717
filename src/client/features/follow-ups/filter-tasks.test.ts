import { expect, test } from 'vitest'
import { makeTask } from '#client/testing/make-items.ts'
import type { CommitmentFilter, FollowUp } from '#shared/contract/follow-ups.ts'
import { type Filter, filterTasks, groupByPerson } from './filter-tasks.ts'

const NOW = new Date('2026-03-13T10:00:00Z')
const task = (title: string, change: Partial<FollowUp> = {}): FollowUp => ({
  ...makeTask({ id: title, title }),
  timezone: null,
  completedAt: null,
  createdAt: '2026-03-01T00:00:00Z',
  note: null,
  owner: null,
  ...change,
})

const TASKS = [
  task('own', { who: 'me', dueDate: '2026-03-13' }),
  task('to Marta', { who: 'me', counterpart: 'Marta', dueDate: '2026-03-12' }),
  task('from Luis', { who: 'Luis', counterpart: 'me', dueDate: '2026-03-14' }),
  task('between others', { who: 'Luis', counterpart: 'Marta' }),
  task('done', { who: 'luis', counterpart: 'me', isCompleted: true, dueDate: '2026-03-01' }),
]
const titles = (tasks: readonly FollowUp[]) => tasks.map(({ title }) => title)
const fitting = (filter: Filter, commitment: CommitmentFilter) =>
  titles(filterTasks(TASKS, { filter, commitment }, NOW))

test('filters tasks by who owes them and by what is due', () => {
  expect(fitting('all', 'all')).toHaveLength(5)
  expect(fitting('all', 'i_owe')).toEqual(['to Marta'])
  expect(fitting('all', 'owed_to_me')).toEqual(['from Luis', 'done'])
  expect(fitting('all', 'due')).toEqual(['own', 'to Marta'])
})

test('applies the filter first', () => {
  expect(fitting('pending', 'owed_to_me')).toEqual(['from Luis'])
  expect(fitting('completed', 'owed_to_me')).toEqual(['done'])
})

test('groups each person once, however the name is written, and tasks without a name together', () => {
  const owed = [
    ...filterTasks(TASKS, { filter: 'all', commitment: 'owed_to_me' }, NOW),
    task('by somebody', { counterpart: 'me' }),
  ]
  expect(groupByPerson(owed).map(({ name, tasks }) => [name, titles(tasks)])).toEqual([
    ['Luis', ['from Luis', 'done']],
    [null, ['by somebody']],
  ])
})
