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
import { isStorageUnavailable } from '#server/storage/storage-error.ts'
import type { NoteStatus } from '#shared/contract/notes.ts'
import type { FailureCode } from '#shared/errors/codes.ts'
import { reportRetry } from './report-delay.service.ts'
import { clearWorkFolder } from './work-folder.ts'

/**
 * Maximum number of times that a stage of a note starts without finishing. The note then fails, because it may be what
 * kills the worker.
 */
const MAX_STARTS = 12

/** A note may need more than has become free. Minimum time before it is retried, in milliseconds. */
const PAUSE_MS = { no_room: 60_000, storage_unavailable: 30_000 }

/**
 * Runs one stage of a note: counts the start and handles failures. Rethrows a failure that may pass, so that the queue
 * retries; marks the note failed after the last retry or if a retry wouldn't help. Does nothing while another run holds
 * the stage: the queue gives up on a worker that was held up for long, but it may still be running.
 */
export async function runStage(
  context: Context,
  delivery: Delivery,
  status: queries.StageStatus,
  work: (note: queries.NoteRow) => Promise<void>,
): Promise<void> {
  const release = await context.advisoryLocks.take(delivery.noteId, status)
  if (!release) {
    context.logger.info({ noteId: delivery.noteId, stage: status }, 'another run already holds this stage of the note')
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
  const observe = context.metrics.stages.startTimer({ stage: status })
  try {
    if (note.attempts > MAX_STARTS) throw new StageError('internal', { retry: false })
    await publish(context.db, { type: 'note', userId: note.userId, noteId })
    await work(note)
    observe({ outcome: 'finished' })
  } catch (error) {
    // A stop of the process is not a failure of the note: the queue hands its job to another worker.
    if (signal.aborted) throw error
    if (isDiskFull(error)) {
      log.warn({ err: error }, 'a stage of a note ran out of disk space; the note waits')
      // Frees the disk space it has taken.
      await clearWorkFolder(context, note.id)
      observe({ outcome: 'waiting' })
      return await waitFor(context, note, status, 'no_room')
    }
    if (isStorageUnavailable(error)) {
      log.warn({ err: error }, 'storage is unavailable to a stage of a note; the note waits')
      observe({ outcome: 'waiting' })
      return await waitFor(context, note, status, 'storage_unavailable')
    }
    // An unreachable database never counts against the note: it resumes once the database is back.
    if (isConnectionLoss(error)) throw error
    const failure = toStageError(error)
    const isRetried = failure.retry && !delivery.lastTry
    log.warn({ err: error, retry: isRetried }, 'a stage of a note failed')
    observe({ outcome: isRetried ? 'retried' : 'failed' })
    if (isRetried) {
      const { retryWithinSeconds: withinSeconds } = delivery
      if (withinSeconds !== undefined) await reportRetry(context, note, { status, code: failure.code, withinSeconds })
      throw error
    }
    await failNote(context, note, status, failure.code)
  }
}

/** Translates an adapter's error into a failure of the note. */
function toStageError(error: unknown): StageError {
  if (error instanceof StageError) return error
  if (error instanceof AudioError) return new StageError(error.code, { retry: error.retry, cause: error })
  if (error instanceof EngineError) {
    return new StageError(error.code, { retry: error.retry, retryAfter: error.retryAfter, cause: error })
  }
  return new StageError('internal', { retry: true, cause: error })
}

/**
 * Changes a note whose stage has not succeeded, unless another run has finished the stage meanwhile: a run that has lost its
 * lock with its connection may fail long after that.
 * @returns whether it was changed
 */
async function endStage(
  { db }: Context,
  { id, userId }: queries.NoteRow,
  status: queries.StageStatus,
  values: Partial<queries.NewNote>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const note = await queries.lockNote(tx, id)
    if (!note || queries.hasFinished(note, status)) return false
    await queries.updateNote(tx, id, { ...values, attempts: 0 })
    await publish(tx, { type: 'note', userId, noteId: id })
    return true
  })
}

async function failNote(
  context: Context,
  note: queries.NoteRow,
  status: queries.StageStatus,
  failureCode: FailureCode,
): Promise<void> {
  await clearWorkFolder(context, note.id)
  const failed = await endStage(context, note, status, { status: 'failed', failureCode, secondsLeft: null })
  if (failed) context.metrics.failures.inc({ code: failureCode })
}

/** Makes the note wait until `resumeWaitingForDisk` or `resumeWaitingForStorage` resumes it. */
async function waitFor(
  context: Context,
  note: queries.NoteRow,
  status: queries.StageStatus,
  waitingCode: 'no_room' | 'storage_unavailable',
): Promise<void> {
  const waitingUntil = new Date(Date.now() + PAUSE_MS[waitingCode])
  await endStage(context, note, status, { status: 'waiting', waitingCode, waitingSince: null, waitingUntil })
}

interface Marks {
  preparedAt: Date | null
  transcribedAt: Date | null
}

/** Returns the note's first unfinished stage and the status that goes with it. */
export function nextStage(note: Marks): { queue: QueueName; status: NoteStatus } {
  if (!note.preparedAt) return { queue: 'note.prepare', status: 'stored' }
  if (!note.transcribedAt) return { queue: 'note.transcribe', status: 'transcribing' }
  return { queue: 'note.analyse', status: 'analysing' }
}

/**
 * Marks a note ready, inside the transaction that saves its analysis. Returns false if it is already finished.
 * @param title null keeps the current title, as does a title that a person has edited.
 */
export async function finishNote(tx: Queryable, noteId: string, title: string | null): Promise<boolean> {
  const note = await queries.lockNote(tx, noteId)
  if (!note || note.analysedAt) return false
  const now = new Date()
  await queries.updateNote(tx, noteId, {
    status: 'ready',
    analysedAt: now,
    readyAt: note.readyAt ?? now,
    attempts: 0,
    ...queries.NOT_WAITING,
    percent: 100,
    secondsLeft: null,
    ...(title === null || note.titleEditedAt ? {} : { title }),
  })
  await publish(tx, { type: 'note', userId: note.userId, noteId })
  return true
}

/**
 * Gives a finished note the title of a further analysis, inside the transaction that saves it. Returns false if the
 * note is gone or has been analysed again since.
 */
export async function replaceTitle(
  tx: Queryable,
  { noteId, analysedAt }: { noteId: string; analysedAt: Date },
  title: string,
): Promise<boolean> {
  const note = await queries.lockNote(tx, noteId)
  if (note?.analysedAt?.getTime() !== analysedAt.getTime() || note.status !== 'ready') return false
  if (!note.titleEditedAt) await queries.updateNote(tx, noteId, { title })
  await publish(tx, { type: 'note', userId: note.userId, noteId })
  return true
}
