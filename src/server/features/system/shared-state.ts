import { Gauge, Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { measureQueues } from '#server/jobs/job-table.ts'
import { freeBytesIn } from '#server/storage/disk-room.ts'

/** Minimum time between two reads from the database, in milliseconds, however often the metrics are read. */
const FRESH_MS = 5_000

type StateContext = Pick<Context, 'db' | 'storage' | 'workDir' | 'logger'>

/**
 * Creates the reader of the state that all processes share: the queues, the database and storage. Each process that is
 * asked gives the same figures, so dashboards take the largest instead of the sum.
 * @returns a function that answers in Prometheus' text format and never fails
 */
export function createSharedState(context: StateContext): () => Promise<string> {
  let last: { at: number; text: Promise<string> } | null = null
  return () => {
    const now = performance.now()
    if (last === null || now - last.at > FRESH_MS) last = { at: now, text: readState(context) }
    return last.text
  }
}

async function readState(context: StateContext): Promise<string> {
  const registers = [new Registry()]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const databaseUp = gauge('dictum_database_up', 'Whether the database answers')
  const storageUp = gauge('dictum_storage_up', 'Whether the storage of audio answers')
  const free = gauge('dictum_work_disk_free_bytes', 'Room on the disk of the work folder')
  const jobs = gauge('dictum_jobs', 'Jobs by queue and state', ['queue', 'state'])
  const age = gauge('dictum_oldest_ready_job_seconds', 'Seconds since the oldest job of a queue could start', ['queue'])
  const [queues, isReachable, bytes] = await Promise.all([
    measureQueues(context.db).catch((error: unknown) => {
      context.logger.warn({ err: error }, 'the queues could not be measured')
      return null
    }),
    context.storage.isReachable(),
    freeBytesIn(context.workDir).catch(() => Number.NaN),
  ])
  databaseUp.set(queues ? 1 : 0)
  storageUp.set(isReachable ? 1 : 0)
  free.set(bytes)
  for (const { queue, ready, delayed, active, oldestSeconds } of queues ?? []) {
    jobs.set({ queue, state: 'ready' }, ready)
    jobs.set({ queue, state: 'delayed' }, delayed)
    jobs.set({ queue, state: 'active' }, active)
    age.set({ queue }, oldestSeconds)
  }
  return (await Promise.all(registers.map((registry) => registry.metrics()))).join('\n')
}
