import type { DetectedEvent, ListedEvent } from '#shared/contract/detected-events.ts'

export interface DayOfEvents {
  label: string
  events: ListedEvent[]
}

export interface SortedEvents {
  /** Today and later, earliest day first. */
  coming: DayOfEvents[]
  undated: ListedEvent[]
  /** Past days, latest first. */
  past: DayOfEvents[]
}

/**
 * Groups events by day, in this device's time zone.
 * @param events earliest first
 * @param labelOf names the day that begins at a local midnight
 */
export function sortEvents(
  events: readonly ListedEvent[],
  labelOf: (day: Date) => string,
  now = new Date(),
): SortedEvents {
  const today = midnightOf(now)
  const days = new Map<number, ListedEvent[]>()
  const undated: ListedEvent[] = []
  for (const event of events) {
    const day = dayOf(event)
    if (day === null) undated.push(event)
    else days.set(day, [...(days.get(day) ?? []), event])
  }
  const sorted = [...days].sort(([first], [second]) => first - second)
  const label = ([day, members]: [number, ListedEvent[]]) => ({ label: labelOf(new Date(day)), events: members })
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
