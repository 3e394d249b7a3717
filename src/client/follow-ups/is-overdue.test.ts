import { expect, test } from 'vitest'
import { isDue, isOverdue } from './is-overdue.ts'

const NOW = new Date('2026-03-13T23:30:00Z')
const followUp = (change: object) => ({ isCompleted: false, dueAt: null, dueDate: null, ...change })

test.each([
  ['a day that is over', { dueDate: '2026-03-12' }, 'UTC', true],
  ['today, to its end', { dueDate: '2026-03-13' }, 'UTC', false],
  ['a day that is over here though not in UTC', { dueDate: '2026-03-13' }, 'Europe/Madrid', true],
  ['a day that is over in UTC though not here', { dueDate: '2026-03-12' }, 'America/Lima', true],
  ['today here', { dueDate: '2026-03-13' }, 'America/Lima', false],
  ['a minute that has passed today', { dueDate: '2026-03-13', dueAt: '2026-03-13T23:29:00Z' }, 'UTC', true],
  ['a minute still to come', { dueDate: '2026-03-13', dueAt: '2026-03-13T23:31:00Z' }, 'Europe/Madrid', false],
  ['something done', { dueDate: '2020-01-01', isCompleted: true }, 'UTC', false],
  ['no date at all', {}, 'UTC', false],
])('tells whether a follow-up is overdue: %s', (_name, change, timeZone, expected) => {
  expect(isOverdue(followUp(change), NOW, timeZone)).toBe(expected)
})

test.each([
  ['yesterday', { dueDate: '2026-03-12' }, true],
  ['today', { dueDate: '2026-03-13' }, true],
  ['later today', { dueDate: '2026-03-13', dueAt: '2026-03-13T23:50:00Z' }, true],
  ['tomorrow', { dueDate: '2026-03-14' }, false],
  ['today here though tomorrow where it was said', { dueDate: '2026-03-14', dueAt: '2026-03-13T23:45:00Z' }, true],
  ['tomorrow here though today where it was said', { dueDate: '2026-03-13', dueAt: '2026-03-14T01:00:00Z' }, false],
  ['today, and done', { dueDate: '2026-03-13', isCompleted: true }, false],
  ['no date', {}, false],
])('tells whether a follow-up is due: %s', (_name, change, expected) => {
  expect(isDue(followUp(change), NOW, 'UTC')).toBe(expected)
})
