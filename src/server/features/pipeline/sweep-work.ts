import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'
import { findNoteRow } from '#server/features/notes/notes.queries.ts'

type WorkContext = Pick<Context, 'db' | 'workDir'>

/** Another process may use the same work folder; no job runs for longer than this, in milliseconds. */
const UNUSED_MS = 24 * 3600 * 1000
const SWEPT_EVERY_MS = 3600 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns a function that deletes what killed processes have left in this process's work folder, at most once an hour. It
 * logs a failure. Each worker needs its own, because each may have a folder of its own.
 */
export function openWorkSweep(context: WorkContext & Pick<Context, 'logger'>): (now: Date) => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  return async (now) => {
    if (now.getTime() < next) return
    next = now.getTime() + SWEPT_EVERY_MS
    await clearWork(context, new Date(now.getTime() - UNUSED_MS)).catch((error: unknown) => {
      context.logger.warn({ err: error }, 'what killed processes have left could not be deleted yet')
    })
  }
}

/**
 * Deletes everything in the work folder except decoded audio that is still to be transcribed.
 * @param before keeps what has changed since then; null: keeps nothing else, because no other process is at work
 */
export async function clearWork({ db, workDir }: WorkContext, before: Date | null): Promise<void> {
  for (const name of await readdir(workDir)) {
    const path = join(workDir, name)
    if (before !== null && !(await isOlder(path, before))) continue
    const note = UUID.test(name) ? await findNoteRow(db, name) : null
    if (!note || note.transcribedAt) await rm(path, { recursive: true, force: true })
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  // It may be deleted in the meantime.
  const found = await stat(path).catch(() => null)
  return found !== null && found.mtime < before
}
