import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeOnceDurably } from '#server/storage/durable-files.ts'

const NAME = 'restore-in-progress'

/** Marks a data folder as one that a restore is filling. No server starts on it until the restore is complete. */
export async function markRestoring(dataDir: string): Promise<void> {
  await writeOnceDurably(join(dataDir, NAME), 'A restore has begun here and has not been completed.\n')
}

/** Returns whether a restore has begun in a data folder and has not been completed. */
export async function isRestoring(dataDir: string): Promise<boolean> {
  return access(join(dataDir, NAME)).then(
    () => true,
    () => false,
  )
}

export async function markRestored(dataDir: string): Promise<void> {
  await rm(join(dataDir, NAME), { force: true })
  await syncFolder(dataDir)
}
