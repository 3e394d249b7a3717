import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from '#server/logger.ts'
import type { QueueName } from './queues.ts'

/** Maximum number of substitutes per worker of a queue, in case every job hangs. */
const MAX_SUBSTITUTES = 4

const WORKER_OPTIONS = { includeMetadata: true, pollingIntervalSeconds: 5 } as const
interface WorkerOptions {
  includeMetadata: true
  pollingIntervalSeconds: number
  groupConcurrency?: number
}

interface WorkerPool {
  run(job: JobWithMetadata<object>, freeWorkerSlot: () => void): Promise<void>
  /** Filled with the ids of its workers. */
  ids: Set<string>
  concurrency: number
  /** Maximum number of jobs of one group at once, in all processes; null: no limit. */
  perGroup: number | null
  logger: Logger
}

/** Starts the workers of a queue, and substitutes for those whose jobs only wait. */
export async function startWorkers(boss: PgBoss, queue: QueueName, pool: WorkerPool): Promise<void> {
  const { run, ids, concurrency, perGroup, logger } = pool
  const options = perGroup === null ? WORKER_OPTIONS : { ...WORKER_OPTIONS, groupConcurrency: perGroup }
  let substitutes = 0
  const start = async () => {
    const id: string = await boss.work<object, void, WorkerOptions>(queue, options, async ([job]) => {
      if (!job) return
      let substitute: Promise<string> | null = null
      const freeWorkerSlot = () => {
        if (substitute || substitutes >= concurrency * MAX_SUBSTITUTES) return
        substitutes += 1
        substitute = start()
        substitute.catch((error: unknown) =>
          logger.warn({ err: error, queue }, 'a substitute worker could not be started'),
        )
      }
      try {
        await run(job, freeWorkerSlot)
      } finally {
        if (substitute) {
          substitutes -= 1
          await dismiss(substitute)
        }
        // Otherwise this worker would sleep until the next job is queued, even if jobs are waiting already.
        boss.notifyWorker(id)
      }
    })
    ids.add(id)
    return id
  }
  /** Stops the substitute once it has finished its current job. */
  const dismiss = (substitute: Promise<string>) =>
    substitute.then(
      (id) => {
        ids.delete(id)
        return boss.offWork(queue, { id, wait: false })
      },
      () => undefined,
    )
  // Start each worker on its own instead of using pg-boss's `localConcurrency`, whose workers have no ids to wake them
  // by.
  for (let started = 0; started < concurrency; started += 1) await start()
}
