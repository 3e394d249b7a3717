import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { hasQueues } from '#server/backup/jobs-copy.ts'
import type { Context } from '#server/context.ts'
import { type Database, databaseOn } from '#server/db/database.ts'
import { termUses } from '#server/db/schema/vocabulary.ts'
import { listLostEmails, requeueLostEmails } from '#server/email/email.service.ts'
import { listLost } from '#server/features/pipeline/recover-notes.queries.ts'
import { LOST_AFTER_MS, requeueLostNotes } from '#server/features/pipeline/recover-notes.ts'
import { findStalledQueues, hasLostJob } from '#server/jobs/job-table.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { QUEUE_NAMES } from '#server/jobs/queues.ts'
import type { Logger } from '#server/logger.ts'
import { type Finding, ok, someOf } from './finding.ts'

interface WorkOptions {
  client: pg.Client
  openJobs: () => Promise<Jobs>
  logger: Logger
  now?: Date
}

/** Finds work that nothing moves on: in queues, and among notes, emails and corrections of terms. */
export async function checkWork(options: WorkOptions): Promise<Finding[]> {
  const { client, now = new Date() } = options
  if (!(await hasQueues(client))) {
    const text = 'There are no queues yet.'
    return [{ check: 'queues', status: 'warning', text, advice: 'The first start of a server creates them.' }]
  }
  const db = databaseOn(client)
  const findings = [
    ...(await checkQueues(client, db, now)),
    ...(await checkLostNotes(options, db, now)),
    ...(await checkLostJobs(options, db)),
    ...(await checkWaitingNotes(client)),
  ]
  const { rows } = await client.query<{ live: number }>(
    "select count(*)::int as live from pgboss.job where state <= 'active'",
  )
  return findings.length > 0 ? findings : [ok('queues', `${rows[0]?.live} jobs are queued or running; none is stuck.`)]
}

async function checkQueues(client: pg.Client, db: Database, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  const { rows: present } = await client.query<{ name: string }>('select name from pgboss.queue')
  const missing = QUEUE_NAMES.filter((queue) => !present.some(({ name }) => name === queue))
  if (missing.length > 0) {
    const text = `Queues are missing: ${someOf(missing)}.`
    findings.push({ check: 'queues', status: 'problem', text, advice: 'Start a server, which creates them.' })
  }
  for (const { queue, ready, active, since } of await findStalledQueues(db, now)) {
    findings.push({
      check: 'queues',
      status: active > 0 ? 'warning' : 'problem',
      text: `${ready} jobs of ${queue} have been ready since ${since}, ${active} run, and none has started for a minute.`,
      advice: active > 0 ? 'The workers may be busy; look again later.' : 'Start a worker (ROLE=all or worker).',
    })
  }
  const { rows: failed } = await client.query<{ name: string; count: number }>(
    "select name, count(*)::int as count from pgboss.job where state = 'failed' group by name order by name",
  )
  if (failed.length > 0) {
    const text = `Jobs have failed for good within a day: ${failed.map(({ name, count }) => `${count} of ${name}`).join(', ')}.`
    findings.push({ check: 'queues', status: 'warning', text, advice: "The server's log says why." })
  }
  return findings
}

async function checkLostNotes({ openJobs, logger }: WorkOptions, db: Database, now: Date): Promise<Finding[]> {
  const lost = await listLost(db, new Date(now.getTime() - LOST_AFTER_MS))
  if (lost.length === 0) return []
  return [
    {
      check: 'notes',
      status: 'problem',
      text: `${lost.length} notes in progress have no job: ${someOf(lost.map(({ id }) => id))}.`,
      advice: 'A worker finds them by itself: start one, or run npm run doctor -- --repair.',
      repair: async () => {
        await requeueLostNotes({ db, jobs: await openJobs(), logger })
        return `queued ${lost.length} notes again`
      },
    },
  ]
}

/** A note that has waited for more than this many hours is not waiting for a model that is being downloaded. */
const LONG_WAIT_HOURS = 6

const WHAT_HELPS: Partial<Record<string, string>> = {
  no_room: 'Free space on the disk.',
  storage_unavailable: 'Check the bucket and its keys.',
}

async function checkWaitingNotes(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ code: string; count: number; since: Date }>(
    `select waiting_code as code, count(*)::int as count, min(coalesce(waiting_since, touched_at)) as since from notes
      where status = 'waiting' group by waiting_code
      having min(coalesce(waiting_since, touched_at)) < now() - interval '${LONG_WAIT_HOURS} hours' order by waiting_code`,
  )
  return rows.map(({ code, count, since }) => ({
    check: 'notes',
    status: 'warning',
    text: `${count} notes wait (${code}), the first since ${since.toISOString()}.`,
    advice: WHAT_HELPS[code] ?? 'npm run models -- list shows the local models; the README says how to use a service.',
  }))
}

type Needed = Pick<Context, 'db' | 'jobs'>

/** In which state a use of a term waits for a job of these queues. */
const TERM_QUEUES = { 'term.apply': 'applying', 'term.undo': 'undoing' } as const

/** Kinds of work whose only trace is a row and a job, so that nothing else notices if the job is gone. */
const LOST_JOBS = [
  { what: 'emails', list: listLostEmails, requeue: requeueLostEmails },
  { what: 'corrections of terms in earlier notes', ...lostTermUses('term.apply') },
  { what: 'corrections of terms that are being undone', ...lostTermUses('term.undo') },
]

function lostTermUses(queue: keyof typeof TERM_QUEUES) {
  const isLost = and(eq(termUses.state, TERM_QUEUES[queue]), hasLostJob(termUses, queue))
  const list = async (db: Database) =>
    (await db.select({ id: termUses.id }).from(termUses).where(isLost)).map(({ id }) => id)
  const requeue = async ({ db, jobs }: Needed) => {
    const lost = await list(db)
    for (const termUseId of lost) await jobs.enqueue(db, queue, { termUseId })
    return lost.length
  }
  return { list, requeue }
}

async function checkLostJobs({ openJobs }: WorkOptions, db: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, list, requeue } of LOST_JOBS) {
    const lost = await list(db)
    if (lost.length === 0) continue
    findings.push({
      check: 'jobs',
      status: 'problem',
      text: `${lost.length} ${what} have no job: ${someOf(lost)}.`,
      advice: 'Run npm run doctor -- --repair, which queues them.',
      repair: async () => `queued ${await requeue({ db, jobs: await openJobs() })} ${what}`,
    })
  }
  return findings
}
