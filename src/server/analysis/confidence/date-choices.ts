import { toInstant } from '#server/calendar/time-zones.ts'
import type { ActionItem, CalendarEvent, DateChoice } from '#shared/contract/analysis.ts'

/** Returns the due date of a follow-up on one of the possible days; no due date if no day is given. */
export function dueOnDay(choice: DateChoice | null): Pick<ActionItem, 'dueDate' | 'dueAt'> {
  return { dueDate: choice?.day ?? null, dueAt: choice?.dateTime ?? null }
}

/** Returns the times of an event on one of the possible days; no times if no day is given. */
export function timesOnDay(
  choice: DateChoice | null,
  timezone: string,
): Pick<CalendarEvent, 'dateTime' | 'end' | 'day' | 'allDay'> {
  if (choice === null) return { dateTime: null, end: null, day: null, allDay: false }
  const { day, dateTime, end } = choice
  if (dateTime !== null) return { dateTime, end, day: null, allDay: false }
  const midnight = toInstant(Date.parse(`${day}T00:00:00Z`), timezone)
  return { dateTime: midnight.toISOString(), end: null, day, allDay: true }
}
