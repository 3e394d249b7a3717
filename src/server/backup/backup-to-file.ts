import { access, open, rm } from 'node:fs/promises'
import { moveDurably } from '#server/storage/durable-files.ts'
import { BackupError } from './backup-error.ts'
import type { Place } from './place.ts'
import { recordBackup } from './record-backup.ts'
import { type BackupSummary, writeBackup } from './write-backup.ts'

interface FileOptions {
  dataDir: string
  passphrase: string | null
  /** Stops the backup and leaves nothing of it. */
  signal?: AbortSignal
}

/**
 * Writes a backup into a file that is complete or absent, and that only its owner can read.
 * @param path the path of a file that must not exist yet
 * @throws BackupError as `writeBackup` does, and if the file exists
 */
export async function backUpToFile(place: Place, path: string, options: FileOptions): Promise<BackupSummary> {
  await refuseExisting(path)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EEXIST') {
      throw new BackupError(`${unfinished} is there: another backup writes it, or one was killed. Delete it then.`)
    }
    throw cause
  })
  try {
    const sink = file.createWriteStream()
    const summary = await writeBackup(place, sink, options)
    await refuseExisting(path)
    await moveDurably(unfinished, path)
    await recordBackup(place.connectionString, summary, options.passphrase !== null)
    return summary
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

async function refuseExisting(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new BackupError(`${path} exists; a backup replaces no file.`)
}
