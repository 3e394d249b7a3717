import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema.notes.ts'
import { NOTE_QUEUES, type NoteQueue, type QueueName } from './queues.ts'

// What pg-boss has no call for, read from its own table. Each statement names the policy of our queues, because the
// index on live jobs by key (job_i6) holds no others.
const IS_LIVE = sql`job.state <= 'active' and job.policy = 'exclusive'`

/** Where a job stands among those of other users. */
interface QueuePosition {
  userId: string
  round: number
}

/**
 * The round in which a note's new job has its turn: one after its owner's last one, and no earlier than the round that is
 * being worked on. Jobs of an earlier round go first, so that everybody's first job is started before anybody's second,
 * and nobody who goes on uploading can keep the others' later rounds waiting. Null for a note that is gone.
 */
export async function findQueuePosition(
  tx: Queryable,
  queue: NoteQueue,
  noteId: string,
): Promise<QueuePosition | null> {
  const { rows } = await tx.execute<{ user_id: string; round: number }>(sql`
    select owner.user_id, coalesce(greatest(
      coalesce(max(-job.priority) filter (where job.state = 'active'), min(-job.priority)),
      max(-job.priority) filter (where job.group_id = owner.user_id) + 1
    ), 0) as round
    from (select ${notes.userId} as user_id from ${notes} where ${notes.id} = ${noteId}) as owner
    left join pgboss.job on job.name = ${queue} and ${IS_LIVE}
    group by owner.user_id
  `)
  const [row] = rows
  return row ? { userId: row.user_id, round: row.round } : null
}

/** Whether a note of the statement around has no job: none queued, none waiting for its next try, none running. */
export function hasNoJob(): SQL {
  return sql`not exists (
    select 1 from pgboss.job
    where job.name = any(${sql.param([...NOTE_QUEUES])}) and coalesce(job.singleton_key, '') = ${notes.id}::text
      and ${IS_LIVE}
  )`
}

/** Takes the jobs of deleted notes out of all queues: call it after the deletion, in its transaction. */
export async function deleteJobsOfNotes(tx: Queryable, noteIds: readonly string[]): Promise<void> {
  if (noteIds.length === 0) return
  await tx.execute(sql`
    delete from pgboss.job
    where job.name = any(${sql.param([...NOTE_QUEUES])}) and coalesce(job.singleton_key, '') = any(${sql.param([...noteIds])})
      and ${IS_LIVE}
  `)
}

/** A queue in which nothing has been started for a while, though something is ready to be. */
export interface StalledQueue {
  queue: QueueName
  /** Jobs that could have been started all this time. */
  ready: number
  /** Jobs under way: where there are some, the workers may just be busy. */
  active: number
  /** Since when the oldest of them is ready, as ISO 8601. */
  since: string
}

/** How long a job that is ready may stay without any being started, in seconds. */
const STALLED_AFTER_SECONDS = 60

/** The queues that stand still at a moment. */
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
