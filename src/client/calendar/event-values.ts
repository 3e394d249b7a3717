import type { NoteEvent } from '#shared/contract/analysis.ts'
import type { EventChange } from './event-mutations.ts'

/** The values of an event's form: days as `YYYY-MM-DD`, moments as `YYYY-MM-DDTHH:MM` in this device's time zone. */
export interface EventValues {
  title: string
  allDay: boolean
  day: string
  begin: string
  end: string
  place: string
  /** Names separated by commas. */
  people: string
  description: string
}

export function fillForm(event: NoteEvent): EventValues {
  const { title, allDay, day, dateTime, end, place, people, description } = event
  return {
    title,
    allDay,
    description,
    place: place ?? '',
    people: people.join(', '),
    day: day ?? (dateTime ? localMinute(dateTime).slice(0, 10) : ''),
    begin: !allDay && dateTime ? localMinute(dateTime) : '',
    end: !allDay && end ? localMinute(end) : '',
  }
}

/** Returns only the fields that differ from the event, so that unchanged fields continue to follow the note's text. */
export function readChange(event: NoteEvent, values: EventValues): EventChange {
  const before = fillForm(event)
  const people = readNames(values.people)
  const timeTouched = (['allDay', ...(values.allDay ? ['day'] : ['begin', 'end'])] as (keyof EventValues)[]).some(
    (key) => values[key] !== before[key],
  )
  return {
    ...(values.title.trim() === event.title ? {} : { title: values.title.trim() }),
    ...(values.description.trim() === event.description ? {} : { description: values.description.trim() }),
    ...(values.place.trim() === before.place ? {} : { place: values.place.trim() || null }),
    ...(people.join('\n') === event.people.join('\n') ? {} : { people }),
    ...(timeTouched ? { time: readTime(values) } : {}),
  }
}

/** Tells whether the end is not after the beginning. */
export function endsTooSoon({ allDay, begin, end }: EventValues): boolean {
  return !allDay && begin !== '' && end !== '' && end <= begin
}

/** Returns the end after the beginning has moved, so that the event lasts as long as before. */
export function moveEnd(end: string, begin: { from: string; to: string }): string {
  if (end === '' || begin.from === '' || begin.to === '' || end <= begin.from) return end
  // As in UTC, where no hour is missing or repeated.
  const [last, from, to] = [end, begin.from, begin.to].map((time) => Date.parse(`${time}Z`)) as [number, number, number]
  return new Date(last + to - from).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

function readTime({ allDay, day, begin, end }: EventValues): NonNullable<EventChange['time']> | null {
  if (allDay) return day === '' ? null : { day }
  if (begin === '') return null
  return { dateTime: new Date(begin).toISOString(), end: end === '' ? null : new Date(end).toISOString() }
}

function readNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Formats an instant in this device's time zone: `2026-11-24T10:00`. */
function localMinute(instant: string): string {
  const date = new Date(instant)
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}
