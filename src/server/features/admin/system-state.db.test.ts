import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { backups } from '#server/db/schema/system.ts'
import type { AuditEntry } from '#shared/contract/admin.ts'
import type { SystemState } from '#shared/contract/admin-system.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

const PASSWORD = 'the panel’s own password'

let server: TranscribingServer
let person: Person
let cookie: string
beforeAll(async () => {
  server = await startTranscribingServer({ ADMIN_PASSWORD: PASSWORD })
  person = await signUp(server.app)
  const opened = await server.app.inject({ method: 'POST', url: '/api/admin/session', payload: { password: PASSWORD } })
  cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(() => server.close())

const ask = (options: InjectOptions) => server.app.inject({ ...options, headers: { cookie, ...options.headers } })
const read = async (language = 'en') => {
  const answer = await ask({ url: '/api/admin/system', headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return { state: answer.json<SystemState>(), body: answer.body }
}
const retry = (id: string) => ask({ method: 'POST', url: `/api/admin/notes/${id}/retry` })

it('shows storage, engines, queues and the newest backup', async () => {
  expect((await read()).state).toMatchObject({
    storage: { kind: 'fs', isReachable: true, freeBytes: expect.any(Number) },
    engines: [{ id: 'remote', problem: null }],
    lastBackup: null,
    failedNotes: { total: 0, newest: [] },
  })
  const { db } = server.context
  const backup = { isEncrypted: true, notes: 1, audioFiles: 1, missingFiles: 0 }
  for (const day of [12, 14, 13]) {
    const at = new Date(Date.UTC(2026, 4, day))
    await db.insert(backups).values({ ...backup, id: randomUUID(), snapshotAt: at, finishedAt: at, sizeBytes: day })
  }
  const { id } = await uploadNote(person)
  const { state } = await read()
  expect(state.lastBackup).toEqual({ snapshotAt: '2026-05-14T00:00:00.000Z', sizeBytes: 14, isEncrypted: true })
  expect(state.queues.find(({ queue }) => queue === 'note.prepare')).toMatchObject({ ready: 1, active: 0 })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
})

it('says what workers have seen of the service, which this process has never asked', async () => {
  const { id } = await uploadNote(person)
  const { db } = server.context
  const problem = async () => (await read()).state.engines.find((engine) => engine.id === 'remote')?.problem
  const see = (change: Partial<typeof notes.$inferInsert>) => db.update(notes).set(change).where(eq(notes.id, id))
  await see({ status: 'waiting', waitingCode: 'service_unreachable' })
  expect(await problem()).toMatch(/^The transcription service cannot be reached/)
  await see({ status: 'waiting', waitingCode: 'no_engine' })
  expect(await problem()).toBeNull()
  await see({ status: 'failed', waitingCode: null, failureCode: 'engine_refused_key', touchedAt: new Date() })
  expect(await problem()).toMatch(/Correct TRANSCRIPTION_API_KEY/)
  await see({ touchedAt: new Date(Date.now() - 3_600_000) })
  expect(await problem()).toBeNull()
  await db.delete(notes).where(eq(notes.id, id))
  await server.drain()
})

it('lists failed notes without their content, and has them processed again', async () => {
  server.service.fail({ status: 401 })
  const { id } = await uploadNote(person, { fileName: 'planted title.ogg' })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'failed' })
  const { state, body } = await read('fr')
  expect(state.engines.find(({ id }) => id === 'remote')?.problem).toMatch(/Corrigez TRANSCRIPTION_API_KEY/)
  expect(state.failedNotes).toMatchObject({ total: 1, newest: [{ id, ownerEmail: person.email }] })
  expect(state.failedNotes.newest[0]?.reason).toMatch(/Corrigez TRANSCRIPTION_API_KEY/)
  expect(body).not.toContain('planted')

  // Twice, as from two windows.
  for (let time = 0; time < 2; time += 1) expect((await retry(id)).statusCode).toBe(204)
  expect((await read()).state.failedNotes.total).toBe(0)
  expect(await readNote(person, id)).toMatchObject({ status: 'transcribing', failure: null })
  expect(await server.context.jobs.hasJob(id)).toBe(true)
  const log = (await ask({ url: '/api/admin/audit' })).json<AuditEntry[]>()
  expect(log[0]).toMatchObject({ action: 'note_retry', subject: id })
})

it('leaves notes that have not failed alone, and rejects unknown ones', async () => {
  const { id } = await uploadNote(person)
  expect((await retry(id)).statusCode).toBe(204)
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  expect(row).toMatchObject({ status: 'stored', attempts: 0 })
  expect((await retry(randomUUID())).json()).toMatchObject({ code: 'note_not_found' })
})
