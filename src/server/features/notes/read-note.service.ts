import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { StoredAudio } from '#server/http/send-audio.ts'
import type { Peaks, Transcript } from '#shared/contract/notes.ts'
import { listTextsAfter } from './later-notes.queries.ts'
import { presentTranscript } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import * as segmentQueries from './segments.queries.ts'
import type { TranscriptRow } from './transcripts.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

export type { NoteRow } from './notes.queries.ts'

// The parts of a note for callers whose own policy has let somebody in: nothing here asks whose it is.

export function readNoteRow(context: Pick<Context, 'db'>, id: string): Promise<queries.NoteRow | null> {
  return queries.findNoteRow(context.db, id)
}

/** The text that an analysis of a note is drawn from: its newest version. */
export function findNewestTranscript(db: Queryable, noteId: string): Promise<TranscriptRow | null> {
  return transcriptQueries.findNewestTranscript(db, noteId)
}

/** The texts of the notes recorded after a given one, the next ones first; notes under way are left out. */
export function listLaterTexts(db: Queryable, note: { userId: string; recordedAt: Date }, limit: number) {
  return listTextsAfter(db, note.userId, note.recordedAt, limit)
}

/** The newest text; while it is transcribed (again), the sentences so far as version 0. */
export async function readTranscript({ db }: Context, note: queries.NoteRow): Promise<Transcript> {
  const transcript = note.status === 'transcribing' ? null : await transcriptQueries.findNewestTranscript(db, note.id)
  const recognised = transcript ? [] : await segmentQueries.listRecognised(db, [note.id])
  return presentTranscript(note, transcript, recognised)
}

/** @throws AppError audio_not_ready */
export async function readPeaks({ db }: Context, note: queries.NoteRow): Promise<Peaks> {
  const peaks = await segmentQueries.findWaveform(db, note.id)
  if (!peaks || note.duration === null) throw new AppError('audio_not_ready')
  return { duration: note.duration, peaks }
}

/**
 * Where the playback copy lies.
 * @throws AppError audio_not_ready
 */
export async function readPlayback({ storage }: Context, note: queries.NoteRow): Promise<StoredAudio> {
  const size = note.playbackKey === null ? null : await storage.size(note.playbackKey)
  if (note.playbackKey === null || size === null) throw new AppError('audio_not_ready')
  return { key: note.playbackKey, size, etag: `"${note.id}-${note.preparedAt?.getTime() ?? 0}"` }
}
