import ical, { ICalEventTransparency } from 'ical-generator'
import { CALENDAR_EVENT_MINUTES } from '#shared/limits.ts'

/** What a calendar is told of an event or a task. */
export interface CalendarItem {
  /** Stays the same over all changes: a second import updates the first. */
  uid: string
  /** Grows with each change. */
  sequence: number
  changedAt: Date
  title: string
  description: string
  place: string | null
  url: string | null
  /** Whole days as `YYYY-MM-DD`, else instants; an event without an end lasts an hour. */
  time: { day: string } | { begin: Date; end: Date | null }
  /** `task`: takes up no time in the calendar. */
  kind: 'event' | 'task'
}

/** How often calendars should look again, in seconds. */
const REFRESH_SECONDS = 3600
const DAY_MS = 86_400_000

/** An iCalendar file (RFC 5545). Instants are in UTC, which every calendar understands without a table of zones. */
export function writeCalendar(items: readonly CalendarItem[]): string {
  const calendar = ical({
    name: 'Dictum',
    prodId: { company: 'Dictum', product: 'Dictum', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const item of items) {
    calendar.createEvent({
      id: item.uid,
      sequence: item.sequence,
      stamp: item.changedAt,
      summary: oneLine(item.title),
      description: plain(item.description),
      location: item.place === null ? null : oneLine(item.place),
      url: item.url,
      transparency: item.kind === 'task' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...readTime(item),
    })
  }
  return `${calendar.toString()}\r\n`
}

function readTime({ time, kind }: CalendarItem): { start: Date; end?: Date; allDay: boolean } {
  if ('day' in time) {
    // The library takes a day from a Date by its parts in UTC. The end is the first day that is free again.
    const start = new Date(`${time.day}T00:00:00Z`)
    return { start, end: new Date(start.getTime() + DAY_MS), allDay: true }
  }
  // A task is a moment; it lasts no time.
  if (kind === 'task') return { start: time.begin, allDay: false }
  const end = time.end ?? new Date(time.begin.getTime() + CALENDAR_EVENT_MINUTES * 60_000)
  return { start: time.begin, end, allDay: false }
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim()
}

/** Every kind of line break as the one that the library knows to escape. */
function plain(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029/g, '\n')
}
