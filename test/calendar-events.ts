import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect } from 'vitest'
import { detectedEvents } from '#server/db/schema/items.ts'
import type { Person, TestServer } from './server.ts'

/** What an event has instead of the defaults. */
export type EventChange = Partial<typeof detectedEvents.$inferInsert>

/** Inserts an event of a note, with a title, a time and people by default. @returns its id */
export async function insertCalendarEvent(
  { context }: TestServer,
  { person, noteId }: { person: Person; noteId: string },
  change: EventChange = {},
): Promise<string> {
  const id = randomUUID()
  await context.db.insert(detectedEvents).values({
    id,
    userId: person.id,
    noteId,
    position: 0,
    title: 'Tea; talk',
    foundTitle: 'Tea',
    description: 'Bring cups',
    dateTime: new Date('2026-03-12T09:00:00Z'),
    allDay: false,
    people: ['Tom', 'Ana'],
    confidence: 1,
    evidence: { quote: 'tea', sentence: 0, start: 0, end: 1 },
    ...change,
  })
  return id
}

/** Returns the events of a calendar file by UID, as an independent reader sees them. Each UID is there once. */
export function readCalendar(file: string): Map<string, InstanceType<typeof ICAL.Event>> {
  const parts = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const events = parts.map((part) => new ICAL.Event(part))
  const byUid = new Map(events.map((event) => [event.uid, event]))
  expect(byUid.size).toBe(events.length)
  return byUid
}
