import ical, { ICalEventTransparency } from 'ical-generator'
import { CALENDAR_EVENT_MINUTES } from '#shared/limits.ts'

/** An event or follow-up as it appears in a calendar. */
export interface CalendarItem {
  /** Stays the same through all changes, so that a second import updates the first. */
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

/** How often calendars should poll, in seconds. */
const REFRESH_SECONDS = 3600
const DAY_MS = 86_400_000

/**
 * Writes an iCalendar file (RFC 5545). Instants are in UTC, which every calendar understands without a time zone table.
 */
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
    // The library reads a day from a Date's UTC parts. The end is exclusive.
    const start = new Date(`${time.day}T00:00:00Z`)
    return { start, end: new Date(start.getTime() + DAY_MS), allDay: true }
  }
  // A follow-up is a moment without a duration.
  if (kind === 'task') return { start: time.begin, allDay: false }
  const end = time.end ?? new Date(time.begin.getTime() + CALENDAR_EVENT_MINUTES * 60_000)
  return { start: time.begin, end, allDay: false }
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim()
}

/** Replaces every kind of line break by the one that the library escapes. */
function plain(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029/g, '\n')
}
