import { expect, test } from 'vitest'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import { sortEvents } from './sort-events.ts'

const NOW = new Date(2026, 10, 21, 15, 30)

function makeEvent(id: string, change: Partial<DetectedEvent>): DetectedEvent {
  return {
    id,
    noteId: 'n',
    noteTitle: 'Note',
    title: id,
    description: '',
    dateTime: null,
    end: null,
    day: null,
    allDay: false,
    timezone: 'UTC',
    place: null,
    people: [],
    confidence: 1,
    isAdded: false,
    edited: false,
    createdAt: NOW.toISOString(),
    evidence: { quote: 'q', sentence: 0, start: 0, end: 1 },
    ...change,
  }
}
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()
const sort = (events: DetectedEvent[]) => {
  const names = (days: { label: string; events: DetectedEvent[] }[]) =>
    days.map(({ label, events: members }) => `${label}: ${members.map(({ id }) => id).join(', ')}`)
  const { coming, undated, past } = sortEvents(events, (day) => `${day.getDate()}`, NOW)
  return { coming: names(coming), undated: undated.map(({ id }) => id), past: names(past) }
}

test('sorts future days soonest first and past days latest first, and keeps undated events apart', () => {
  const events = [
    makeEvent('long ago', { dateTime: at(2026, 9, 1, 9) }),
    makeEvent('yesterday', { dateTime: at(2026, 10, 20, 23) }),
    makeEvent('this morning', { dateTime: at(2026, 10, 21, 8) }),
    makeEvent('tomorrow', { dateTime: at(2026, 10, 22, 0) }),
    makeEvent('sometime', {}),
  ]
  expect(sort(events)).toEqual({
    coming: ['21: this morning', '22: tomorrow'],
    undated: ['sometime'],
    past: ['20: yesterday', '1: long ago'],
  })
})

test('keeps an all-day event on its day, whatever the note’s time zone', () => {
  const allDay = { allDay: true, day: '2026-11-22' }
  const events = [
    makeEvent('there', { ...allDay, dateTime: '2026-11-21T10:00:00Z' }),
    makeEvent('here', { dateTime: at(2026, 10, 22, 9) }),
  ]
  expect(sort(events).coming).toEqual(['22: there, here'])
})
