import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import { DASHBOARD_EVENTS } from '#shared/limits.ts'

/** The few events to be offered first: not yet added, those to come before those without a date, past ones last. */
export function pickEvents(events: readonly DetectedEvent[], now = new Date()): DetectedEvent[] {
  const rank = ({ dateTime }: DetectedEvent) => (dateTime === null ? 1 : isOver(dateTime, now) ? 2 : 0)
  return events
    .filter(({ isAdded }) => !isAdded)
    .toSorted((first, second) => rank(first) - rank(second))
    .slice(0, DASHBOARD_EVENTS)
}

/** Of the day before today: what is on this very day may still be wanted. */
function isOver(dateTime: string, now: Date): boolean {
  return new Date(dateTime) < new Date(now.getFullYear(), now.getMonth(), now.getDate())
}
