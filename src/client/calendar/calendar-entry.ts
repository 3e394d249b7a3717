import { startOfDay } from '#client/lib/time/local-day.ts'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { CALENDAR_EVENT_MINUTES } from '#shared/limits.ts'

/** An event in the form that calendars need. */
export interface CalendarEntry {
  title: string
  details: string
  place: string
  /** Whole days from `begin` up to, but not including, `end`. */
  allDay: boolean
  begin: Date
  end: Date
}

/**
 * Converts an event to a calendar entry. It lasts one hour if no end was stated, and starts now if no time was stated
 * (specification, section 7).
 * @param details text added to the event's own description
 */
export function calendarEntry(event: NoteEvent, details: readonly string[], now = new Date()): CalendarEntry {
  const { title, place, description, allDay, day } = event
  const shared = {
    title,
    place: place ?? '',
    details: [description, ...details].filter((line) => line !== '').join('\n'),
  }
  if (allDay && day) {
    const begin = startOfDay(day)
    const end = startOfDay(day)
    end.setDate(end.getDate() + 1)
    return { ...shared, allDay: true, begin, end }
  }
  const begin = event.dateTime ? new Date(event.dateTime) : now
  const end = event.dateTime && event.end ? new Date(event.end) : addDefaultLength(begin)
  return { ...shared, allDay: false, begin, end }
}

function addDefaultLength(begin: Date): Date {
  return new Date(begin.getTime() + CALENDAR_EVENT_MINUTES * 60_000)
}
