import type { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { streamZip } from '#server/exports/zip-stream.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { DataSize } from '#shared/contract/data-export.ts'
import { listEntries } from './data-export.entries.ts'
import { measureNotes } from './data-export.queries.ts'

/** Returns the size of the user's data, and whether an export is running. */
export async function measureData(context: Context, user: SessionUser): Promise<DataSize> {
  // Only looks at the lock: taken for a moment, it would refuse an export that begins right then.
  const running = await context.advisoryLocks.isHeld(user.id, 'export')
  return { ...(await measureNotes(context.db, user.id)), running }
}

/**
 * Exports everything in the actor's account as a zip file, made while it is read and abandoned when the reader leaves.
 * One at a time per user, because it reads everything.
 * @throws AppError export_running
 */
export async function exportData(context: Context, actor: Actor): Promise<Readable> {
  const release = await context.advisoryLocks.take(actor.user.id, 'export')
  if (!release) throw new AppError('export_running')
  const zip = streamZip(listEntries(context, actor))
  zip.once('error', (error) =>
    context.logger.warn({ err: error, userId: actor.user.id }, 'a data export was interrupted'),
  )
  zip.once('close', () => void release())
  return zip
}
