import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#server/logger.ts'
import { type LaunchOptions, launchServer, type RunningServer, stopServer } from './server-process.ts'
import { type RecoveryWatch, untilStuck } from './watch-recovery.ts'

export interface RestartPolicy {
  /** Milliseconds before each consecutive restart; after the last restart the server counts as lost. */
  pausesMs: readonly number[]
  /** A server that has run for this many milliseconds is stable: its next restart counts as the first again. */
  stableMs: number
  /** Milliseconds during which a server that ends while starting is started again. */
  startTimeoutMs: number
}

const DEFAULT_POLICY: RestartPolicy = {
  pausesMs: [0, 500, 1_000, 2_000, 4_000, 8_000],
  stableMs: 60_000,
  startTimeoutMs: 60_000,
}

interface KeepRunningOptions {
  server: RunningServer
  launch: LaunchOptions
  logger: Logger
  /** Called once, when the server is given up. */
  onLost: (error: Error) => void
  policy?: RestartPolicy
  watch?: RecoveryWatch
}

/** Restarts a server on the same port whenever it ends unexpectedly or can no longer become ready. */
export function keepRunning(options: KeepRunningOptions): { stop(): Promise<void> } {
  const { launch, logger, policy = DEFAULT_POLICY } = options
  const stopping = new AbortController()
  let server = options.server

  const runLoop = async () => {
    let restarts = 0
    for (;;) {
      const since = performance.now()
      await endOrStop(server, options, stopping.signal)
      if (stopping.signal.aborted) return
      if (performance.now() - since >= policy.stableMs) restarts = 0
      const pause = policy.pausesMs[restarts]
      if (pause === undefined) throw new Error('the database has ended again and again')
      restarts += 1
      logger.error({ pid: server.pid, restarts }, 'the database has ended unexpectedly; restarting it')
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      server = await launchServer({ ...launch, timeoutMs: policy.startTimeoutMs }, server.port)
      logger.info({ pid: server.pid }, 'the database runs again')
    }
  }
  const loop = runLoop().catch((error: unknown) => {
    logger.error({ err: error }, 'the database could not be restarted')
    options.onLost(error instanceof Error ? error : new Error(String(error)))
  })
  return {
    stop: async () => {
      stopping.abort()
      await loop
      await stopServer(server, launch.folder)
    },
  }
}

/** Resolves when a server has ended, even if it was stopped because it was stuck, or when the signal aborts. */
async function endOrStop(
  server: RunningServer,
  { launch, logger, watch }: KeepRunningOptions,
  signal: AbortSignal,
): Promise<void> {
  const ended = new AbortController()
  const either = AbortSignal.any([signal, ended.signal])
  const gone = server.gone.then(() => ended.abort())
  const stuck = untilStuck(server.pid, either, watch).then(async () => {
    if (either.aborted) return
    logger.error({ pid: server.pid }, 'the database neither recovers nor answers; stopping it')
    await stopServer(server, launch.folder)
  })
  await Promise.race([Promise.all([gone, stuck]), aborted(signal)])
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
