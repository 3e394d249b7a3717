import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '#test/database/own-postgres.ts'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let postgres: OwnPostgres
let server: TestServer
let person: Person
beforeAll(async () => {
  postgres = await startOwnPostgres()
  server = await startTestServer({ DATABASE_URL: postgres.connectionString })
  person = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await postgres.close()
})

const form = multipart([{ name: 'audio', fileName: 'speech.ogg', content: 'never read' }])
const CALLS = [
  { name: 'a read', options: { url: '/api/voice-notes' } },
  { name: 'an upload', options: { method: 'POST', url: '/api/voice-notes', ...form } },
  {
    name: 'a sign-in',
    options: { method: 'POST', url: '/api/login', payload: { email: 'ada@example.com', password: 'correct horse' } },
    signedOut: true,
  },
  { name: 'the event stream', options: { url: '/api/stream' } },
] as const

it('answers 503 in the standard error shape while the database is away, and recovers afterwards', async () => {
  await postgres.stop('fast')
  for (const { name, options, ...rest } of CALLS) {
    const caller = 'signedOut' in rest ? server.app : person
    const headers = { 'accept-language': 'fr', ...('headers' in options ? options.headers : {}) }
    const answer = await caller.inject({ ...options, headers })
    expect({ name, status: answer.statusCode, body: answer.json() }).toMatchObject({
      name,
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('Veuillez réessayer') },
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  const ready = await server.app.inject({ url: '/readyz' })
  expect({ status: ready.statusCode, body: ready.json() }).toEqual({
    status: 503,
    body: { status: 'unavailable', reason: 'database' },
  })
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)

  await postgres.start()
  expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' })
})
