import type { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { streamZip } from '#server/exports/zip-stream.ts'
import type { Asker } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { DataSize } from '#shared/contract/data-export.ts'
import { listEntries } from './data-export.entries.ts'
import { measureNotes } from './data-export.queries.ts'

/** How much there is to take along, and whether somebody is at it already. */
export async function measureData(context: Context, user: SessionUser): Promise<DataSize> {
  const release = await context.stageLocks.take(user.id, 'export')
  await release?.()
  return { ...(await measureNotes(context.db, user.id)), running: release === null }
}

/**
 * All that is kept of the asker's account as a zip file, made as it is read and given up when the reader goes. One at a
 * time for each user, for it reads everything.
 * @throws AppError export_running
 */
export async function exportData(context: Context, asker: Asker): Promise<Readable> {
  const release = await context.stageLocks.take(asker.user.id, 'export')
  if (!release) throw new AppError('export_running')
  const zip = streamZip(listEntries(context, asker))
  zip.once('error', (error) =>
    context.logger.warn({ err: error, userId: asker.user.id }, 'an export of all data broke off'),
  )
  zip.once('close', () => void release())
  return zip
}
