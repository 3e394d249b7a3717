import { statfs } from 'node:fs/promises'
import { AppError } from '#server/errors.ts'

/** Space reserved for the database, which ends if it can't write any more, in bytes. */
export const RESERVE_BYTES = 200_000_000

/** Number of seconds after which a client may retry: somebody has to free space first. */
const RETRY_SECONDS = 60

/** PostgreSQL's code for a full disk (disk_full). */
const SQL_DISK_FULL = '53100'
const DISK_FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', SQL_DISK_FULL])

/** Returns whether an error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (DISK_FULL_CODES.has((reason as { code?: unknown }).code)) return true
  }
  return false
}

/** Returns how many bytes a folder's disk has free. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Returns whether a folder's disk has room for this many more bytes. */
export async function hasRoomIn(folder: string, bytes: number): Promise<boolean> {
  return (await freeBytesIn(folder)) >= RESERVE_BYTES + bytes
}

/** Builds the error for an upload for which there is no room. */
export function noRoom(cause?: unknown): AppError {
  return new AppError('no_room', { values: { seconds: RETRY_SECONDS }, cause })
}
