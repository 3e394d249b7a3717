import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { buildMetricsApp } from './metrics.routes.ts'

const TOKEN = 'a token of the operator'
const authorization = `Bearer ${TOKEN}`

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer({ METRICS_TOKEN: TOKEN })
  person = await signUp(server.app)
})
afterAll(() => server.close())

/** Returns the value of each sample, by its name and labels. */
async function readMetrics(from: Pick<TestServer, 'app'> = server): Promise<Map<string, number>> {
  const { statusCode, headers, body } = await from.app.inject({ url: '/metrics', headers: { authorization } })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

describe('access to the metrics', () => {
  it.each([undefined, 'Bearer', 'Bearer a token of somebody', `Basic ${TOKEN}`, TOKEN])(
    'is refused with %s',
    async (given) => {
      const headers = given === undefined ? {} : { authorization: given }
      const answer = await server.app.inject({ url: '/metrics', headers })
      expect([answer.statusCode, answer.body]).toEqual([401, 'unauthorized\n'])
    },
  )

  it('is given to nobody on the main port unless there is a token', async () => {
    const other = await startTestServer()
    try {
      expect((await other.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    } finally {
      await other.close()
    }
  })

  it('is given to everybody on a port of their own, unless there is a token too', async () => {
    const other = await startTestServer({ METRICS_PORT: '9464' })
    const [open, guarded] = [buildMetricsApp(other.context), buildMetricsApp(server.context)]
    try {
      expect((await other.app.inject({ url: '/metrics' })).statusCode).toBe(404)
      expect((await open.inject({ url: '/metrics' })).body).toContain('dictum_database_up 1')
      expect((await guarded.inject({ url: '/metrics' })).statusCode).toBe(401)
      expect((await guarded.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    } finally {
      await Promise.all([open.close(), guarded.close()])
      await other.close()
    }
  })
})

it('counts requests by route, never by what is asked for', async () => {
  const before = await readMetrics()
  await person.inject({ url: '/api/voice-notes/0190a1f0-0000-7000-8000-000000000000?secret=planted' })
  await person.inject({ url: '/nowhere/planted' })
  const after = await readMetrics()
  const missing = 'dictum_http_request_seconds_count{method="GET",route="/api/voice-notes/:id",status="4xx"}'
  expect((after.get(missing) ?? 0) - (before.get(missing) ?? 0)).toBe(1)
  expect([...after.keys()].filter((name) => /planted|0190a1f0|@/.test(name))).toEqual([])
})

it('reports the load of the queues, and whether database and storage answer', async () => {
  const note = await uploadNote(person)
  const waiting = await readFresh()
  expect(waiting.get('dictum_jobs{queue="note.prepare",state="ready"}')).toBe(1)
  expect(waiting.get('dictum_jobs{queue="note.analyse",state="ready"}')).toBe(0)
  expect(waiting.get('dictum_oldest_ready_job_seconds{queue="note.prepare"}')).toBeGreaterThanOrEqual(0)
  expect([waiting.get('dictum_database_up'), waiting.get('dictum_storage_up')]).toEqual([1, 1])
  expect(waiting.get('dictum_work_disk_free_bytes')).toBeGreaterThan(0)

  server.service.respondWith(() => ({ text: 'We ship on Monday.', language: 'en' }))
  await server.drain()
  const done = await readFresh()
  expect(done.get('dictum_jobs{queue="note.prepare",state="ready"}')).toBe(0)
  for (const stage of ['stored', 'transcribing', 'analysing']) {
    expect(done.get(`dictum_stage_seconds_count{stage="${stage}",outcome="finished"}`)).toBe(1)
  }
  expect(done.get('dictum_recognised_sound_seconds_total{engine="remote"}')).toBeGreaterThan(1)
  expect(done.get('dictum_recognition_seconds_total{engine="remote"}')).toBeGreaterThan(0)
  expect(note.status).toBe('stored')
})

it('counts the notes that fail, by code', async () => {
  server.service.fail({ status: 401 })
  await uploadNote(person)
  await server.drain()
  const metrics = await readFresh()
  expect(metrics.get('dictum_note_failures_total{code="engine_refused_key"}')).toBe(1)
  expect(metrics.get('dictum_stage_seconds_count{stage="transcribing",outcome="failed"}')).toBe(1)
  expect(metrics.get('dictum_recognition_errors_total{engine="remote"}')).toBe(1)
})

it('reports the notes that wait, which cause no further error, by what they wait for', async () => {
  expect((await readFresh()).get('dictum_waiting_notes{code="no_engine"}')).toBe(0)
  // The service has refused its key above, so it is not asked again for a while.
  await uploadNote(person)
  await server.drain()
  const metrics = await readFresh()
  expect(metrics.get('dictum_waiting_notes{code="no_engine"}')).toBe(1)
  expect(metrics.get('dictum_waiting_notes{code="service_unreachable"}')).toBe(0)
  expect(metrics.get('dictum_recognition_errors_total{engine="remote"}')).toBe(1)
})

it('measures the process', async () => {
  const metrics = await readMetrics()
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect([...metrics.keys()]).toContain('nodejs_eventloop_lag_p99_seconds')
})

let hours = 0

/** Reads the metrics once the shared ones have been read again. */
async function readFresh(): Promise<Map<string, number>> {
  hours += 1
  const later = performance.now() + hours * 3_600_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  try {
    return await readMetrics()
  } finally {
    clock.mockRestore()
  }
}
