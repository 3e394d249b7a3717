import { randomUUID } from 'node:crypto'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { speakerTurns } from '#server/db/schema/speakers.ts'
import { fixturePath } from '#test/audio-fixtures.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { listWaitingForSpeakers } from './recover-notes.queries.ts'
import { reclaimRunningNotes, requeueLostNotes, resumeWaitingForEngine } from './recover-notes.ts'

let server: TestServer
let person: Person
beforeEach(async () => {
  server = await startTestServer({ TRANSCRIPTION_ENGINE: 'remote', TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:9/v1' })
  person = await signUp(server.app)
  return () => server.close()
})

/** Inserts prepared notes, one second apart, and returns their ids. */
async function insertNotes(count: number, values: Partial<typeof notes.$inferInsert>): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => {
    const id = randomUUID()
    const moment = new Date(Date.UTC(2026, 0, 1) + position * 1000)
    return {
      id,
      userId: person.id,
      title: '',
      source: 'upload' as const,
      fileName: 'note.ogg',
      mime: 'audio/ogg',
      sizeBytes: 1,
      timezone: 'UTC',
      recordedAt: moment,
      createdAt: moment,
      touchedAt: moment,
      originalKey: `notes/${id}/original`,
      preparedAt: moment,
      ...values,
    }
  })
  await server.context.db.insert(notes).values(rows)
  return rows.map(({ id }) => id)
}

const isTranscribing = async (id: string) => {
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  return row?.status === 'transcribing' && (await server.context.jobs.hasJob(id))
}

describe('notes that wait', () => {
  it('are resumed however many older ones wait for a missing engine', async () => {
    await insertNotes(120, { status: 'waiting', waitingCode: 'no_engine', engineAsked: 'local', languageAsked: 'fr' })
    const [served = ''] = await insertNotes(1, { status: 'waiting', waitingCode: 'no_engine', languageAsked: 'en' })
    await resumeWaitingForEngine(server.context)
    expect(await isTranscribing(served)).toBe(true)
    const { rows } = await server.context.db.execute(sql`select 1 from notes where status = 'waiting'`)
    expect(rows).toHaveLength(120)
  })

  it('are all resumed in one run, page by page', async () => {
    const ids = await insertNotes(230, { status: 'waiting', waitingCode: 'no_engine', languageAsked: null })
    await resumeWaitingForEngine(server.context)
    const { rows } = await server.context.db.execute(sql`select 1 from notes where status = 'waiting'`)
    expect(rows).toHaveLength(0)
    expect(await isTranscribing(ids.at(-1) ?? '')).toBe(true)
  })
})

describe('notes in progress without a job', () => {
  it('get a new one however many older ones wait in the queue', async () => {
    const queued = await insertNotes(120, { status: 'transcribing' })
    for (const noteId of queued) await server.context.jobs.enqueue(server.context.db, 'note.transcribe', { noteId })
    const [lost = ''] = await insertNotes(1, { status: 'transcribing', touchedAt: new Date(Date.UTC(2026, 1, 1)) })
    expect(await server.context.jobs.hasJob(lost)).toBe(false)
    await requeueLostNotes(server.context)
    expect(await isTranscribing(lost)).toBe(true)
  })

  it('get a new one at the start of the only process, and all jobs of dead processes are requeued', async () => {
    const ids = await insertNotes(120, { status: 'transcribing' })
    const lost = ids.pop() ?? ''
    for (const noteId of ids) await server.context.jobs.enqueue(server.context.db, 'note.transcribe', { noteId })
    await server.context.db.execute(
      sql`update pgboss.job set state = 'active', started_on = now() where name = 'note.transcribe'`,
    )
    await reclaimRunningNotes(server.context)
    const { rows } = await server.context.db.execute<{ state: string; jobs: number }>(
      sql`select state, count(*)::int as jobs from pgboss.job where name = 'note.transcribe' group by state`,
    )
    expect(rows).toEqual([{ state: 'created', jobs: 120 }])
    expect(await isTranscribing(lost)).toBe(true)
  })
})

describe('notes that have their text but no playback copy', () => {
  const unplayable = {
    status: 'ready' as const,
    transcribedAt: new Date(),
    analysedAt: new Date(),
    createdAt: new Date(),
  }

  it('get one made, unless that is under way or they are old', async () => {
    const { context } = server
    const [lost = '', queued = ''] = await insertNotes(2, unplayable)
    const [old = ''] = await insertNotes(1, { ...unplayable, createdAt: new Date(Date.now() - 48 * 3_600_000) })
    const [playable = ''] = await insertNotes(1, { ...unplayable, playbackKey: 'notes/1/playback' })
    await context.jobs.enqueue(context.db, 'note.prepare', { noteId: queued })
    const countJobs = async (id: string) => {
      const { rows } = await context.db.execute(
        sql`select 1 from pgboss.job where name = 'note.prepare' and singleton_key = ${id}`,
      )
      return rows.length
    }
    await requeueLostNotes(context)
    expect(await Promise.all([lost, queued, old, playable].map(countJobs))).toEqual([1, 1, 0, 0])
  })

  it('are made playable without any stage being run again', async () => {
    const [id = ''] = await insertNotes(1, unplayable)
    const { storage } = server.context
    await storage.putFile(`notes/${id}/original`, fixturePath('speech.ogg'))
    await requeueLostNotes(server.context)
    await server.drain()
    const note = (await person.inject({ url: `/api/voice-notes/${id}` })).json()
    expect(note).toMatchObject({ status: 'ready', audioReady: true })
    expect((await person.inject({ url: `/api/voice-notes/${id}/peaks` })).json().peaks.length).toBeGreaterThan(10)
  })
})

describe('finished notes that wait for their speakers', () => {
  const HOUR_MS = 3_600_000
  const finished = { status: 'ready' as const, transcribedAt: new Date(), analysedAt: new Date() }

  async function insertWaiting(hoursAgo: number, values: Partial<typeof notes.$inferInsert> = {}): Promise<string> {
    const [noteId = ''] = await insertNotes(1, { ...finished, ...values })
    const updatedAt = new Date(Date.now() - hoursAgo * HOUR_MS)
    await server.context.db.insert(speakerTurns).values({ noteId, status: 'waiting', updatedAt })
    return noteId
  }
  const listJobs = async () => {
    const { rows } = await server.context.db.execute<{ id: string }>(
      sql`select singleton_key as id from pgboss.job where name = 'note.speakers'`,
    )
    return rows.map(({ id }) => id).sort()
  }
  const statusOf = async (noteId: string) => {
    const [row] = await server.context.db.select().from(speakerTurns).where(eq(speakerTurns.noteId, noteId))
    return row?.status
  }

  it('get a new job if theirs was lost', async () => {
    const { jobs, db } = server.context
    const ids = [await insertWaiting(1), await insertWaiting(1, { status: 'failed' })]
    const queued = await insertWaiting(1)
    await jobs.enqueue(db, 'note.speakers', { noteId: queued })
    // One was just queued, and the stages of another queue the job themselves.
    await insertWaiting(0)
    await insertWaiting(1, { status: 'transcribing', transcribedAt: null })
    await requeueLostNotes(server.context)
    expect(await listJobs()).toEqual([...ids, queued].sort())
  })

  it('are found by an index of only those notes', async () => {
    await insertWaiting(1)
    const { db } = server.context
    // PostgreSQL always reads an empty table as a whole, unless the planner is told that this is expensive.
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      // Drizzle's query builder is the statement itself until it is awaited.
      const query = listWaitingForSpeakers(db, new Date()) as unknown as SQLWrapper
      const { rows } = await tx.execute(sql`explain (generic_plan) ${query.getSQL()}`)
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    })
    expect(plan).toContain('speaker_turns_waiting')
    expect(plan).not.toContain('Seq Scan')
  })

  it('get no new job after a day: telling their speakers apart has failed', async () => {
    const id = await insertWaiting(25)
    await requeueLostNotes(server.context)
    expect(await listJobs()).toEqual([])
    expect(await statusOf(id)).toBe('failed')
  })
})
