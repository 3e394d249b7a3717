import type { DetectedEvent } from '#shared/contract/detected-events.ts'

export interface DayOfEvents {
  label: string
  events: DetectedEvent[]
}

export interface SortedEvents {
  /** Today and later, nearest day first. */
  coming: DayOfEvents[]
  undated: DetectedEvent[]
  /** Past days, latest first. */
  past: DayOfEvents[]
}

/**
 * Groups events by day, in this device's time zone.
 * @param events in their order, soonest first
 * @param labelOf names the day that begins at a local midnight
 */
export function sortEvents(
  events: readonly DetectedEvent[],
  labelOf: (day: Date) => string,
  now = new Date(),
): SortedEvents {
  const today = midnightOf(now)
  const days = new Map<number, DetectedEvent[]>()
  const undated: DetectedEvent[] = []
  for (const event of events) {
    const day = dayOf(event)
    if (day === null) undated.push(event)
    else days.set(day, [...(days.get(day) ?? []), event])
  }
  const sorted = [...days].sort(([first], [second]) => first - second)
  const label = ([day, members]: [number, DetectedEvent[]]) => ({ label: labelOf(new Date(day)), events: members })
  return {
    coming: sorted.filter(([day]) => day >= today).map(label),
    undated,
    past: sorted
      .filter(([day]) => day < today)
      .reverse()
      .map(label),
  }
}

/** Returns the local midnight of an event's day. The day of an all-day event is the same everywhere. */
function dayOf({ allDay, day, dateTime }: DetectedEvent): number | null {
  if (allDay && day) return new Date(`${day}T00:00:00`).getTime()
  return dateTime === null ? null : midnightOf(new Date(dateTime))
}

function midnightOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
