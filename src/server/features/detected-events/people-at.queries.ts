import { and, eq, gte, lte, ne, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import { stands } from '#server/db/standing-items.ts'

/** Lists a user's events with a time that take place around a moment, found in other notes than the given one. */
export function listEventsAround(
  db: Queryable,
  note: { id: string; userId: string; recordedAt: Date },
  milliseconds: number,
) {
  const { dateTime, endsAt, people, userId, noteId, allDay } = detectedEvents
  const at = note.recordedAt.getTime()
  return db
    .select({ dateTime, endsAt, people })
    .from(detectedEvents)
    .where(
      and(
        eq(userId, note.userId),
        ne(noteId, note.id),
        eq(allDay, false),
        stands(detectedEvents),
        lte(dateTime, new Date(at + milliseconds)),
        or(gte(dateTime, new Date(at - milliseconds)), gte(endsAt, new Date(at - milliseconds))),
      ),
    )
}
