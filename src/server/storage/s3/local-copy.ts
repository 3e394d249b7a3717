import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasRoomIn } from '../disk-room.ts'
import type { LocalFile } from '../storage.ts'
import { readObject, sizeOfObject } from './read-object.ts'
import { missing, type S3Bucket } from './s3-bucket.ts'

const PREFIX = 'fetched-'

/**
 * Fetches an object into a folder, until it is disposed of.
 * @throws StorageUnavailable; an error with the code ENOENT; one with ENOSPC if the disk has no room for it
 */
export async function fetchObject(
  bucket: S3Bucket,
  key: string,
  { folder, signal }: { folder: string; signal: AbortSignal | undefined },
): Promise<LocalFile> {
  const size = await sizeOfObject(bucket, key)
  if (size === null) throw missing(key)
  if (!(await hasRoomIn(folder, size))) {
    throw Object.assign(new Error(`there is no room for the ${size} bytes of ${key}`), { code: 'ENOSPC' })
  }
  const path = join(folder, `${PREFIX}${randomUUID()}`)
  const remove = () => rm(path, { force: true })
  try {
    const content = await readObject(bucket, key)
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), signal ? { signal } : {})
  } catch (error) {
    await remove()
    throw error
  }
  return { path, [Symbol.asyncDispose]: remove }
}

/** Deletes the copies that killed processes have left, if they are older than this. */
export async function sweepCopies(folder: string, ageMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs >= ageMs) await rm(path, { force: true })
  }
}
