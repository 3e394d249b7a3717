import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from '#server/logger.ts'
import { currentStep, inSpan } from '#server/tracing/spans.ts'
import type { QueueName } from './queues.ts'

/** What a handler is told about a delivery, apart from the job's data. `lastTry`: there is no retry if this one fails. */
export interface DeliveryState {
  lastTry: boolean
  /** Maximum time after a failure before the next try begins, in seconds. */
  retryWithinSeconds?: number
  /** Aborts when the process stops or the job runs out of time. */
  signal: AbortSignal
  /** Starts a substitute worker until this delivery ends. Call it when the job only waits for an external service. */
  freeWorkerSlot: () => void
}

/** The handler of any queue. Queue and job come from the same row, so their types match. */
export type AnyHandler = (delivery: object & DeliveryState) => Promise<void>

/** Returns the longest pause before a job's next try, in seconds; pg-boss picks one of at least half of it. */
function longestPause({ retryCount, retryDelay, retryDelayMax }: JobWithMetadata<object>): number {
  return Math.min(retryDelayMax ?? Number.POSITIVE_INFINITY, Math.max(retryDelay, 1) * 2 ** (retryCount + 1))
}

/** What a job's data says about the step that queued it, if that was traced. */
interface JobCause {
  traceparent?: string
}

/** Returns what is added to the data of a job that is queued now. */
export function causeOfJob(): JobCause {
  const traceparent = currentStep()
  return traceparent === undefined ? {} : { traceparent }
}

/** Runs a job's handler as a step of the trace in which it was queued. */
function handle(
  queue: QueueName,
  data: object & JobCause,
  handler: AnyHandler,
  delivery: DeliveryState,
): Promise<void> {
  const { traceparent, ...own } = data
  return inSpan(`job ${queue}`, { 'dictum.queue': queue }, () => handler({ ...own, ...delivery }), traceparent)
}

interface DeliverOptions {
  stopping: AbortSignal
  freeWorkerSlot: () => void
  logger: Pick<Logger, 'warn'>
}

/** Runs a job that a worker has taken. Logs a failure: the queue stores it in the job's row, where nobody looks. */
export async function deliver(
  queue: QueueName,
  job: JobWithMetadata<object>,
  handler: AnyHandler,
  { stopping, freeWorkerSlot, logger }: DeliverOptions,
): Promise<void> {
  const lastTry = job.retryCount >= job.retryLimit
  const signal = AbortSignal.any([job.signal, stopping])
  const retryWithinSeconds = longestPause(job)
  try {
    await handle(queue, job.data, handler, { lastTry, retryWithinSeconds, signal, freeWorkerSlot })
  } catch (error) {
    // The job's id, not its key: that of `account.forgotten` is an address.
    const fields = { err: error, queue, jobId: job.id }
    if (lastTry) logger.warn(fields, 'a job failed for good')
    else if (!signal.aborted) logger.warn({ ...fields, retryWithinSeconds }, 'a job failed and is tried again')
    throw error
  }
}

/**
 * Runs all jobs of these queues, delayed ones and retries too.
 * @throws Error that the last try of a job failed with
 */
export async function drainQueues(
  boss: PgBoss,
  names: QueueName[],
  handlers: Record<QueueName, AnyHandler>,
): Promise<void> {
  for (let found = true; found; ) {
    found = false
    for (const queue of names) {
      for (const job of await boss.fetch<object>(queue, { includeMetadata: true, ignoreStartAfter: true })) {
        found = true
        let tries = job.retryCount
        for (;;) {
          const lastTry = tries >= job.retryLimit
          try {
            const freeWorkerSlot = () => undefined
            const retryWithinSeconds = longestPause({ ...job, retryCount: tries })
            await handle(queue, job.data, handlers[queue], {
              lastTry,
              retryWithinSeconds,
              signal: new AbortController().signal,
              freeWorkerSlot,
            })
            await boss.complete(queue, job.id)
            break
          } catch (error) {
            if (lastTry) {
              await boss.deleteJob(queue, job.id)
              throw error
            }
            tries += 1
          }
        }
      }
    }
  }
}
