import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { publish } from '#server/events/event-bus.ts'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const ADMIN_PASSWORD = 'the panel’s own'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD, EVENT_STREAMS_PER_USER: '3' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Signs in again, as in another browser, and listens there. */
async function listenElsewhere() {
  const { email, password } = person
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return { cookie, ...(await listen(cookie)) }
}

async function listen(cookie: string) {
  const { port } = server.app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/stream`, { headers: { cookie } })
  expect(response.status).toBe(200)
  const stream = { received: '' }
  const decoder = new TextDecoder()
  const read = async () => {
    for await (const chunk of response.body ?? []) stream.received += decoder.decode(chunk, { stream: true })
  }
  const whole = read()
  await expect.poll(() => stream.received).toContain('welcome')
  return { stream, whole }
}

/** Changes a note of the person, which every open stream reports. */
async function changeNote(): Promise<string> {
  const noteId = await insertSpokenNote(server, person, { said: ['Nobody else’s business.'] })
  await publish(server.context.db, { type: 'note', userId: person.id, noteId })
  return noteId
}

const post = (url: string, payload: object) => person.inject({ method: 'POST', url, payload })

const endings: [name: string, end: (cookie: string) => Promise<{ statusCode: number }>][] = [
  [
    'another password',
    () => post('/api/account/password', { currentPassword: person.password, newPassword: 'another password' }),
  ],
  [
    'a password set by a mail',
    async () => {
      await post('/api/password/reset-request', { email: person.email })
      await server.drain()
      return post('/api/password/reset', {
        token: await readResetToken(server, person.id),
        password: 'a new password',
      })
    },
  ],
  ['‘end other sessions’', () => person.inject({ method: 'DELETE', url: '/api/account/sessions' })],
  [
    'signing out there',
    (cookie) => server.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie }, payload: {} }),
  ],
  [
    'two-step sign-in that ends other sessions',
    async () => {
      const { secret } = (await post('/api/account/two-factor', { password: person.password })).json()
      const code = codeAt(secret, stepOf(new Date()))
      return post('/api/account/two-factor/confirm', { code, endOtherSessions: true })
    },
  ],
  ['deactivation', () => asAdmin('PATCH', { isActive: false })],
  ['a password set in the panel', () => asAdmin('PATCH', { password: 'from the panel' })],
  ['deletion in the panel', () => asAdmin('DELETE')],
  [
    'deletion of the account',
    () => person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } }),
  ],
]

async function asAdmin(method: 'PATCH' | 'DELETE', payload?: object) {
  const opened = await post('/api/admin/session', { password: ADMIN_PASSWORD })
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const url = `/api/admin/users/${person.id}`
  return server.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })
}

describe('a stream ends with its session', () => {
  it.each(endings)('by %s', async (_, end) => {
    const { cookie, whole } = await listenElsewhere()
    expect((await end(cookie)).statusCode).toBeLessThan(300)
    await whole
  })

  it('and delivers no later events, even before the end is noticed', async () => {
    const { stream, whole } = await listenElsewhere()
    await server.context.db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.userId, person.id))
      await publish(tx, { type: 'note', userId: person.id, noteId: randomUUID() })
    })
    await changeNote()
    await whole
    expect(stream.received).not.toContain('data:')
  })

  it('while the streams of the user’s other sessions continue', async () => {
    const own = await listen(person.cookie)
    const other = await listenElsewhere()
    await person.inject({ method: 'DELETE', url: '/api/account/sessions' })
    await other.whole
    const noteId = await changeNote()
    await expect.poll(() => own.stream.received).toContain(noteId)
    await server.context.db.delete(sessions).where(eq(sessions.userId, person.id))
    await own.whole
  })

  it.each([
    ['has expired', () => ofPerson({ expiresAt: new Date(0) })],
    ['is of somebody deactivated without a word', () => deactivate()],
  ])('at the next keep-alive, when it %s', async (_, change) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { whole } = await listenElsewhere()
    await change()
    vi.advanceTimersByTime(25_000)
    await whole
  })
})

it('closes a user’s oldest stream for one too many, which comes back after a minute', async () => {
  const other = await signUp(server.app)
  const others = await listen(other.cookie)
  const [oldest, ...newer] = [await listen(person.cookie), await listenElsewhere(), await listen(person.cookie)]
  const newest = await listen(person.cookie)
  await oldest?.whole
  expect(oldest?.stream.received).toMatch(/\nretry: 60000\n\n$/)
  const noteId = await changeNote()
  for (const { stream } of [...newer, newest]) await expect.poll(() => stream.received).toContain(noteId)
  await publish(server.context.db, { type: 'account', userId: other.id })
  await expect.poll(() => others.stream.received).toContain('account')
  for (const { id } of [person, other]) await server.context.db.delete(sessions).where(eq(sessions.userId, id))
  await Promise.all([...newer, newest, others].map(({ whole }) => whole))
})

const ofPerson = (change: { expiresAt: Date }) =>
  server.context.db.update(sessions).set(change).where(eq(sessions.userId, person.id))
const deactivate = () => server.context.db.update(users).set({ isActive: false }).where(eq(users.id, person.id))
