import type { Delivery } from '#server/jobs/jobs.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'

/** A service that hasn't answered for this many milliseconds may be hanging, and other notes must not wait for it. */
export const HANGING_MS = 10_000

/** What a stage needs to wait for an engine. */
export type Waiting = Pick<Delivery, 'signal' | 'freeWorkerSlot'>

/** Frees the worker slot for another note if a service has not answered after a while. */
export async function freeSlowWorker<Result>(
  { capabilities }: Pick<SpeechEngine, 'capabilities'>,
  { freeWorkerSlot }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const hanging = capabilities.needsNetwork ? setTimeout(freeWorkerSlot, HANGING_MS) : undefined
  try {
    return await work()
  } finally {
    clearTimeout(hanging)
  }
}
