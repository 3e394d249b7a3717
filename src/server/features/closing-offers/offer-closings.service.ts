import { randomUUID } from 'node:crypto'
import type { Spoken } from '#server/analysis/builtin/clauses.ts'
import { type Closing, findClosings, type OpenTask } from '#server/analysis/closings/find-closings.ts'
import type { Queryable } from '#server/db/database.ts'
import { listOpenTasks } from '#server/features/follow-ups/follow-ups.service.ts'
import { listLaterTexts } from '#server/features/notes/note-stages.service.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import * as queries from './closing-offers.queries.ts'

/** Of a note that comes late, so many of those after it are read again: a bound on the time that takes. */
const MOST_LATER_NOTES = 100

/**
 * Offers to close the tasks of earlier notes that this one says are done and, where it comes after later ones (an upload
 * that waited, notes analysed anew), its own that those say are done. What was answered is not offered again, and what
 * the note no longer says is taken back.
 */
export async function offerClosings(
  tx: Queryable,
  note: { id: string; userId: string },
  sentences: readonly Sentence[],
  spoken: Spoken,
): Promise<void> {
  const tasks = await listOpenTasks(tx, note.userId)
  const closings = findClosings(sentences, spoken, tasksBefore(tasks, note.id, spoken.recordedAt))
  await queries.deleteOpenOffers(
    tx,
    note.id,
    closings.map(({ taskId }) => taskId),
  )
  await keep(tx, note, closings)
  const own = new Set(tasks.filter(({ noteId }) => noteId === note.id).map(({ id }) => id))
  if (own.size === 0) return
  const laterNotes = await listLaterTexts(tx, { userId: note.userId, recordedAt: spoken.recordedAt }, MOST_LATER_NOTES)
  for (const { noteId, language, recordedAt, timezone, ...later } of laterNotes) {
    const told = { language: language ?? DEFAULT_LANGUAGE, recordedAt, timezone }
    const found = findClosings(later.sentences, told, tasksBefore(tasks, noteId, recordedAt))
    await keep(
      tx,
      { id: noteId, userId: note.userId },
      found.filter(({ taskId }) => own.has(taskId)),
    )
  }
}

/** Of a note without words: nothing is said to be done any more. */
export async function takeBackOffers(tx: Queryable, noteId: string): Promise<void> {
  await queries.deleteOpenOffers(tx, noteId, [])
}

/** A note says nothing of its own tasks, nor of what nobody had thought of yet. */
function tasksBefore(tasks: readonly OpenTask[], noteId: string, moment: Date): OpenTask[] {
  return tasks.filter((task) => task.noteId !== noteId && task.since < moment)
}

async function keep(tx: Queryable, note: { id: string; userId: string }, closings: readonly Closing[]): Promise<void> {
  await queries.keepOffers(
    tx,
    closings.map(({ taskId, evidence }) => ({
      ...{ id: randomUUID(), userId: note.userId, noteId: note.id, followUpId: taskId, evidence },
    })),
  )
}
