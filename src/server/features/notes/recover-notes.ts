import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import { nextQueue } from './note-stages.service.ts'
import * as queries from './notes.queries.ts'
import { pickEngineFor } from './pick-engine.ts'

const BATCH = 100
/** A note under way is touched with each segment; one untouched for so long may have lost its job. */
const LOST_AFTER_MS = 120_000

/**
 * At the start of the only process of a database: whatever is marked as running is a dead process's, so its jobs are
 * queued anew at once instead of after their heartbeat has run out.
 */
export async function reclaimNotes(context: Context): Promise<void> {
  for (const note of await queries.listUnderWay(context.db, new Date(), BATCH)) {
    const reclaimed = await context.jobs.reclaim(note.id)
    if (reclaimed) context.logger.info({ noteId: note.id }, 'a note left by an earlier process goes on')
    else await requeueIfLost(context, note)
  }
  await clearWorkFolders(context)
}

/** Takes up the notes that waited for an engine and now have one. */
export async function takeUpWaiting(context: Context): Promise<void> {
  for (const note of await queries.listWaiting(context.db, BATCH)) {
    if (typeof (await pickEngineFor(context, note)) === 'string') continue
    await context.db.transaction(async (tx) => {
      const locked = await queries.lockNote(tx, note.id)
      if (locked?.status !== 'waiting') return
      const { queue, status } = nextQueue(locked)
      await queries.updateNote(tx, note.id, { status, waitingCode: null })
      await context.jobs.enqueue(tx, queue, { noteId: note.id })
      await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    })
  }
}

/** Gives a job back to notes that are under way without one, whatever took it from them. */
export async function requeueLost(context: Context): Promise<void> {
  const before = new Date(Date.now() - LOST_AFTER_MS)
  for (const note of await queries.listUnderWay(context.db, before, BATCH)) await requeueIfLost(context, note)
}

async function requeueIfLost(context: Context, note: queries.NoteRow): Promise<void> {
  if (await context.jobs.hasJob(note.id)) return
  context.logger.warn({ noteId: note.id }, 'a note under way had no job; it is queued again')
  await context.db.transaction(async (tx) => {
    const locked = await queries.lockNote(tx, note.id)
    if (!locked || locked.touchedAt.getTime() !== note.touchedAt.getTime()) return
    await context.jobs.enqueue(tx, nextQueue(locked).queue, { noteId: note.id })
    await queries.updateNote(tx, note.id, {})
  })
}

/** Work folders of notes that no longer need one; audio that is still to be transcribed stays. */
async function clearWorkFolders(context: Context): Promise<void> {
  for (const name of await readdir(context.workDir)) {
    const note = isId(name) ? await queries.findNote(context.db, name) : null
    if (!note || note.transcribedAt) await rm(join(context.workDir, name), { recursive: true, force: true })
  }
}

function isId(name: string): boolean {
  return name.length === randomUUID().length && /^[0-9a-f-]+$/.test(name)
}
