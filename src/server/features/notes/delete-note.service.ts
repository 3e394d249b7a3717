import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { deleteJobsOfNotes } from '#server/jobs/job-table.ts'
import type { DeletedBy } from '#shared/retention.ts'
import { folderOfNote, queueAudioDeletion, queueFileDeletion } from './delete-audio.service.ts'
import type { NoteRow } from './notes.queries.ts'
import * as queries from './notes.queries.ts'
import * as segmentQueries from './segments.queries.ts'

// Deletes a note or its recording for callers that have locked the note and checked that they may.

/**
 * Deletes a note with everything that belongs to it, and takes it from the people it is shared with. A job deletes its
 * audio.
 */
export async function deleteLockedNote(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  { id, userId }: Pick<NoteRow, 'id' | 'userId'>,
): Promise<void> {
  // Before the deletion, which takes the note's shares with it.
  await publish(tx, { type: 'deleted', userId, noteId: id })
  await queries.deleteNote(tx, id)
  await deleteJobsOfNotes(tx, [id])
  await queueAudioDeletion(context, tx, id, [id])
}

/**
 * Deletes the recording of a note with its playback copy and waveform. The note stays with its text and everything found in
 * it. A job deletes the files.
 */
export async function deleteRecordingOfLocked(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  { id, userId }: Pick<NoteRow, 'id' | 'userId'>,
  { by, at }: { by: DeletedBy; at: Date },
): Promise<void> {
  await segmentQueries.deleteWaveform(tx, id)
  await queries.updateNote(tx, id, { originalKey: null, playbackKey: null, audioDeletedAt: at, audioDeletedBy: by })
  // Not only the files that the row names: a process that was killed may have left a copy of the whole recording beside them.
  await queueFileDeletion(context, tx, id, [folderOfNote(id)])
  await publish(tx, { type: 'note', userId, noteId: id })
}
