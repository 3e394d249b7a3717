import { expect, test } from 'vitest'
import { findConflicts } from './find-conflicts.ts'

/** An event on one day, between two times in UTC. */
function event(title: string, begin: string | null, end: string | null = null, id = title) {
  const at = (time: string | null) => time && `2026-03-12T${time}:00.000Z`
  return { id, title, allDay: false, dateTime: at(begin), end: at(end) }
}

const found = (...events: Parameters<typeof findConflicts>[0]) => Object.fromEntries(findConflicts(events))

test('names the other of two events that overlap', () => {
  expect(found(event('Lunch', '12:00', '13:30'), event('Review', '13:00', '14:00'))).toEqual({
    Lunch: ['Review'],
    Review: ['Lunch'],
  })
})

test('finds one event within another, and three at once', () => {
  expect(found(event('Call', '10:30'), event('Workshop', '10:00', '12:00'), event('Demo', '11:00', '11:30'))).toEqual({
    Workshop: ['Call', 'Demo'],
    Call: ['Workshop'],
    Demo: ['Workshop'],
  })
})

test('does not guess how long an event takes that has no end', () => {
  expect(found(event('Call', '10:00'), event('Demo', '10:15'))).toEqual({})
  expect(found(event('Call', '10:00'), event('Demo', '10:00'))).toEqual({ Call: ['Demo'], Demo: ['Call'] })
})

test('finds none where one ends as the other begins, for whole days, and without a date', () => {
  expect(found(event('Lunch', '12:00', '13:00'), event('Review', '13:00', '14:00'))).toEqual({})
  expect(found({ ...event('Fair', '12:00', '13:00'), allDay: true }, event('Call', '12:30'))).toEqual({})
  expect(found(event('Some day', null), event('Call', '12:30'))).toEqual({})
})

test('takes an event that was mentioned twice for one', () => {
  expect(found(event('Lunch', '12:00', '13:00', 'a'), event('Lunch', '12:00', null, 'b'))).toEqual({})
})
