import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { listEventsOfNote } from '#server/features/detected-events/detected-events.service.ts'
import { listTasksOfNote } from '#server/features/follow-ups/follow-ups.service.ts'
import { getOwnNote } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { presentAnalysis } from './analysis.present.ts'
import { findAnalysis } from './analysis.queries.ts'

/**
 * The analysis of one of the user's own notes.
 * @throws AppError note_not_found, analysis_not_ready, nothing_to_analyse
 */
export async function getAnalysis(context: Context, user: SessionUser, noteId: string): Promise<NoteAnalysis> {
  const note = await getOwnNote(context, user, noteId)
  const analysis = await findAnalysis(context.db, noteId)
  if (!analysis) throw new AppError(note.status === 'ready' ? 'nothing_to_analyse' : 'analysis_not_ready')
  const [tasks, events] = await Promise.all([listTasksOfNote(context.db, noteId), listEventsOfNote(context.db, noteId)])
  return presentAnalysis(note, analysis, tasks, events)
}
