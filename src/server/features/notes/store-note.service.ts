import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { stemOf } from '#server/http/file-name.ts'
import type { SessionUser } from '#server/http/session.ts'
import { hasFileDeletion } from '#server/jobs/job-table.ts'
import { countNotes } from './note-list.queries.ts'
import { requireRoom } from './notes.policy.ts'
import * as queries from './notes.queries.ts'
import * as segmentQueries from './segments.queries.ts'

/** The owner of a note, as far as storing it is concerned. */
type Owner = Pick<SessionUser, 'id' | 'isPremium'>

interface NewStoredNote {
  user: Owner
  note: Omit<queries.NewNote, 'title'>
  captions: string | null
  /** How long its first job waits, because the note may get its text another way, in seconds. */
  delaySeconds?: number
}

/** How far a device's clock may be ahead of this server's, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000

/** Returns when a recording was made, but no later than it arrived: it would stay at the top of all lists. */
function placeInPast(recordedAt: Date, now = new Date()): Date {
  return recordedAt.getTime() > now.getTime() + CLOCK_SKEW_MS ? now : recordedAt
}

/**
 * Inserts a note whose audio is durable, with its captions and its first job. Locks the user first.
 * @returns false if the user already has a note with the same idempotency key
 * @throws AppError note_limit_reached
 */
export async function insertStoredNote(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  { user, note, captions, delaySeconds }: NewStoredNote,
): Promise<boolean> {
  await queries.lockNotesOf(tx, user.id)
  const recordedAt = placeInPast(note.recordedAt)
  const row = await queries.insertNote(tx, { ...note, recordedAt, title: stemOf(note.fileName) })
  if (!row) return false
  requireRoom(user, (await countNotes(tx, user.id)) - 1)
  if (captions?.trim()) await segmentQueries.saveCaptions(tx, row.id, captions.trim())
  await context.jobs.enqueue(tx, 'note.prepare', { noteId: row.id }, delaySeconds)
  await publish(tx, { type: 'note', userId: user.id, noteId: row.id })
  return true
}

/**
 * Requires that the user's plan has room for one more note.
 * @throws AppError note_limit_reached
 */
export async function requireRoomFor(db: Queryable, user: Owner): Promise<void> {
  requireRoom(user, await countNotes(db, user.id))
}

/** Finds the note that a recording has become, and tells whether its end is missing. */
export async function findNoteByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<{ id: string; incomplete: boolean } | null> {
  return queries.findNoteByIdempotencyKey(db, userId, key)
}

export async function isNoteThere(db: Queryable, id: string): Promise<boolean> {
  return (await queries.findNoteRow(db, id)) !== null
}

/** Returns the storage key of a note's recording; null if the note or its recording is gone. */
export async function findOriginal(db: Queryable, id: string): Promise<string | null> {
  return (await queries.findNoteRow(db, id))?.originalKey ?? null
}

/** The state of a note's recording so far. */
export interface RecordingState {
  audioDeletedAt: Date | null
}

/**
 * Returns the state of a note's recording before the whole of it is stored; null if the note is gone, `busy` as
 * `replaceRecording` does.
 */
export async function findRecordingState(db: Queryable, id: string): Promise<RecordingState | 'busy' | null> {
  const note = await queries.findNoteRow(db, id)
  if (!note) return null
  return (await mustStay(db, note)) ? 'busy' : { audioDeletedAt: note.audioDeletedAt }
}

/** The whole of a recording of which a note has the beginning. */
interface WholeRecording {
  originalKey: string
  sizeBytes: number
  mime: string
  captions: string | null
  /** The state that was found before the whole was stored. */
  before: RecordingState
}

/**
 * Gives a note the whole of its recording, and queues all stages again. The present text stays readable and becomes an
 * old version, as when a note is transcribed again.
 * @returns the storage key of the recording so far, null if that has been deleted; `busy` while a stage of the note is
 * running, while files of the note are still to be deleted, and if its recording was deleted since `before`
 * @throws AppError recording_deleted
 */
export async function replaceRecording(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  noteId: string,
  whole: WholeRecording,
): Promise<{ replacedKey: string | null } | 'busy'> {
  const note = await queries.lockNote(tx, noteId)
  if (!note) throw new AppError('recording_deleted')
  const { originalKey, sizeBytes, mime, captions, before } = whole
  if (await mustStay(tx, note)) return 'busy'
  // The whole was stored in the folder that was deleted.
  if (note.audioDeletedAt?.getTime() !== before.audioDeletedAt?.getTime()) return 'busy'
  // The segments of the beginning would otherwise be taken for those of the whole.
  await segmentQueries.replaceSegments(tx, noteId, [])
  if (captions?.trim()) await segmentQueries.saveCaptions(tx, noteId, captions.trim())
  await queries.updateNote(tx, noteId, {
    originalKey,
    sizeBytes,
    mime,
    incomplete: false,
    speechFound: null,
    preparedAt: null,
    transcribedAt: null,
    analysedAt: null,
    // Retention starts counting again for the whole recording.
    readyAt: null,
    audioDeletedAt: null,
    audioDeletedBy: null,
    status: 'stored',
    attempts: 0,
    failureCode: null,
    ...queries.NOT_WAITING,
    percent: 0,
    secondsLeft: null,
  })
  await context.jobs.enqueue(tx, 'note.prepare', { noteId })
  await publish(tx, { type: 'note', userId: note.userId, noteId })
  return { replacedKey: note.originalKey }
}

/**
 * Returns whether a note's recording must not change now: because a stage of the note is running or about to run, or
 * because a job is still to delete its folder, which would delete the whole as well.
 */
async function mustStay(db: Queryable, { id, status, audioDeletedAt }: queries.NoteRow): Promise<boolean> {
  if (status === 'stored' || status === 'transcribing' || status === 'analysing') return true
  return audioDeletedAt !== null && (await hasFileDeletion(db, id))
}
