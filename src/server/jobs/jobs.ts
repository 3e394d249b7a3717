import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Queryable } from '#server/db/database.ts'
import { openPool } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'
import { type AnyHandler, causeOfJob, type DeliveryState, deliver, drainQueues } from './deliver-job.ts'
import { findQueuePosition, startJobNow } from './job-table.ts'
import { markNewJob, openJobWakeUps } from './job-wake-ups.ts'
import { startWorkers } from './job-workers.ts'
import { createQueueErrorLog } from './queue-errors.ts'
import { type JobData, NOTE_QUEUES, type NoteQueue, QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts'

/** One delivery of a job with its data. */
export type Delivery<Q extends QueueName = NoteQueue> = JobData[Q] & DeliveryState

export type JobHandlers = { [Q in QueueName]: (delivery: Delivery<Q>) => Promise<void> }

export interface Jobs {
  /**
   * Queues a job within a transaction, unless one for the same id is already queued or running. Jobs of notes alternate
   * between the notes' owners, so that one user's bulk upload doesn't hold up the others.
   * @param delaySeconds how long to wait before the job may start; default: not at all
   */
  enqueue<Q extends QueueName>(tx: Queryable, queue: Q, job: JobData[Q], delaySeconds?: number): Promise<void>
  /** Returns whether a note has a job in any queue that is queued, waiting for a retry or running. */
  hasJob(noteId: string): Promise<boolean>
  /**
   * Takes the jobs of a note or of a recording in progress from a worker known to be dead, or out of their pause before a
   * retry, and queues them again.
   */
  reclaim(id: string): Promise<boolean>
  /** Lets a delayed job start now. */
  startNow<Q extends QueueName>(tx: Queryable, queue: Q, id: string): Promise<void>
  /**
   * Starts the workers.
   */
  work(handlers: JobHandlers, limits: WorkLimits): Promise<void>
  /**
   * Runs all queued jobs, retries included, without waiting for delays or between retries; for tests. Leaves out the
   * transcription of recordings in progress, which ends with the recording.
   */
  drain(handlers: JobHandlers): Promise<void>
  /** Stops taking jobs, tells running ones to stop and waits for them briefly. */
  close(): Promise<void>
}

export interface WorkLimits {
  /** Maximum number of jobs of a queue that run at once in this process. */
  concurrency: number
  /** The same, for queues that have a different number. */
  own?: Partial<Record<QueueName, number>>
  /**
   * Maximum number of jobs of one user's notes that run at once in each queue, in all processes together. Workers that
   * look for a job at the same moment may exceed it. Null: no limit.
   */
  perUser?: number | null
}

/** How long closing waits for running jobs to stop, in milliseconds. */
const STOP_GRACE_MS = 8_000
const LIVE_STATES = new Set(['created', 'retry', 'active'])

/** Number of connections for queues per process. */
const POOL_SIZE = 5

interface JobsOptions {
  connectionString: string
  /** Where to listen, if `connectionString` leads to a pooler in transaction mode. */
  directUrl?: string
  /** The database whose commits wake workers; without it, workers find new jobs by polling. */
  db?: Database
  logger: Logger
  /** Whether this process also maintains the queues (expiry, dead workers, clean-up). */
  supervise: boolean
  /** Whether this process schedules the hourly maintenance. Several may do so; it still runs once an hour. */
  runsSchedule: boolean
}

/** Opens the job queues (pg-boss, in the same database) and creates missing ones. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { connectionString, directUrl = connectionString, logger } = options
  const pool = openPool('queues', { connectionString, max: POOL_SIZE }, logger)
  const wakeUps = options.db ? openJobWakeUps({ db: options.db, directUrl, logger }) : null
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: options.supervise,
    schedule: options.runsSchedule,
    // How soon a killed worker's job goes to another one: see heartbeatSeconds in queues.ts.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', createQueueErrorLog(logger))
  await boss.start()
  const present = new Set((await boss.getQueues(QUEUE_NAMES)).map((queue) => queue.name))
  for (const name of QUEUE_NAMES) {
    const { policy, ...changeable } = QUEUES[name]
    // Apply changed settings to queues that an older version created.
    if (present.has(name)) await boss.updateQueue(name, changeable)
    else await boss.createQueue(name, { ...changeable, ...(policy && { policy }) })
  }

  if (options.runsSchedule) await boss.schedule('clock.hour', '7 * * * *')

  const stopping = new AbortController()
  const liveJobs = async (queue: QueueName, key: string) =>
    (await boss.findJobs<object>(queue, { key })).filter((job) => LIVE_STATES.has(job.state))

  return {
    enqueue: async (tx, queue, job, delaySeconds = 0) => {
      const position = 'noteId' in job && isNoteQueue(queue) ? await findQueuePosition(tx, queue, job.noteId) : null
      await boss.send(
        queue,
        { ...job, ...causeOfJob() },
        {
          db: fromDrizzle(tx, sql),
          singletonKey: keyOf(job),
          ...(delaySeconds > 0 ? { startAfter: delaySeconds } : {}),
          ...(position ? { group: { id: position.userId }, priority: position.priority } : {}),
        },
      )
      if (delaySeconds <= 0) markNewJob(tx, queue)
    },
    hasJob: async (noteId) => {
      for (const queue of NOTE_QUEUES) if ((await liveJobs(queue, noteId)).length > 0) return true
      return false
    },
    reclaim: async (id) => {
      let reclaimed = false
      for (const queue of [...NOTE_QUEUES, 'recording.transcribe'] as const) {
        for (const job of await liveJobs(queue, id)) {
          if (job.state === 'created') continue
          await boss.deleteJob(queue, job.id)
          const { priority, groupId } = job
          await boss.send(queue, job.data, {
            singletonKey: id,
            priority,
            ...(groupId ? { group: { id: groupId } } : {}),
          })
          if (options.db) markNewJob(options.db, queue)
          reclaimed = true
        }
      }
      return reclaimed
    },
    startNow: async (tx, queue, id) => {
      await startJobNow(tx, queue, id)
      markNewJob(tx, queue)
    },
    work: async (handlers, { concurrency, own = {}, perUser = null }) => {
      const workers = new Map<QueueName, Set<string>>()
      for (const queue of QUEUE_NAMES) {
        const handler = handlers[queue] as AnyHandler
        const run = (job: JobWithMetadata<object>, freeWorkerSlot: () => void) =>
          deliver(queue, job, handler, { stopping: stopping.signal, freeWorkerSlot, logger })
        const perGroup = isNoteQueue(queue) ? perUser : null
        const ids = new Set<string>()
        workers.set(queue, ids)
        await startWorkers(boss, queue, { run, ids, concurrency: own[queue] ?? concurrency, perGroup, logger })
      }
      await wakeUps?.listen((queue) => {
        for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
      })
    },
    drain: (handlers) =>
      drainQueues(
        boss,
        QUEUE_NAMES.filter((name) => name !== 'recording.transcribe'),
        handlers as Record<QueueName, AnyHandler>,
      ),
    close: async () => {
      stopping.abort(new Error('the process is stopping'))
      await boss.stop({ graceful: true, timeout: STOP_GRACE_MS })
      await wakeUps?.close()
      await pool.end()
    },
  }
}

function isNoteQueue(queue: QueueName): queue is NoteQueue {
  return NOTE_QUEUES.some((name) => name === queue)
}

/** Returns the id that a job carries. */
function keyOf(job: object): string {
  return String(Object.values(job)[0] ?? '')
}
