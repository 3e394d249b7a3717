import { expect, test } from 'vitest'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import { pickEvents } from './pick-events.ts'

const NOW = new Date(2026, 10, 21, 15)

function makeEvent(id: string, day: number | null, isAdded = false): DetectedEvent {
  return {
    ...{ id, noteId: 'n', noteTitle: 'Note', title: id, description: '', end: null, day: null, allDay: false },
    ...{ timezone: 'UTC', place: null, people: [], confidence: 1, isAdded, edited: false },
    ...{ createdAt: NOW.toISOString(), evidence: { quote: 'q', sentence: 0, start: 0, end: 1 } },
    dateTime: day === null ? null : new Date(2026, 10, day, 9).toISOString(),
  }
}
const pick = (events: DetectedEvent[]) => pickEvents(events, NOW).map(({ id }) => id)

test('three that are not added yet: to come, then undated, then past', () => {
  expect(
    pick([makeEvent('past', 20), makeEvent('today', 21), makeEvent('added', 22, true), makeEvent('undated', null)]),
  ).toEqual([...['today', 'undated', 'past']])
  const many = [
    makeEvent('past', 1),
    ...[22, 23, 24, 25].map((day) => makeEvent(`${day}`, day)),
    makeEvent('undated', null),
  ]
  expect(pick(many)).toEqual(['22', '23', '24'])
})
