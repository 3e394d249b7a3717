import { AudioError } from '#server/audio/audio-error.ts'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import type { Queryable } from '#server/db/database.ts'
import { StageError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import type { QueueName } from '#server/jobs/queues.ts'
import { EngineError } from '#server/speech/engine.ts'
import { isDiskFull } from '#server/storage/disk-room.ts'
import type { NoteStatus } from '#shared/contract/notes.ts'
import type { FailureCode } from '#shared/errors/codes.ts'
import { clearWorkFolder } from './work-folder.ts'

/** A note whose stage was started this often without finishing is ended: it may be what kills the worker. */
const MAX_STARTS = 12

/** A note may need more room than has become free; it isn't begun anew more often than this, in milliseconds. */
const ROOM_PAUSE_MS = 60_000

/**
 * Runs one stage of a note's way: counts the start, and turns failures into what is to happen. A failure that may pass
 * is thrown on, so that the queue tries again; the last one, or one that won't pass, marks the note failed. Does nothing
 * while another run is at it: a worker that was held up for long is given up by the queue, and may yet go on.
 */
export async function runStage(
  context: Context,
  delivery: Delivery,
  status: queries.StageStatus,
  work: (note: queries.NoteRow) => Promise<void>,
): Promise<void> {
  const release = await context.advisoryLocks.take(delivery.noteId, status)
  if (!release) {
    context.logger.info({ noteId: delivery.noteId, stage: status }, 'another run is at this stage of the note')
    return
  }
  try {
    await runAlone(context, delivery, status, work)
  } finally {
    await release()
  }
}

async function runAlone(
  context: Context,
  delivery: Delivery,
  status: queries.StageStatus,
  work: (note: queries.NoteRow) => Promise<void>,
): Promise<void> {
  const { noteId, signal } = delivery
  const note = await queries.countStart(context.db, noteId, status)
  if (!note) return
  const log = context.logger.child({ noteId, stage: status })
  try {
    if (note.attempts > MAX_STARTS) throw new StageError('internal', { retry: false })
    await publish(context.db, { type: 'note', userId: note.userId, noteId })
    await work(note)
  } catch (error) {
    // A stop of the process is no failure of the note: its job is handed back and goes on elsewhere.
    if (signal.aborted) throw error
    if (isDiskFull(error)) {
      log.warn({ err: error }, 'there was no room for a stage of a note; it waits')
      return await waitForRoom(context, note)
    }
    // A database out of reach is no fault of the note, however often: it goes on once the database is back.
    if (isConnectionLoss(error)) throw error
    const failure = toStageError(error)
    log.warn({ err: error, retry: failure.retry && !delivery.lastTry }, 'a stage of a note failed')
    if (failure.retry && !delivery.lastTry) throw error
    await failNote(context, note, failure.code)
  }
}

/** What the adapters below say went wrong, as the note's own failure. */
function toStageError(error: unknown): StageError {
  if (error instanceof StageError) return error
  if (error instanceof AudioError) return new StageError(error.code, { retry: error.retry, cause: error })
  if (error instanceof EngineError) {
    return new StageError(error.code, { retry: error.retry, retryAfter: error.retryAfter, cause: error })
  }
  return new StageError('internal', { retry: true, cause: error })
}

async function failNote(context: Context, note: queries.NoteRow, code: FailureCode): Promise<void> {
  await clearWorkFolder(context, note.id)
  await context.db.transaction(async (tx) => {
    await queries.updateNote(tx, note.id, { status: 'failed', failureCode: code, attempts: 0, secondsLeft: null })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}

/** Takes the note out of work until `resumeWaitingForDisk` finds room; what it has taken of the disk it gives back. */
async function waitForRoom(context: Context, note: queries.NoteRow): Promise<void> {
  await clearWorkFolder(context, note.id)
  await context.db.transaction(async (tx) => {
    await queries.updateNote(tx, note.id, {
      status: 'waiting',
      attempts: 0,
      waitingCode: 'no_room',
      waitingSince: null,
      waitingUntil: new Date(Date.now() + ROOM_PAUSE_MS),
    })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}

interface Marks {
  preparedAt: Date | null
  transcribedAt: Date | null
}

/** The stage a note goes on with: the first that has not left its mark; and the status it has meanwhile. */
export function nextStage(note: Marks): { queue: QueueName; status: NoteStatus } {
  if (!note.preparedAt) return { queue: 'note.prepare', status: 'stored' }
  if (!note.transcribedAt) return { queue: 'note.transcribe', status: 'transcribing' }
  return { queue: 'note.analyse', status: 'analysing' }
}

/**
 * Marks a note ready, inside the transaction that keeps its analysis; false when somebody else has finished it.
 * @param title null: it keeps the one it has; so does a note that a person has named.
 */
export async function finishNote(tx: Queryable, noteId: string, title: string | null): Promise<boolean> {
  const note = await queries.lockNote(tx, noteId)
  if (!note || note.analysedAt) return false
  await queries.updateNote(tx, noteId, {
    status: 'ready',
    analysedAt: new Date(),
    attempts: 0,
    percent: 100,
    secondsLeft: null,
    ...(title === null || note.titleEditedAt ? {} : { title }),
  })
  await publish(tx, { type: 'note', userId: note.userId, noteId })
  return true
}
