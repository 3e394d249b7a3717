import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema.notes.ts'
import { fixturePath } from '#test/audio-fixtures.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
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

  it('get it made, unless that is under way or they are old', async () => {
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
