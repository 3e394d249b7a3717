import { expect, test } from 'vitest'
import { makeEvent } from '#client/testing/make-items.ts'
import type { ListedEvent } from '#shared/contract/detected-events.ts'
import { sortEvents } from './sort-events.ts'

const NOW = new Date(2026, 10, 21, 15, 30)

function makeDetected(id: string, change: Partial<ListedEvent>): ListedEvent {
  const own = { noteId: 'n', noteTitle: 'Note', timezone: 'UTC', createdAt: NOW.toISOString(), overlaps: [] }
  return { ...makeEvent({ id, title: id }), ...own, ...change }
}
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()
const sort = (events: ListedEvent[]) => {
  const names = (days: { label: string; events: ListedEvent[] }[]) =>
    days.map(({ label, events: members }) => `${label}: ${members.map(({ id }) => id).join(', ')}`)
  const { coming, undated, past } = sortEvents(events, (day) => `${day.getDate()}`, NOW)
  return { coming: names(coming), undated: undated.map(({ id }) => id), past: names(past) }
}

test('sorts future days soonest first and past days latest first, and keeps undated events apart', () => {
  const events = [
    makeDetected('long ago', { dateTime: at(2026, 9, 1, 9) }),
    makeDetected('yesterday', { dateTime: at(2026, 10, 20, 23) }),
    makeDetected('this morning', { dateTime: at(2026, 10, 21, 8) }),
    makeDetected('tomorrow', { dateTime: at(2026, 10, 22, 0) }),
    makeDetected('sometime', {}),
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
    makeDetected('there', { ...allDay, dateTime: '2026-11-21T10:00:00Z' }),
    makeDetected('here', { dateTime: at(2026, 10, 22, 9) }),
  ]
  expect(sort(events).coming).toEqual(['22: there, here'])
})
