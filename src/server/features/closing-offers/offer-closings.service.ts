import { randomUUID } from 'node:crypto'
import type { Spoken } from '#server/analysis/builtin/clauses.ts'
import { findClosings } from '#server/analysis/closings/find-closings.ts'
import type { Queryable } from '#server/db/database.ts'
import { listOpenTasks } from '#server/features/follow-ups/follow-ups.service.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import * as queries from './closing-offers.queries.ts'

/**
 * Offers to close the tasks of earlier notes that this one says are done. What was answered is not offered again, and
 * what the note no longer says is taken back.
 */
export async function offerClosings(
  tx: Queryable,
  note: { id: string; userId: string },
  sentences: readonly Sentence[],
  spoken: Spoken,
): Promise<void> {
  const tasks = await listOpenTasks(tx, note, spoken.recordedAt)
  const closings = findClosings(sentences, spoken, tasks)
  await queries.deleteOpenOffers(
    tx,
    note.id,
    closings.map(({ taskId }) => taskId),
  )
  await queries.keepOffers(
    tx,
    closings.map(({ taskId, evidence }) => ({
      ...{ id: randomUUID(), userId: note.userId, noteId: note.id, followUpId: taskId, evidence },
    })),
  )
}

/** Of a note without words: nothing is said to be done any more. */
export async function takeBackOffers(tx: Queryable, noteId: string): Promise<void> {
  await queries.deleteOpenOffers(tx, noteId, [])
}
