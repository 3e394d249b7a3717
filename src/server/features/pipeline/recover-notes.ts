import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import { lockNote, NOT_WAITING, updateNote } from '#server/features/notes/notes.queries.ts'
import { findTurns, saveTurns } from '#server/features/notes/speakers.queries.ts'
import { hasRoomIn } from '#server/storage/disk-room.ts'
import { isWait, pickEngineFor } from './pick-engine.service.ts'
import * as queries from './recover-notes.queries.ts'
import { nextStage } from './run-stage.service.ts'
import { clearWork } from './sweep-work.ts'
import { pickTellable } from './tellable-engines.service.ts'

/** Each segment updates its note, so a note in progress that hasn't changed for this long may have lost its job. */
export const LOST_AFTER_MS = 120_000

/** For how long after a note was made its playback copy is tried again. */
const PLAYBACK_TRIED_MS = 24 * 3600 * 1000

/** For how long after a request the search for the speakers of a finished note is queued again. */
const SPEAKERS_TRIED_MS = 24 * 3600 * 1000

/**
 * Requeues the jobs of notes in progress when the only process of a database starts. Whatever is marked as running
 * belongs to a dead process, so there is no need to wait for its heartbeat to expire.
 */
export async function reclaimRunningNotes(context: Context): Promise<void> {
  for await (const note of pages<queries.NoteCursor>((after) => queries.listUnderWay(context.db, after))) {
    const reclaimed = await context.jobs.reclaim(note.id)
    if (reclaimed) context.logger.info({ noteId: note.id }, 'a note left by an earlier process was requeued')
  }
  for (const note of await queries.listLost(context.db, new Date())) await requeueLostNote(context, note)
  await requeuePlayback(context, new Date())
  await requeueSpeakers(context, new Date())
  await clearWork(context, null)
}

/**
 * Resumes the notes that waited for an engine and now have one. Groups them by what they request, so that notes that no
 * engine serves don't hide the others.
 */
export async function resumeWaitingForEngine(context: Context, now = new Date()): Promise<void> {
  for (const request of await queries.listEngineRequests(context.db)) {
    const engine = await pickEngineFor(context, request)
    if (isWait(engine)) continue
    // A pause that a service requested applies to that service only, also in processes that didn't receive the request.
    const dueBy = engine.capabilities.needsNetwork ? now : null
    const page = (after: queries.WaitingCursor | null) => queries.listWaiting(context.db, request, { dueBy, after })
    for await (const note of pages<queries.WaitingCursor>(page)) {
      const readiness = await engine.readiness()
      if (!readiness.ready) break
      await resumeNote(context, note.id)
      // One note tests whether the service is back; the others would fail with it.
      if (readiness.onTrial) break
    }
  }
  await resumeWaitingPassages(context, now)
}

/** Resumes the notes of which a passage waited for an engine that can be told its language, once there is one. */
async function resumeWaitingPassages(context: Context, now: Date): Promise<void> {
  const page = (after: queries.WaitingPassage | null) => queries.listWaitingPassages(context.db, { dueBy: now, after })
  for await (const note of pages<queries.WaitingPassage>(page)) {
    const engine = note.language && (await pickTellable(context, note, note.language))
    if (!engine || isWait(engine)) continue
    const readiness = await engine.readiness()
    await resumeNote(context, note.id)
    // As above, one note tests whether the service is back.
    if (readiness.ready && readiness.onTrial) break
  }
}

/** Resumes the notes that waited for disk space once there is some. */
export async function resumeWaitingForDisk(context: Context, now = new Date()): Promise<void> {
  if (!(await hasRoom(context))) return
  await resumeWaitingFor(context, 'no_room', now)
}

/** Resumes the notes that waited for storage once it can be reached. */
export async function resumeWaitingForStorage(context: Context, now = new Date()): Promise<void> {
  if (!(await context.storage.isReachable())) return
  await resumeWaitingFor(context, 'storage_unavailable', now)
}

async function resumeWaitingFor(context: Context, code: 'no_room' | 'storage_unavailable', dueBy: Date): Promise<void> {
  const page = (after: queries.WaitingCursor | null) => queries.listWaitingFor(context.db, code, { dueBy, after })
  for await (const note of pages<queries.WaitingCursor>(page)) await resumeNote(context, note.id)
}

/** Returns whether there is room to store something, and to work on it. */
async function hasRoom({ storage, workDir }: Context): Promise<boolean> {
  return (await storage.hasRoom(0)) && (await hasRoomIn(workDir, 0))
}

async function resumeNote(context: Context, noteId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockNote(tx, noteId)
    if (locked?.status !== 'waiting') return
    const { queue, status } = nextStage(locked)
    await updateNote(tx, noteId, { status, ...NOT_WAITING })
    await context.jobs.enqueue(tx, queue, { noteId })
    await publish(tx, { type: 'note', userId: locked.userId, noteId })
  })
}

/** Queues a job for notes in progress that have lost theirs. */
export async function requeueLostNotes(context: Pick<Context, 'db' | 'jobs' | 'logger'>): Promise<void> {
  const before = new Date(Date.now() - LOST_AFTER_MS)
  for (const note of await queries.listLost(context.db, before)) await requeueLostNote(context, note)
  await requeuePlayback(context, before)
  await requeueSpeakers(context, before)
}

/** Queues the playback copies that failed or whose job was lost, for a day after the note was made. */
async function requeuePlayback({ db, jobs }: Pick<Context, 'db' | 'jobs'>, before: Date): Promise<void> {
  const since = new Date(Date.now() - PLAYBACK_TRIED_MS)
  for (const { id } of await queries.listWithoutPlayback(db, since, before)) {
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'note.prepare', { noteId: id })
      await updateNote(tx, id, {})
    })
  }
}

/**
 * Queues the search for the speakers of finished notes whose job was lost, or was never queued because the previous one
 * was just about to end.
 */
async function requeueSpeakers(
  { db, jobs, logger }: Pick<Context, 'db' | 'jobs' | 'logger'>,
  before: Date,
): Promise<void> {
  const since = new Date(Date.now() - SPEAKERS_TRIED_MS)
  for (const waiting of await queries.listWaitingForSpeakers(db, before)) {
    logger.warn({ noteId: waiting.id }, 'a note waited for its speakers and had no job')
    await db.transaction(async (tx) => {
      const note = await lockNote(tx, waiting.id)
      if (!note) return
      const turns = await findTurns(tx, note.id)
      // Somebody may have asked again in the meantime.
      if (turns?.status !== 'waiting' || turns.updatedAt.getTime() !== waiting.since.getTime()) return
      if (waiting.since > since) return jobs.enqueue(tx, 'note.speakers', { noteId: note.id })
      await saveTurns(tx, note.id, { status: 'failed', failure: 'failed' })
      await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    })
  }
}

async function requeueLostNote(
  context: Pick<Context, 'db' | 'jobs' | 'logger'>,
  note: queries.NoteCursor,
): Promise<void> {
  context.logger.warn({ noteId: note.id }, 'a note in progress had no job and was requeued')
  await context.db.transaction(async (tx) => {
    const locked = await lockNote(tx, note.id)
    if (!locked || locked.touchedAt.getTime() !== note.touchedAt.getTime()) return
    // All stages have been finished, but an earlier version may have left another status.
    if (locked.preparedAt && locked.transcribedAt && locked.analysedAt)
      return updateNote(tx, note.id, { status: 'ready' })
    const { queue } = nextStage(locked)
    // Its job was lost while its speakers were being told apart.
    const isTold = queue !== 'note.analyse' || (await findTurns(tx, note.id))?.status !== 'waiting'
    await context.jobs.enqueue(tx, isTold ? queue : 'note.speakers', { noteId: note.id })
    await updateNote(tx, note.id, {})
  })
}

/** Yields all rows of a list that is read page by page, each at most once. */
async function* pages<Row>(read: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let page = await read(null)
  while (page.length > 0) {
    yield* page
    page = await read(page.at(-1) ?? null)
  }
}
