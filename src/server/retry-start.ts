import { isConnectionLoss } from './db/connection-loss.ts'
import type { Logger } from './logger.ts'

/** Maximum number of tries. A database that goes away this often during one start has another problem. */
const MAX_TRIES = 10

/**
 * Starts a process again from the beginning if the database goes away meanwhile. Without this the process would end,
 * and only a supervisor would bring it back.
 * @param start waits for the database, and closes what it has opened if it fails
 */
export async function retryStart<Started>(
  start: () => Promise<Started>,
  logger: Pick<Logger, 'warn'>,
): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if (!isConnectionLoss(error) || tries === MAX_TRIES) throw error
      logger.warn({ err: error }, 'the database went away during the start, which begins again')
    }
  }
}
