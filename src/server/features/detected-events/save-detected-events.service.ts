import { randomUUID } from 'node:crypto'
import { matchDetectedItems } from '#server/analysis/match-detected-items.ts'
import type { Queryable } from '#server/db/database.ts'
import type { CalendarEvent } from '#shared/contract/analysis.ts'
import * as queries from './detected-events.queries.ts'

/**
 * Merges the events of a new analysis with the existing ones. An event that a person has changed, confirmed or deleted stays as it
 * is and is not added again. One that was added to a calendar stays and is updated. Of the others, those found again
 * are updated and the rest deleted.
 */
export async function saveDetectedEvents(
  tx: Queryable,
  owner: { noteId: string; userId: string },
  found: readonly CalendarEvent[],
): Promise<void> {
  // Lock first, so that a concurrent edit counts as a person's change.
  await queries.lockOfNote(tx, owner.noteId)
  const present = await queries.listOfNote(tx, owner.noteId, 'every')
  const matches = matchDetectedItems(
    present.map((row) => ({ title: row.foundTitle, start: row.evidence.start })),
    found.map((event) => ({ title: event.title, start: event.evidence.start })),
  )
  const kept = new Set(matches.filter((position) => position !== null))
  const gone = present.filter((row, position) => !kept.has(position) && !isPersons(row) && !row.isAdded)
  await queries.deleteEvents(
    tx,
    gone.map((row) => row.id),
  )
  const fresh: queries.NewDetectedEvent[] = []
  for (const [position, { dateTime, end, ...event }] of found.entries()) {
    const values = {
      ...event,
      review: event.doubt === null ? ('none' as const) : ('asked' as const),
      position,
      foundTitle: event.title,
      dateTime: dateTime === null ? null : new Date(dateTime),
      endsAt: end === null ? null : new Date(end),
    }
    const match = matches[position]
    const row = match === null || match === undefined ? undefined : present[match]
    if (!row) fresh.push({ ...values, ...owner, id: randomUUID() })
    else if (!isPersons(row)) {
      // Nobody is asked about an event that is in a calendar.
      const settled = row.isAdded ? { review: row.review, doubt: row.doubt } : {}
      await queries.updateEvent(tx, row.id, { ...values, ...settled })
    }
    // The sentence has moved with the transcript, regardless of who changed the event.
    else await queries.updateEvent(tx, row.id, { position, evidence: event.evidence })
  }
  await queries.insertEvents(tx, fresh)
}

function isPersons(row: queries.DetectedEventRow): boolean {
  return row.editedAt !== null || row.review === 'confirmed' || row.deletedAt !== null
}
