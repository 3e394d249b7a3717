import { rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isHeld } from '#server/file-lock.ts'
import { downloadPaths } from './download-state.ts'
import { ModelError } from './model-error.ts'

/** How often a download checks whether it was cancelled, in milliseconds. */
const CHECK_MS = 250

/** How long a cancellation waits for the download to end, in milliseconds. A process on another machine may see the mark late. */
const MAX_WAIT_MS = 5_000

/**
 * Cancels a download in whichever process shares the folder, by a mark beside its lock. Downloaded bytes are kept.
 * Returns once it has ended, or after some seconds.
 */
export async function cancelDownload(dir: string, name: string): Promise<void> {
  const paths = downloadPaths(dir, name)
  if (!(await isHeld(paths.lock))) return
  await writeFile(paths.cancel, '')
  const began = performance.now()
  while ((await isHeld(paths.lock)) && performance.now() - began < MAX_WAIT_MS) await wait(CHECK_MS / 5)
}

/**
 * Watches for the mark, and ignores older marks that were meant for another download. The signal aborts with a
 * ModelError `cancelled`.
 */
export async function watchForCancel(dir: string, name: string): Promise<{ signal: AbortSignal; stop(): void }> {
  const { cancel } = downloadPaths(dir, name)
  await rm(cancel, { force: true })
  const controller = new AbortController()
  const timer = setInterval(() => {
    stat(cancel).then(
      () => controller.abort(new ModelError('cancelled', `the download of ${name} was cancelled`)),
      () => undefined,
    )
  }, CHECK_MS).unref()
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}
