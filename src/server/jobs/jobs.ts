import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Queryable } from '#server/db/database.ts'
import type { Logger } from '#server/logger.ts'
import { findQueuePosition } from './job-table.ts'
import { type JobData, NOTE_QUEUES, type NoteQueue, QUEUES, type QueueName } from './queues.ts'

/** One delivery of a job, with what it carries. `lastTry`: nobody will try again after this one fails. */
export type Delivery<Q extends QueueName = NoteQueue> = JobData[Q] & {
  lastTry: boolean
  /** Aborts when the process is told to stop or the job has run out of time. */
  signal: AbortSignal
  /** Has another worker take this one's place until the delivery ends: it only waits for somebody else's answer now. */
  freeWorkerSlot: () => void
}

export type JobHandlers = { [Q in QueueName]: (delivery: Delivery<Q>) => Promise<void> }
/** Any queue's handler, where queue and job come from one row and so fit each other. */
type AnyHandler = (delivery: object & Pick<Delivery, 'lastTry' | 'signal' | 'freeWorkerSlot'>) => Promise<void>

export interface Jobs {
  /**
   * Puts a job in its queue within a transaction; one that is queued or running for the same id already is enough. Jobs
   * of notes take turns by the notes' owners, so that one user's bulk doesn't keep the others waiting.
   */
  enqueue<Q extends QueueName>(tx: Queryable, queue: Q, job: JobData[Q]): Promise<void>
  /** Whether a job of any queue is queued, waiting for its next try, or running for a note. */
  hasJob(noteId: string): Promise<boolean>
  /** Takes a job away from a worker that is known to be dead (or from its pause between tries) and queues it anew. */
  reclaim(noteId: string): Promise<boolean>
  /** Starts taking work. */
  work(handlers: JobHandlers, concurrency: number): Promise<void>
  /** Runs the queues dry, retries included, without waiting for their pauses; for tests. */
  drain(handlers: JobHandlers): Promise<void>
  /** Stops taking work; what is under way is told to hand back, and is given a moment to. */
  close(): Promise<void>
}

/** So many workers stand in at once at most, for each that a queue has: a bound where everything hangs. */
const MAX_SUBSTITUTES = 4

/** How long a stop waits for jobs to hand back what they have, in milliseconds. */
const STOP_GRACE_MS = 8_000
const LIVE_STATES = new Set(['created', 'retry', 'active'])

interface JobsOptions {
  connectionString: string
  logger: Logger
  /** Whether this process also looks after the queues (expiry, lost workers, clean-up). */
  supervise: boolean
  /** Whether this process rings the hours; several may, and each hour is rung once. */
  runsSchedule: boolean
}

/** Opens the job queues (pg-boss, in the same database), making them where they don't exist yet. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { logger } = options
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: 5,
    supervise: options.supervise,
    schedule: options.runsSchedule,
    useListenNotify: true,
    // How soon a job whose worker died without a word is given to another: see heartbeatSeconds in queues.ts.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue reported an error'))
  await boss.start()
  const names = Object.keys(QUEUES) as QueueName[]
  const present = new Set((await boss.getQueues(names)).map((queue) => queue.name))
  for (const name of names) {
    const { policy, ...changeable } = QUEUES[name]
    // An installation that was made by an older version takes up what has been changed since.
    if (present.has(name)) await boss.updateQueue(name, changeable)
    else await boss.createQueue(name, { ...changeable, ...(policy && { policy }) })
  }

  if (options.runsSchedule) await boss.schedule('clock.hour', '7 * * * *')

  const stopping = new AbortController()
  const liveJobs = async (queue: NoteQueue, noteId: string) =>
    (await boss.findJobs<{ noteId: string }>(queue, { key: noteId })).filter((job) => LIVE_STATES.has(job.state))

  return {
    enqueue: async (tx, queue, job) => {
      const position = 'noteId' in job && isNoteQueue(queue) ? await findQueuePosition(tx, queue, job.noteId) : null
      await boss.send(queue, job, {
        db: fromDrizzle(tx, sql),
        singletonKey: keyOf(job),
        // The highest priority goes first.
        ...(position ? { group: { id: position.userId }, priority: -position.round } : {}),
      })
    },
    hasJob: async (noteId) => {
      for (const queue of NOTE_QUEUES) if ((await liveJobs(queue, noteId)).length > 0) return true
      return false
    },
    reclaim: async (noteId) => {
      let reclaimed = false
      for (const queue of NOTE_QUEUES) {
        for (const job of await liveJobs(queue, noteId)) {
          if (job.state === 'created') continue
          await boss.deleteJob(queue, job.id)
          const { priority, groupId } = job
          await boss.send(queue, job.data, {
            singletonKey: noteId,
            priority,
            ...(groupId ? { group: { id: groupId } } : {}),
          })
          reclaimed = true
        }
      }
      return reclaimed
    },
    work: async (handlers, concurrency) => {
      for (const queue of names) {
        const handler = handlers[queue] as AnyHandler
        const run = (job: JobWithMetadata<object>, freeWorkerSlot: () => void) =>
          deliver(job, handler, { stopping: stopping.signal, freeWorkerSlot })
        await startWorkers(boss, queue, { run, concurrency, logger })
      }
    },
    drain: (handlers) => drainQueues(boss, names, handlers),
    close: async () => {
      stopping.abort(new Error('the process is stopping'))
      await boss.stop({ graceful: true, timeout: STOP_GRACE_MS })
    },
  }
}

const WORKER_OPTIONS = { includeMetadata: true, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 } as const
type WorkerOptions = { includeMetadata: true; pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number }

function isNoteQueue(queue: QueueName): queue is NoteQueue {
  return NOTE_QUEUES.some((name) => name === queue)
}

/** The id that a job carries. */
function keyOf(job: object): string {
  return String(Object.values(job)[0] ?? '')
}

interface WorkerPool {
  run(job: JobWithMetadata<object>, freeWorkerSlot: () => void): Promise<void>
  concurrency: number
  logger: Logger
}

/** Starts a queue's workers. */
async function startWorkers(boss: PgBoss, queue: QueueName, { run, concurrency, logger }: WorkerPool): Promise<void> {
  let substitutes = 0
  const start = async () => {
    const id: string = await boss.work<object, void, WorkerOptions>(queue, WORKER_OPTIONS, async ([job]) => {
      if (!job) return
      let substitute: Promise<string> | null = null
      const freeWorkerSlot = () => {
        if (substitute || substitutes >= concurrency * MAX_SUBSTITUTES) return
        substitutes += 1
        substitute = start()
        substitute.catch((error: unknown) => logger.warn({ err: error, queue }, 'no worker could stand in'))
      }
      try {
        await run(job, freeWorkerSlot)
      } finally {
        if (substitute) {
          substitutes -= 1
          await dismiss(substitute)
        }
        // Left alone, it would sleep now until something new is queued, whatever is waiting already.
        boss.notifyWorker(id)
      }
    })
    return id
  }
  /** The stand-in ends once it has done what it is at. */
  const dismiss = (substitute: Promise<string>) =>
    substitute.then(
      (id) => boss.offWork(queue, { id, wait: false }),
      () => undefined,
    )
  // Each worker by itself, and not as one of pg-boss's `localConcurrency`: those have no ids to wake them by.
  for (let started = 0; started < concurrency; started += 1) await start()
}

function deliver(
  job: JobWithMetadata<object>,
  handler: AnyHandler,
  { stopping, freeWorkerSlot }: { stopping: AbortSignal; freeWorkerSlot: () => void },
): Promise<void> {
  return handler({
    ...job.data,
    lastTry: job.retryCount >= job.retryLimit,
    signal: AbortSignal.any([job.signal, stopping]),
    freeWorkerSlot,
  })
}

async function drainQueues(boss: PgBoss, names: QueueName[], handlers: JobHandlers): Promise<void> {
  for (let found = true; found; ) {
    found = false
    for (const queue of names) {
      for (const job of await boss.fetch<object>(queue, { includeMetadata: true })) {
        found = true
        let tries = job.retryCount
        for (;;) {
          const lastTry = tries >= job.retryLimit
          try {
            const handler = handlers[queue] as AnyHandler
            const freeWorkerSlot = () => undefined
            await handler({ ...job.data, lastTry, signal: new AbortController().signal, freeWorkerSlot })
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
