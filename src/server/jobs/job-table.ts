import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema/notes.ts'
import { NOTE_QUEUES, type NoteQueue, QUEUE_NAMES, type QueueName } from './queues.ts'

// Queries on pg-boss's own table for what its API doesn't offer. Each statement names our queues' policy, because the
// index on live jobs by key (job_i6) contains only those.
const IS_LIVE = sql`job.state <= 'active' and job.policy = 'exclusive'`

/** A job's place in the queue among those of other users. */
interface QueuePosition {
  userId: string
  /** pg-boss starts the highest first. */
  priority: number
}

/**
 * Added to the priority of recordings, whose speakers are waiting. It is more than the number of rounds that uploads
 * ever have.
 */
const RECORDED_FIRST = 1_000_000_000

/**
 * Returns the place of a note's new job. Notes recorded in Dictum come before uploaded ones. Within each group, earlier
 * rounds run first. The job's round is one after that of its owner's last job, but not before the round in progress. So
 * everybody's first job starts before anybody's second, and a user who keeps uploading can't hold up the later rounds
 * of others. Returns null for a note that is gone.
 */
export async function findQueuePosition(
  tx: Queryable,
  queue: NoteQueue,
  noteId: string,
): Promise<QueuePosition | null> {
  const round = sql`owner.first - job.priority`
  const { rows } = await tx.execute<{ user_id: string; priority: number }>(sql`
    select owner.user_id, owner.first - coalesce(greatest(
      coalesce(max(${round}) filter (where job.state = 'active'), min(${round})),
      max(${round}) filter (where job.group_id = owner.user_id) + 1
    ), 0) as priority
    from (
      select ${notes.userId} as user_id, case ${notes.source} when 'recorder' then ${RECORDED_FIRST}::int else 0 end as first
      from ${notes} where ${notes.id} = ${noteId}
    ) as owner
    left join pgboss.job on job.name = ${queue} and ${IS_LIVE} and (job.priority > 0) = (owner.first > 0)
    group by owner.user_id, owner.first
  `)
  const [row] = rows
  return row ? { userId: row.user_id, priority: row.priority } : null
}

/**
 * SQL condition: the note of the surrounding statement has no job that is queued, waiting for a retry or running.
 * @param queues the queues in which to look; default: all
 */
export function hasNoJob(...queues: NoteQueue[]): SQL {
  return hasNoJobFor(notes.id, queues.length > 0 ? queues : NOTE_QUEUES)
}

/** SQL condition: what has the id in this column has no job in these queues that is queued, waiting for a retry or running. */
function hasNoJobFor(id: PgColumn, queues: readonly QueueName[]): SQL {
  return sql`not exists (
    select 1 from pgboss.job
    where job.name = any(${sql.param([...queues])}) and coalesce(job.singleton_key, '') = ${id}::text and ${IS_LIVE}
  )`
}

/** What is younger than this may just be being queued. */
const SETTLED = sql`interval '5 minutes'`

/** SQL condition: a row whose job in this queue is all that moves it on has lost that job. */
export function hasLostJob({ id, createdAt }: { id: PgColumn; createdAt: PgColumn }, queue: QueueName): SQL {
  return sql`(${createdAt} < now() - ${SETTLED} and ${hasNoJobFor(id, [queue])})`
}

/** Deletes the jobs of deleted notes from all queues. Call it after the deletion, in the same transaction. */
export async function deleteJobsOfNotes(tx: Queryable, noteIds: readonly string[]): Promise<void> {
  if (noteIds.length === 0) return
  await tx.execute(sql`
    delete from pgboss.job
    where job.name = any(${sql.param([...NOTE_QUEUES])}) and coalesce(job.singleton_key, '') = any(${sql.param([...noteIds])})
      and ${IS_LIVE}
  `)
}

/** Returns whether files of a note are still to be deleted. */
export async function hasFileDeletion(tx: Queryable, noteId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pgboss.job
    where job.name = ${'audio.delete' satisfies QueueName} and coalesce(job.singleton_key, '') = ${noteId} and ${IS_LIVE}
    limit 1
  `)
  return rows.length > 0
}

/** Lets a delayed job start now; does nothing if there is none. */
export async function startJobNow(tx: Queryable, queue: QueueName, key: string): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set start_after = now()
    where job.name = ${queue} and coalesce(job.singleton_key, '') = ${key} and job.state = 'created' and ${IS_LIVE}
  `)
}

/** A queue in which no job has started for a while although some are ready. */
export interface StalledQueue {
  queue: QueueName
  /** Number of jobs that could have started all this time. */
  ready: number
  /** Number of running jobs: if there are any, the workers may just be busy. */
  active: number
  /** When the oldest of them became ready, as ISO 8601. */
  since: string
}

/** Number of seconds for which a job must have been ready, with none started, before its queue counts as stalled. */
const STALLED_AFTER_SECONDS = 60

/** Returns the queues that are stalled at `now`. */
export async function findStalledQueues(db: Queryable, now: Date): Promise<StalledQueue[]> {
  const before = sql`${now.toISOString()}::timestamptz - ${STALLED_AFTER_SECONDS} * interval '1 second'`
  const isReady = sql`job.state < 'active' and job.start_after <= ${before}`
  const { rows } = await db.execute<{ queue: QueueName; ready: number; active: number; since: Date | string }>(sql`
    select job.name as queue, count(*) filter (where ${isReady})::int as ready,
      count(*) filter (where job.state = 'active')::int as active,
      min(job.start_after) filter (where ${isReady}) as since
    from pgboss.job where ${IS_LIVE}
    group by job.name
    having bool_or(${isReady}) and not exists (
      select 1 from pgboss.job as started where started.name = job.name and started.started_on > ${before}
    )
    order by job.name
  `)
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}

/** The number and age of the jobs that a queue holds now. */
export interface QueueLoad {
  queue: QueueName
  /** Number of jobs that could start. */
  ready: number
  /** Number of jobs that will start later: delayed, or waiting for a retry. */
  delayed: number
  active: number
  /** Seconds since the oldest ready job could start; 0 if none is ready. */
  oldestSeconds: number
}

/** Returns what each queue holds; queues without a live job are included. */
export async function measureQueues(db: Queryable): Promise<QueueLoad[]> {
  const isReady = sql`job.state < 'active' and job.start_after <= now()`
  const { rows } = await db.execute<{ [Column in keyof QueueLoad]: QueueLoad[Column] }>(sql`
    select job.name as queue, count(*) filter (where ${isReady})::int as ready,
      count(*) filter (where job.state < 'active' and job.start_after > now())::int as delayed,
      count(*) filter (where job.state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(job.start_after) filter (where ${isReady})), 0)::float8 as "oldestSeconds"
    from pgboss.job where ${IS_LIVE}
    group by job.name
  `)
  const loads = new Map(rows.map((row) => [row.queue, row]))
  const empty = { ready: 0, delayed: 0, active: 0, oldestSeconds: 0 }
  return QUEUE_NAMES.map((queue) => loads.get(queue) ?? { queue, ...empty })
}
