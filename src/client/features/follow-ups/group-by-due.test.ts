import { expect, test } from 'vitest'
import { nearDays } from '#client/follow-ups/near-days.ts'
import { makeFollowUp } from '#client/testing/make-items.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { groupByDue } from './group-by-due.ts'

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 15, 30)

const followUp = (title: string, change: Partial<FollowUp> = {}) => makeFollowUp({ id: title, title, ...change })
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test('groups follow-ups by the day they are due, in order, without empty groups', () => {
  const followUps = [
    followUp('some day', {}),
    followUp('Monday', { dueDate: '2026-11-30' }),
    followUp('Sunday', { dueDate: '2026-11-29' }),
    followUp('today', { dueDate: '2026-11-25' }),
    followUp('tonight', { dueDate: '2026-11-25', dueAt: at(25, 20) }),
    followUp('at noon', { dueDate: '2026-11-25', dueAt: at(25, 12) }),
    followUp('yesterday', { dueDate: '2026-11-24' }),
    followUp('done late', { dueDate: '2026-11-24', isCompleted: true }),
  ]
  const groups = (now: Date, of = followUps) =>
    groupByDue(of, now).map(({ group, followUps }) => [group, followUps.map(({ title }) => title)])
  expect(groups(NOW)).toEqual([
    ['overdue', ['at noon', 'yesterday']],
    ['today', ['today', 'tonight']],
    ['week', ['Sunday']],
    ['later', ['Monday']],
    ['undated', ['some day']],
    ['completed', ['done late']],
  ])
  expect(groups(NOW, followUps.slice(0, 1))).toEqual([['undated', ['some day']]])
})

test('puts a due time on the day of this device, whatever the note’s day was', () => {
  const [found] = groupByDue([followUp('late there', { dueDate: '2026-11-26', dueAt: at(25, 23) })], NOW)
  expect(found?.group).toBe('today')
})

test('ends the week on Sunday', () => {
  const monday = followUp('Monday', { dueDate: '2026-11-30' })
  const sunday = new Date(2026, 10, 29, 10)
  expect(groupByDue([monday], sunday)[0]?.group).toBe('later')
  expect(groupByDue([monday], new Date(2026, 10, 30, 10))[0]?.group).toBe('today')
})

test.each([
  ['a Wednesday', NOW, { tomorrow: '2026-11-26', nextWeek: '2026-11-30' }],
  ['a Sunday', new Date(2026, 10, 29, 10), { tomorrow: '2026-11-30', nextWeek: '2026-11-30' }],
  ['a Monday', new Date(2026, 11, 28, 10), { tomorrow: '2026-12-29', nextWeek: '2027-01-04' }],
])('offers tomorrow and next Monday on %s', (_name, now, days) => {
  expect(nearDays(now)).toEqual(days)
})
