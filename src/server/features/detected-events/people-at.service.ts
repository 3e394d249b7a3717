import type { Queryable } from '#server/db/database.ts'
import * as queries from './people-at.queries.ts'

/** How long before and after an event a recording still counts as made during it: people come early and stay longer. */
const MARGIN_MS = 15 * 60_000

/** Assumed length of an event whose end nobody has said. */
const USUAL_MS = 60 * 60_000

/**
 * Returns the people of the event during which a note was recorded, as announced in another note of its owner: "on
 * Tuesday at ten I'm meeting Ana and Tom". Empty if there is none.
 */
export async function findPeopleAt(
  db: Queryable,
  note: { id: string; userId: string; recordedAt: Date },
): Promise<string[]> {
  const events = await queries.listEventsAround(db, note, USUAL_MS + MARGIN_MS)
  const at = note.recordedAt.getTime()
  const running = events.filter(({ dateTime, endsAt }) => {
    const start = dateTime?.getTime() ?? Number.NaN
    return start - MARGIN_MS <= at && at <= (endsAt?.getTime() ?? start + USUAL_MS) + MARGIN_MS
  })
  const distance = ({ dateTime }: (typeof events)[number]) => Math.abs((dateTime?.getTime() ?? 0) - at)
  const [nearest] = running.filter(({ people }) => people.length > 0).sort((a, b) => distance(a) - distance(b))
  return nearest?.people ?? []
}
