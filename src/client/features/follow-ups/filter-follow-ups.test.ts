import { expect, test } from 'vitest'
import { makeFollowUp } from '#client/testing/make-items.ts'
import type { FollowUp, FollowUpSelection } from '#shared/contract/follow-ups.ts'
import { type Filter, filterFollowUps } from './filter-follow-ups.ts'

const NOW = new Date(2026, 2, 13, 10)
const followUp = (title: string, change: Partial<FollowUp> = {}) => makeFollowUp({ id: title, title, ...change })

const FOLLOW_UPS = [
  followUp('own', { who: 'me', dueDate: '2026-03-13' }),
  followUp('to Marta', { who: 'me', counterpart: 'Marta', dueDate: '2026-03-12' }),
  followUp('from Luis', { who: 'Luis', counterpart: 'me', dueDate: '2026-03-14' }),
  followUp('between others', { who: 'Luis', counterpart: 'Marta' }),
  followUp('unnamed'),
  followUp('assigned to Ben', { who: 'me', assignee: { id: 'ben', name: 'Ben' } }),
  followUp('assigned to me', { who: 'Luis', owner: { name: 'Ada', email: 'ada@example.com' } }),
  followUp('done', { who: 'luis', counterpart: 'me', isCompleted: true, dueDate: '2026-03-01' }),
]
const titles = (followUps: readonly FollowUp[]) => followUps.map(({ title }) => title)
const fitting = (filter: Filter, selection: FollowUpSelection) =>
  titles(filterFollowUps(FOLLOW_UPS, { filter, selection }, NOW))

test('filters follow-ups by who has to do them and by what is due', () => {
  expect(fitting('all', 'all')).toHaveLength(8)
  expect(fitting('all', 'mine')).toEqual(['own', 'to Marta', 'unnamed', 'assigned to me'])
  expect(fitting('all', 'others')).toEqual(['from Luis', 'between others', 'assigned to Ben', 'done'])
  expect(fitting('all', 'due')).toEqual(['own', 'to Marta'])
})

test('applies the filter first', () => {
  expect(fitting('pending', 'others')).toEqual(['from Luis', 'between others', 'assigned to Ben'])
  expect(fitting('completed', 'others')).toEqual(['done'])
})
