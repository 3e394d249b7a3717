import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '#server/logger.ts'
import type { ModelKind } from './catalogue-model.ts'
import { ModelError } from './model-error.ts'
import type { ModelLibrary } from './model-library.ts'

/** Milliseconds between attempts; the last value repeats. They grow so that a machine without a network stays quiet. */
const PAUSES_MS = [60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000, 6 * 60 * 60_000]

/**
 * Downloads this machine's models in the background, one after the other. Logs once if that fails, and retries with
 * growing pauses until it succeeds or somebody cancels it.
 * @param kinds the kinds of models that are wanted; each is evaluated when its turn comes, because a model may take the
 * memory that the next one needs.
 * @returns a function that stops it; downloaded bytes are kept.
 */
export function fetchInBackground(
  library: ModelLibrary,
  logger: Logger,
  kinds: readonly { kind: ModelKind; wanted: () => boolean }[],
  pausesMs: readonly number[] = PAUSES_MS,
): { done: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const fetchAll = async () => {
    for (const { kind, wanted } of kinds)
      if (wanted()) await retryUntilStopped({ library, logger, kind }, pausesMs, signal)
  }
  const done = fetchAll().catch((error: unknown) => {
    if (!signal.aborted) logger.error({ err: error }, 'a model could not be downloaded')
  })
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

async function retryUntilStopped(
  { library, logger, kind }: { library: ModelLibrary; logger: Logger; kind: ModelKind },
  pausesMs: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const name = await library.missing(kind)
    if (name === null) return
    const pauseMs = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0
    try {
      if (attempt === 0) logger.info({ model: name, kind }, 'downloading a model in the background')
      await library.download(name, { signal, nextTryAt: () => new Date(Date.now() + pauseMs) })
      logger.info({ model: name, kind }, 'the model has been downloaded')
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (error.code === 'cancelled') {
        logger.info({ model: name }, 'the download was cancelled; it resumes on request or at the next start')
        return
      }
      const level = attempt === 0 && error.code !== 'busy' ? 'warn' : 'debug'
      logger[level](
        { model: name, reason: error.message },
        'the model could not be downloaded; retrying with growing pauses (npm run models shows the state)',
      )
      await wait(pauseMs, undefined, { signal, ref: false })
    }
  }
}
