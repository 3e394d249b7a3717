import type { EventForCalendar } from '#server/features/detected-events/detected-events.service.ts'
import type { DatedTask } from '#server/features/follow-ups/follow-ups.service.ts'
import type { CalendarItem } from './write-calendar.ts'

/**
 * Turns an event into a calendar item.
 * @param publicUrl of this server, for the link to the note and a globally unique id
 * @param now time for an event that has none; without it, such an event is left out
 */
export function eventItem(event: EventForCalendar, publicUrl: string, now: Date | null): CalendarItem | null {
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
    description: [event.description, people.join(', ')].filter((line) => line !== '').join('\n'),
    place: event.place,
    url: `${publicUrl}/notes/${event.noteId}`,
    time,
    kind: 'event',
  }
}

/** Turns a follow-up into a calendar item; a completed one gets a check mark. */
export function taskItem(task: DatedTask, publicUrl: string): CalendarItem {
  const time = task.dueAt === null ? { day: task.dueDate } : { begin: new Date(task.dueAt), end: null }
  return {
    uid: uidOf('task', task.id, publicUrl),
    sequence: 0,
    changedAt: task.changedAt,
    title: task.isCompleted ? `✓ ${task.title}` : task.title,
    description: task.description,
    place: null,
    url: task.note === null ? `${publicUrl}/follow-ups` : `${publicUrl}/notes/${task.note.id}`,
    time,
    kind: 'task',
  }
}

function uidOf(kind: CalendarItem['kind'], id: string, publicUrl: string): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`
}
