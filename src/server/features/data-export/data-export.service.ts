import type { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { streamZip } from '#server/exports/zip-stream.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { DataSize } from '#shared/contract/data-export.ts'
import { listEntries } from './data-export.entries.ts'
import { measureNotes } from './data-export.queries.ts'

/** How much there is to take along, and whether somebody is at it already. */
export async function measureData(context: Context, user: SessionUser): Promise<DataSize> {
  const release = await context.advisoryLocks.take(user.id, 'export')
  await release?.()
  return { ...(await measureNotes(context.db, user.id)), running: release === null }
}

/**
 * All that is kept of the actor's account as a zip file, made as it is read and given up when the reader goes. One at a
 * time for each user, for it reads everything.
 * @throws AppError export_running
 */
export async function exportData(context: Context, actor: Actor): Promise<Readable> {
  const release = await context.advisoryLocks.take(actor.user.id, 'export')
  if (!release) throw new AppError('export_running')
  const zip = streamZip(listEntries(context, actor))
  zip.once('error', (error) =>
    context.logger.warn({ err: error, userId: actor.user.id }, 'an export of all data broke off'),
  )
  zip.once('close', () => void release())
  return zip
}
