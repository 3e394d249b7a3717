import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { StoredAudio } from '#server/http/send-audio.ts'
import type { Peaks } from '#shared/contract/note-audio.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { listTextsAfter } from './later-notes.queries.ts'
import { requireRecording } from './notes.policy.ts'
import { presentTranscript } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import { withSpeakers } from './read-speakers.service.ts'
import * as segmentQueries from './segments.queries.ts'
import { findTurns } from './speakers.queries.ts'
import type { TranscriptRow } from './transcripts.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

export type { NoteRow } from './notes.queries.ts'
export type { TranscriptRow } from './transcripts.queries.ts'

// Reads parts of a note for callers that have checked access by their own policy: nothing here checks the owner.

export function readNoteRow(context: { db: Queryable }, id: string): Promise<queries.NoteRow | null> {
  return queries.findNoteRow(context.db, id)
}

/** Returns the newest version of a note's transcript, on which an analysis is based. */
export function findNewestTranscript(db: Queryable, noteId: string): Promise<TranscriptRow | null> {
  return transcriptQueries.findNewestTranscript(db, noteId)
}

/** Locks a note until the transaction ends. Returns whether this is still its newest text; false if the note is gone. */
export async function lockIfNewest(
  tx: Queryable,
  { noteId, version }: Pick<TranscriptRow, 'noteId' | 'version'>,
): Promise<boolean> {
  await queries.lockNote(tx, noteId)
  return (await findNewestTranscript(tx, noteId))?.version === version
}

/**
 * Locks a note until the transaction ends. Returns whether its text still has the sentences that were read: as long as it is
 * not analysed, telling its speakers apart cuts sentences without a new version, and all later ones get other numbers.
 */
export async function lockIfUncut(
  tx: Queryable,
  { noteId, version, sentences }: Pick<TranscriptRow, 'noteId' | 'version' | 'sentences'>,
): Promise<boolean> {
  await queries.lockNote(tx, noteId)
  const count = await transcriptQueries.countSentences(tx, noteId, version)
  return count === null || count === sentences.length
}

export function findTranscriptVersion(db: Queryable, noteId: string, version: number): Promise<TranscriptRow | null> {
  return transcriptQueries.findTranscriptVersion(db, noteId, version)
}

/** Lists the transcripts of notes recorded after the given one, earliest first, leaving out notes in progress. */
export function listLaterTexts(db: Queryable, note: { userId: string; recordedAt: Date }, limit: number) {
  return listTextsAfter(db, note.userId, note.recordedAt, limit)
}

/**
 * Returns the newest transcript. During a transcription, returns the sentences so far as version 0, with the version that
 * they will replace, unless only a passage is transcribed again.
 */
export async function readTranscript({ db }: Context, note: queries.NoteRow): Promise<Transcript> {
  const isBegun = note.status === 'transcribing' && !(await segmentQueries.hasRequests(db, note.id))
  const [transcript, replaced, turns] = await Promise.all([
    isBegun ? null : transcriptQueries.findNewestTranscript(db, note.id),
    isBegun ? transcriptQueries.findNewestVersion(db, note.id) : null,
    findTurns(db, note.id),
  ])
  const recognised = transcript ? [] : await segmentQueries.listRecognised(db, [note.id])
  const presented = presentTranscript(note, transcript, recognised)
  return withSpeakers(db, replaced === null ? presented : { ...presented, replaces: replaced }, turns)
}

/** @throws AppError audio_not_ready, audio_deleted */
export async function readPeaks({ db }: Context, note: queries.NoteRow): Promise<Peaks> {
  requireRecording(note)
  const peaks = await segmentQueries.findWaveform(db, note.id)
  if (!peaks || note.duration === null) throw new AppError('audio_not_ready')
  return { duration: note.duration, peaks }
}

/**
 * Returns the storage key, size and ETag of the playback copy.
 * @throws AppError audio_not_ready, audio_deleted
 */
export async function readPlayback({ storage }: Context, note: queries.NoteRow): Promise<StoredAudio> {
  requireRecording(note)
  const size = note.playbackKey === null ? null : await storage.size(note.playbackKey)
  if (note.playbackKey === null || size === null) throw new AppError('audio_not_ready')
  return { key: note.playbackKey, size, etag: `"${note.id}-${note.preparedAt?.getTime() ?? 0}"` }
}
