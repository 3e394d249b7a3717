import { join } from 'node:path'
import { type LockTimes, takeLock, waitForSilence } from './file-lock.ts'
import type { Logger } from './logger.ts'
import { StartError } from './start-error.ts'

interface ClaimOptions {
  logger: Logger
  /** Called when another process has taken the folder over, which can happen after a long freeze. */
  onLost: () => void
  times?: LockTimes
}

/**
 * Makes this process the only one that uses an embedded database, so that all running jobs are known to be its own.
 * Takes over a folder left by a dead process: at once if its pid proves it dead, otherwise (it ran in another
 * container) after half a minute without a heartbeat.
 * @returns a function that releases the folder.
 * @throws StartError while another process holds it.
 */
export async function claimDataFolder(dataDir: string, options: ClaimOptions): Promise<() => Promise<void>> {
  const { logger, times } = options
  const path = join(dataDir, 'dictum.lock')
  const lock = { onLost: options.onLost, ...(times ? { times } : {}) }
  for (;;) {
    const release = await takeLock(path, lock)
    if (release) return release
    logger.info({ dataDir }, 'the data folder is locked; checking whether its process is still alive')
    const pid = await waitForSilence(path, times)
    if (pid === null) continue
    throw new StartError(
      `Another Dictum (process ${pid}) runs on the data folder ${dataDir}; stop it, or set DATA_DIR or DATABASE_URL.`,
    )
  }
}
