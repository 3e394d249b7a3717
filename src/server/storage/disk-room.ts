import { statfs } from 'node:fs/promises'
import { AppError } from '#server/errors.ts'

/** Left for the database, which ends when it can't write any more, in bytes. */
const RESERVE_BYTES = 200_000_000

/** When a caller may try again, in seconds: somebody has to make room first. */
const RETRY_SECONDS = 60

/** PostgreSQL's own word for a full disk (disk_full). */
const SQL_DISK_FULL = '53100'
const DISK_FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', SQL_DISK_FULL])

/** Whether something failed for lack of room on a disk, by the error or what caused it. */
export function isDiskFull(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (DISK_FULL_CODES.has((reason as { code?: unknown }).code)) return true
  }
  return false
}

/** Whether so many bytes more find room in a folder. */
export async function hasRoomIn(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= RESERVE_BYTES + bytes
}

/** What is told to whoever brings something that finds no room. */
export function noRoom(cause?: unknown): AppError {
  return new AppError('no_room', { values: { seconds: RETRY_SECONDS }, cause })
}
