import { Gauge, Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { isReadOnly } from '#server/db/read-only.ts'
import { measureQueues } from '#server/jobs/job-table.ts'
import { freeBytesIn } from '#server/storage/disk-room.ts'
import { WAITING_CODES } from '#shared/errors/codes.ts'
import { countWaitingNotes } from './waiting-notes.queries.ts'

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
  const readOnly = gauge('dictum_database_read_only', 'Whether the database refuses every write, as a standby does')
  const storageUp = gauge('dictum_storage_up', 'Whether the storage of audio answers')
  const free = gauge('dictum_work_disk_free_bytes', 'Room on the disk of the work folder')
  const jobs = gauge('dictum_jobs', 'Jobs by queue and state', ['queue', 'state'])
  const age = gauge('dictum_oldest_ready_job_seconds', 'Seconds since the oldest job of a queue could start', ['queue'])
  const waiting = gauge('dictum_waiting_notes', 'Notes that wait, mostly for a speech engine, by what for', ['code'])
  const [work, isReachable, bytes] = await Promise.all([
    measureWork(context),
    context.storage.isReachable(),
    freeBytesIn(context.workDir).catch(() => Number.NaN),
  ])
  databaseUp.set(work ? 1 : 0)
  readOnly.set(work?.readOnly ? 1 : 0)
  storageUp.set(isReachable ? 1 : 0)
  free.set(bytes)
  for (const { queue, ready, delayed, active, oldestSeconds } of work?.queues ?? []) {
    jobs.set({ queue, state: 'ready' }, ready)
    jobs.set({ queue, state: 'delayed' }, delayed)
    jobs.set({ queue, state: 'active' }, active)
    age.set({ queue }, oldestSeconds)
  }
  if (work) for (const code of WAITING_CODES) waiting.set({ code }, work.waiting.get(code) ?? 0)
  return (await Promise.all(registers.map((registry) => registry.metrics()))).join('\n')
}

/** Returns what the database holds of work, or null if it does not answer. */
async function measureWork({ db, logger }: StateContext) {
  try {
    const [queues, waiting, readOnly] = await Promise.all([measureQueues(db), countWaitingNotes(db), isReadOnly(db)])
    return { queues, waiting, readOnly }
  } catch (error) {
    logger.warn({ err: error }, 'the queues could not be measured')
    return null
  }
}
