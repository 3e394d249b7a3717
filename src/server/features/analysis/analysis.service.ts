import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { listEventsOfNote, listEventsToReview } from '#server/features/detected-events/detected-events.service.ts'
import { listFollowUpsOfNote, listFollowUpsToReview } from '#server/features/follow-ups/follow-ups.service.ts'
import { mayChangeItems } from '#server/features/notes/note-access.service.ts'
import { findNoteFor } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { NoteAnalysis, OpenedAnalysis } from '#shared/contract/analysis.ts'
import { presentAnalysis } from './analysis.present.ts'
import { findAnalysis } from './analysis.queries.ts'

/**
 * Returns the analysis of a note that the user may read.
 * @throws AppError note_not_found, analysis_not_ready, nothing_to_analyse
 */
export async function getAnalysis(context: Context, user: SessionUser, noteId: string): Promise<OpenedAnalysis> {
  const note = await findNoteFor(context, user, noteId, 'read')
  const analysis = await readAnalysis(context.db, note)
  if (!analysis) throw new AppError(note.status === 'ready' ? 'nothing_to_analyse' : 'analysis_not_ready')
  const may = await mayChangeItems(context.db, user, note)
  const none = { tasks: [], events: [] }
  return { ...analysis, mayChangeItems: may, toReview: may ? await listToReview(context.db, noteId) : none }
}

async function listToReview(db: Queryable, noteId: string): Promise<OpenedAnalysis['toReview']> {
  const [followUps, events] = await Promise.all([listFollowUpsToReview(db, noteId), listEventsToReview(db, noteId)])
  return { tasks: followUps, events }
}

/** Returns the analysis of a note, for callers that have checked access; null if there is none. */
export async function readAnalysis(
  db: Queryable,
  note: { id: string; title: string; ownTags: string[] | null },
): Promise<NoteAnalysis | null> {
  const analysis = await findAnalysis(db, note.id)
  if (!analysis) return null
  const [followUps, events] = await Promise.all([listFollowUpsOfNote(db, note.id), listEventsOfNote(db, note.id)])
  return presentAnalysis(note, analysis, followUps, events)
}
