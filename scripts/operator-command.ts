import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError } from '#server/config-error.ts'
import { StartError } from '#server/start-error.ts'
import { MoveError } from '#server/storage/move/move-storage.ts'
import { StorageUnavailable } from '#server/storage/storage-error.ts'
import { readOrExplain } from './command-line.ts'

/** Prints lines to standard error, because standard output is for a command's result. */
export function say(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`)
}

/**
 * Reads the arguments of a command on one backup: `FILE`, which may be `-`, and optionally `--passphrase-file PATH`.
 */
export function readBackupArguments(usage: string): { file: string; passphraseFile: string | undefined } {
  return readOrExplain(usage, () => {
    const { values, positionals } = parseArgs({
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length !== 1) throw new Error('name one file')
    return { file: positionals[0] ?? '', passphraseFile: values['passphrase-file'] }
  })
}

/** Runs a command. Errors that an operator can fix end it with a one-line message and status 1. */
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
  // Errors of files that can't be read or written, full disks and closed pipes.
  return error instanceof Error && 'syscall' in error
}

/**
 * Returns a signal that aborts when the process is told to stop, so that it can stop cleanly.
 * @param reason the reason of the abort
 */
export function stopBySignal(reason?: Error): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort(reason))
  return stopping.signal
}
