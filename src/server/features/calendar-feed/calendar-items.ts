import { formatSaid } from '#server/exports/export-times.ts'
import type { EventForCalendar } from '#server/features/detected-events/detected-events.service.ts'
import type { DatedFollowUp } from '#server/features/follow-ups/follow-ups.service.ts'
import type { Language } from '#shared/languages.ts'
import type { CalendarItem } from './write-calendar.ts'

/** The user whose calendar it is. */
export interface CalendarReader {
  /** IANA name; null if it is not known. */
  timezone: string | null
  language: Language
  /** The address of this server, for links to notes and globally unique ids. */
  publicUrl: string
}

/**
 * Turns an event into a calendar item. If the reader's clock shows another time, its description says the time that was
 * spoken.
 * @param now the time for an event that has none; without it, such an event is left out
 */
export function eventItem(event: EventForCalendar, reader: CalendarReader, now: Date | null): CalendarItem | null {
  const { publicUrl } = reader
  const { dateTime, end, day, allDay, people } = event
  const time =
    allDay && day !== null
      ? { day }
      : dateTime !== null
        ? { begin: new Date(dateTime), end: end === null ? null : new Date(end) }
        : now && { begin: now, end: null }
  if (!time) return null
  return {
    uid: uidOf('event', event.id, publicUrl),
    sequence: event.revision,
    changedAt: event.changedAt,
    title: event.title,
    description: joinLines([
      event.description,
      people.join(', '),
      dateTime === null || allDay ? null : sayWhen({ begin: dateTime, end }, event.timezone, reader),
    ]),
    place: event.place,
    url: `${publicUrl}/notes/${event.noteId}`,
    time,
    kind: 'event',
  }
}

/** Turns a follow-up into a calendar item; a completed one gets a check mark. */
export function followUpItem(followUp: DatedFollowUp, reader: CalendarReader): CalendarItem {
  const { publicUrl } = reader
  const { dueAt, timezone } = followUp
  const time = followUp.dueAt === null ? { day: followUp.dueDate } : { begin: new Date(followUp.dueAt), end: null }
  return {
    uid: uidOf('task', followUp.id, publicUrl),
    sequence: 0,
    changedAt: followUp.changedAt,
    title: followUp.isCompleted ? `✓ ${followUp.title}` : followUp.title,
    description: joinLines([
      followUp.description,
      dueAt === null || timezone === null ? null : sayWhen({ begin: dueAt }, timezone, reader),
    ]),
    place: null,
    url: followUp.note === null ? `${publicUrl}/follow-ups` : `${publicUrl}/notes/${followUp.note.id}`,
    time,
    kind: 'task',
  }
}

function sayWhen(
  times: { begin: string; end?: string | null },
  spoken: string,
  { timezone, language }: CalendarReader,
): string | null {
  return formatSaid(times, { spoken, reader: timezone }, { language })
}

function joinLines(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null && line !== '').join('\n')
}

function uidOf(kind: CalendarItem['kind'], id: string, publicUrl: string): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`
}
