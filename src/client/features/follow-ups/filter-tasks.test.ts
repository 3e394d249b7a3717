import { expect, test } from 'vitest'
import { makeFollowUp } from '#client/testing/make-items.ts'
import type { FollowUp, TaskSelection } from '#shared/contract/follow-ups.ts'
import { type Filter, filterTasks } from './filter-tasks.ts'

const NOW = new Date(2026, 2, 13, 10)
const task = (title: string, change: Partial<FollowUp> = {}) => makeFollowUp({ id: title, title, ...change })

const TASKS = [
  task('own', { who: 'me', dueDate: '2026-03-13' }),
  task('to Marta', { who: 'me', counterpart: 'Marta', dueDate: '2026-03-12' }),
  task('from Luis', { who: 'Luis', counterpart: 'me', dueDate: '2026-03-14' }),
  task('between others', { who: 'Luis', counterpart: 'Marta' }),
  task('unnamed'),
  task('assigned to Ben', { who: 'me', assignee: { id: 'ben', name: 'Ben' } }),
  task('assigned to me', { who: 'Luis', owner: { name: 'Ada', email: 'ada@example.com' } }),
  task('done', { who: 'luis', counterpart: 'me', isCompleted: true, dueDate: '2026-03-01' }),
]
const titles = (tasks: readonly FollowUp[]) => tasks.map(({ title }) => title)
const fitting = (filter: Filter, selection: TaskSelection) => titles(filterTasks(TASKS, { filter, selection }, NOW))

test('filters tasks by who has to do them and by what is due', () => {
  expect(fitting('all', 'all')).toHaveLength(8)
  expect(fitting('all', 'mine')).toEqual(['own', 'to Marta', 'unnamed', 'assigned to me'])
  expect(fitting('all', 'others')).toEqual(['from Luis', 'between others', 'assigned to Ben', 'done'])
  expect(fitting('all', 'due')).toEqual(['own', 'to Marta'])
})

test('applies the filter first', () => {
  expect(fitting('pending', 'others')).toEqual(['from Luis', 'between others', 'assigned to Ben'])
  expect(fitting('completed', 'others')).toEqual(['done'])
})
