import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError } from '#server/config-error.ts'
import { StartError } from '#server/start-error.ts'
import { MoveError } from '#server/storage/move/move-storage.ts'
import { StorageUnavailable } from '#server/storage/storage-error.ts'

/** Prints lines to standard error, because standard output belongs to the result of a command. */
export function say(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`)
}

/** Reads a command's arguments. If they are wrong, prints how they are written and ends the process with status 2. */
export function readOrExplain<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch {
    process.stderr.write(usage)
    process.exit(2)
  }
}

/** Runs a command. What an operator can fix ends it with one line and status 1. */
export async function failPlainly(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!isPlain(error)) throw error
    say([(error as NodeJS.ErrnoException).code === 'EPIPE' ? 'Nobody reads standard output any more.' : error.message])
    process.exitCode = 1
  }
}

function isPlain(error: unknown): error is Error {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof StartError) return true
  if (error instanceof StorageUnavailable || error instanceof MoveError) return true
  // Files that can't be read or written, full disks and pipes that have ended.
  return error instanceof Error && 'syscall' in error
}

/** Returns a signal that aborts when the process is told to stop, so that it can stop in order. */
export function stopBySignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}
