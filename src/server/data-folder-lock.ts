import { join } from 'node:path'
import { type LockTimes, takeLock, waitForSilence } from './file-lock.ts'
import type { Logger } from './logger.ts'
import { StartError } from './start-error.ts'

interface ClaimOptions {
  logger: Logger
  /** Called when another process has taken the folder over, as it may from one that stood still for long. */
  onLost: () => void
  times?: LockTimes
}

/**
 * Makes this process the only one that works with an embedded database: its running jobs are then known to be its own.
 * A folder left by a process that is gone is taken over: at once where that can be told by its number, otherwise (a
 * container of its own had it) once it has given no sign of life for half a minute.
 * @returns gives the folder up again.
 * @throws StartError while another process holds it.
 */
export async function claimDataFolder(dataDir: string, options: ClaimOptions): Promise<() => Promise<void>> {
  const { logger, times } = options
  const path = join(dataDir, 'dictum.lock')
  const lock = { onLost: options.onLost, ...(times ? { times } : {}) }
  for (;;) {
    const release = await takeLock(path, lock)
    if (release) return release
    logger.info({ dataDir }, 'the data folder was in use elsewhere; looking whether its process still lives')
    const pid = await waitForSilence(path, times)
    if (pid === null) continue
    throw new StartError(
      `Another Dictum (process ${pid}) runs on the data folder ${dataDir}; stop it, or set DATA_DIR or DATABASE_URL.`,
    )
  }
}
