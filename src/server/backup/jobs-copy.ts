import type pg from 'pg'
import { databaseOn } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobData, QUEUES, type QueueName } from '#server/jobs/queues.ts'

// The worker finds notes in progress that have lost their job (`features/pipeline/recover-notes.ts`), but neither
// emails to be sent nor terms to be corrected. So jobs are backed up as they were queued, and not as rows of pg-boss,
// whose layout depends on its version. A job that was running is queued again, as after a crash; so an email that was
// being sent during the backup is sent by the restored place too.

/** Selects what a backup stores of each job. The hourly maintenance is left out: each worker queues it when it starts. */
export const JOBS_QUERY = `
  select row_number() over (order by priority desc, created_on, id) as position, name as queue, data,
    greatest(0, ceil(extract(epoch from start_after - now())))::int as delay_seconds
  from pgboss.job where state <= 'active' and name <> 'clock.hour'`

/** Returns whether there are queues: a database whose server has never started has none. */
export async function hasQueues(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('pgboss.job') is not null as found")
  return rows[0]?.found ?? false
}

/** Creates the table into which the jobs of a backup are copied. It lasts until the current transaction ends. */
export async function createJobsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create temporary table copied_jobs (position int, queue text, data jsonb, delay_seconds int) on commit drop',
  )
}

/** Queues the jobs that were copied, in their original order. @returns how many there were, and how many of unknown queues */
export async function queueCopiedJobs(client: pg.Client, jobs: Jobs): Promise<{ queued: number; unknown: number }> {
  const { rows } = await client.query<{ queue: string; data: object; delay_seconds: number }>(
    'select queue, data, delay_seconds from copied_jobs order by position',
  )
  const tx = databaseOn(client)
  let unknown = 0
  for (const { queue, data, delay_seconds: delay } of rows) {
    if (isQueue(queue)) await jobs.enqueue(tx, queue, data as JobData[typeof queue], delay)
    else unknown += 1
  }
  return { queued: rows.length - unknown, unknown }
}

function isQueue(name: string): name is QueueName {
  return name in QUEUES
}
