import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const lines: string[] = []
let model: FakeLanguageModelServer
let server: TestServer
let person: Person
beforeAll(async () => {
  model = await startLanguageModelServer()
  server = await startTestServer(
    { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake', LOG_LEVEL: 'debug' },
    { write: (line) => lines.push(line) },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  person = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await model.close()
})
beforeEach(() => {
  lines.length = 0
})

const complaints = () => lines.filter((line) => JSON.parse(line).level >= 40)

it('logs nothing for a request whose client has disconnected', async () => {
  await insertSpokenNote(server, person, { said: ['The budget for Leeds is 40,000 euros.'] })
  model.fail('stall')
  const leaving = new AbortController()
  const { port } = server.app.server.address() as AddressInfo
  const response = fetch(`http://127.0.0.1:${port}/api/ask`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'What is the budget of Leeds?' }),
  })
  await expect.poll(() => model.questions.length).toBe(1)
  leaving.abort()
  await expect(response).rejects.toThrow()
  await expect.poll(() => lines.some((line) => line.includes('the caller has left'))).toBe(true)
  expect(complaints()).toEqual([])
})

it('logs nothing about features that are not configured', async () => {
  server.context.payments = null
  const answer = await person.inject({ method: 'POST', url: '/api/payments/checkout' })
  expect(answer.json()).toMatchObject({ code: 'payments_unavailable' })
  expect(complaints()).toEqual([])
})
