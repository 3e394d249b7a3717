import type { DetectedEvent } from '#shared/contract/detected-events.ts'

type Timed = Pick<DetectedEvent, 'id' | 'title' | 'allDay' | 'dateTime' | 'end'>

/**
 * Finds events that take place at the same time.
 * @returns the titles of the others, by the id of each event that overlaps with any. An event without an end is a moment,
 * as nobody said how long it takes; one that was mentioned twice, with the same title and beginning, is one event.
 */
export function findConflicts(events: readonly Timed[]): ReadonlyMap<string, readonly string[]> {
  const timed = events
    .flatMap((event) => (event.allDay || event.dateTime === null ? [] : [readTimes(event, event.dateTime)]))
    .sort((first, second) => first.begin - second.begin)
  const conflicts = new Map<string, string[]>()
  const note = (id: string, title: string) => conflicts.set(id, [...(conflicts.get(id) ?? []), title])
  for (const [index, first] of timed.entries()) {
    for (const second of timed.slice(index + 1)) {
      if (second.begin > first.begin && second.begin >= first.end) break
      if (second.begin === first.begin && second.title === first.title) continue
      note(first.id, second.title)
      note(second.id, first.title)
    }
  }
  return conflicts
}

function readTimes({ id, title, end }: Timed, dateTime: string) {
  const begin = Date.parse(dateTime)
  return { id, title, begin, end: end === null ? begin : Date.parse(end) }
}
