import { randomUUID } from 'node:crypto'
import type { Closing, OpenTask } from '#server/analysis/closings/find-closings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { listOpenTasks } from '#server/features/follow-ups/follow-ups.service.ts'
import { findNewestTranscript, listLaterTexts, readNoteRow } from '#server/features/notes/read-note.service.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import * as queries from './closing-offers.queries.ts'

/** Of a note that comes late, so many of those after it are read again: a bound on the time that takes. */
const MOST_LATER_NOTES = 100

/**
 * Offers to close the tasks of earlier notes that a note says are done and, where it comes after later ones (an upload
 * that waited, notes analysed anew), its own that those say are done. What was answered is not offered again, and what
 * the note no longer says is taken back. The texts are read outside of the transaction that keeps the offers.
 */
export async function offerClosings(context: Pick<Context, 'db' | 'texts'>, noteId: string): Promise<void> {
  const { db, texts } = context
  const note = await readNoteRow({ db }, noteId)
  const transcript = note && (await findNewestTranscript(db, noteId))
  if (!note?.analysedAt || !transcript) return
  const { userId, recordedAt, timezone } = note
  const tasks = await listOpenTasks(db, userId)
  const spoken = { language: transcript.language ?? DEFAULT_LANGUAGE, recordedAt, timezone }
  const earlier = tasksBefore(tasks, noteId, recordedAt)
  const said = toOffers(note, await texts.findClosings({ sentences: transcript.sentences, spoken, tasks: earlier }))
  const offers = [...said, ...(await findInLaterNotes(context, note, tasks))]
  await db.transaction(async (tx) => {
    const present = await queries.lockForOffers(tx, { userId, noteId, offers })
    if (!present.noteIds.has(noteId)) return
    await queries.deleteOpenOffers(
      tx,
      noteId,
      said.map(({ followUpId }) => followUpId),
    )
    const kept = offers.filter((offer) => present.noteIds.has(offer.noteId) && present.taskIds.has(offer.followUpId))
    if (kept.length === 0) return
    await queries.insertOffers(tx, kept)
    await publish(tx, { type: 'note', userId, noteId })
  })
}

/** What later notes say is done of a note's own tasks. */
async function findInLaterNotes(
  { db, texts }: Pick<Context, 'db' | 'texts'>,
  note: { id: string; userId: string; recordedAt: Date },
  tasks: readonly OpenTask[],
): Promise<queries.NewOffer[]> {
  const own = new Set(tasks.filter(({ noteId }) => noteId === note.id).map(({ id }) => id))
  if (own.size === 0) return []
  const later = await listLaterTexts(db, note, MOST_LATER_NOTES)
  const offers: queries.NewOffer[] = []
  for (const { noteId, language, recordedAt, timezone, sentences } of later) {
    const spoken = { language: language ?? DEFAULT_LANGUAGE, recordedAt, timezone }
    const found = await texts.findClosings({ sentences, spoken, tasks: tasksBefore(tasks, noteId, recordedAt) })
    const ofOwn = found.filter(({ taskId }) => own.has(taskId))
    offers.push(...toOffers({ id: noteId, userId: note.userId }, ofOwn))
  }
  return offers
}

/** Of a note without words: nothing is said to be done any more. */
export async function takeBackOffers(tx: Queryable, noteId: string): Promise<void> {
  await queries.deleteOpenOffers(tx, noteId, [])
}

/** A note says nothing of its own tasks, nor of what nobody had thought of yet. */
function tasksBefore(tasks: readonly OpenTask[], noteId: string, moment: Date): OpenTask[] {
  return tasks.filter((task) => task.noteId !== noteId && task.since < moment)
}

function toOffers(note: { id: string; userId: string }, closings: readonly Closing[]): queries.NewOffer[] {
  return closings.map(({ taskId, evidence }) => ({
    id: randomUUID(),
    userId: note.userId,
    noteId: note.id,
    followUpId: taskId,
    evidence,
  }))
}
