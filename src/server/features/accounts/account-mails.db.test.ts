import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { type FakeMailServer, readLink } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { readMail } from '#test/read-mail.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'

let post: FakeMailServer
let server: TestServer
let lastMail: MailingServer['lastMail']
let close: MailingServer['close']
beforeAll(async () => {
  ;({ post, server, lastMail, close } = await startMailingServer())
})
afterAll(() => close())
beforeEach(async () => {
  await server.drain()
  post.delivered.length = 0
})

const send = (url: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers })
const login = (email: string, password: string) => send('/api/login', { email, password })
const tokenOf = (message: string) => readLink(message).searchParams.get('token') ?? ''

describe('a forgotten password', () => {
  it('is reset once by the link, which ends all sessions', async () => {
    const person = await signUp(server.app)
    await lastMail()
    expect((await send('/api/password/reset-request', { email: person.email.toUpperCase() })).statusCode).toBe(204)
    const { to, message } = await lastMail()
    expect(to).toEqual([person.email])
    expect(readLink(message).pathname).toBe('/auth/reset')
    const token = tokenOf(message)
    const password = 'another horse battery'
    expect((await send('/api/password/reset', { token, password: 'short' })).statusCode).toBe(400)
    expect((await send('/api/password/reset', { token, password })).statusCode).toBe(200)
    expect((await send('/api/password/reset', { token, password })).json()).toMatchObject({ code: 'link_expired' })
    expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
    expect((await login(person.email, person.password)).statusCode).toBe(401)
    expect((await login(person.email, password)).statusCode).toBe(200)
  })

  it('takes the account from a stranger who created it, and leaves the address to be verified', async () => {
    const stranger = await signUp(server.app)
    const link = tokenOf((await lastMail()).message)
    await send('/api/password/reset-request', { email: stranger.email })
    const password = 'of the owner of the address'
    await send('/api/password/reset', { token: tokenOf((await lastMail()).message), password })
    expect((await stranger.inject({ url: '/api/voice-notes' })).json()).toMatchObject({ code: 'unauthorized' })
    const { cookies, ...signedIn } = await login(stranger.email, password)
    expect(signedIn.json()).toMatchObject({ id: stranger.id, emailVerified: false })
    const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    expect((await send('/api/email/verify', { token: link }, { cookie })).statusCode).toBe(204)
  })

  it('gives the same answer for an unknown address, with the same queries, and sends nothing', async () => {
    const person = await signUp(server.app)
    await server.drain()
    post.delivered.length = 0
    const ask = async (email: string) => {
      const watched = watchQueries()
      const answer = await send('/api/password/reset-request', { email })
      return { status: answer.statusCode, body: answer.body, queries: watched.stop() }
    }
    const unknown = await ask('nobody@example.com')
    expect(unknown).toMatchObject({ status: 204, body: '' })
    expect(unknown.queries.length).toBeGreaterThan(1)
    expect(await ask(person.email)).toEqual(unknown)
    await server.drain()
    expect(post.delivered.map(({ to }) => to)).toEqual([[person.email]])
  })
})

/** Records the statements on accounts, counters and jobs from now on, and ignores all others. */
function watchQueries() {
  const queries: string[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [query] = given as unknown as [string | { text: string }]
    queries.push(typeof query === 'string' ? query : query.text)
    return original.apply(this, given as never) as never
  })
  return {
    stop: () => {
      query.mockRestore()
      return queries.filter(
        (text) =>
          /rate_limits|"users"|verifications|"mails"|insert into pgboss/i.test(text) &&
          // The queue's own maintenance, which runs every minute.
          !/^\s*BEGIN/.test(text),
      )
    },
  }
}

const original = pg.Client.prototype.query

describe('an account that somebody tries to create again', () => {
  it('is reported to its owner only, five times an hour at most', async () => {
    const person = await signUp(server.app)
    await server.drain()
    post.delivered.length = 0
    const answers = []
    for (let times = 0; times < 7; times += 1) {
      const again = { email: person.email.toUpperCase(), password: 'of somebody else' }
      const answer = await send('/api/register', again, { 'accept-language': 'en' })
      const { requestId: _, ...body } = answer.json()
      expect(body).toMatchObject({
        code: 'check_email',
        fields: { email: expect.stringContaining('Check your email') },
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      answers.push(JSON.stringify([answer.statusCode, body]))
    }
    expect(new Set(answers).size).toBe(1)
    await server.drain()
    expect(post.delivered).toHaveLength(5)
    expect(post.delivered[0]?.to).toEqual([person.email])
    expect(readLink(post.delivered[0]?.message ?? '').pathname).toBe('/auth')
    expect((await login(person.email, person.password)).statusCode).toBe(200)
  })
})

it('resends an email once after a temporary refusal', async () => {
  post.refuse(2)
  const person = await signUp(server.app)
  await server.drain()
  expect(post.delivered.map(({ to }) => to)).toEqual([[person.email]])
})

it('stores emails as private files without a mail server', async () => {
  const own = await startTestServer()
  try {
    const person = await signUp(own.app)
    await own.drain()
    const outbox = join(own.dataDir, 'outbox')
    const [name = ''] = await readdir(outbox)
    const message = await readFile(join(outbox, name), 'utf8')
    expect(message).toContain(`To: ${person.email}`)
    expect(readLink(message).origin).toBe('http://localhost:3000')
  } finally {
    await own.close()
  }
})

describe('a change of the sign-in', () => {
  const subjects = () => post.delivered.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1])

  it('emails the owner about a new password, however it was set', async () => {
    const person = await signUp(server.app)
    await server.drain()
    post.delivered.length = 0
    const change = { currentPassword: person.password, newPassword: 'quite another one' }
    expect((await person.inject({ method: 'POST', url: '/api/account/password', payload: change })).statusCode).toBe(
      204,
    )
    await server.drain()
    expect(subjects()).toEqual(['Your password was changed'])
    expect(readLink(post.delivered.at(-1)?.message ?? '').pathname).toBe('/auth/forgot')
    await send('/api/password/reset-request', { email: person.email })
    await send('/api/password/reset', { token: tokenOf((await lastMail()).message), password: 'and a third one' })
    await server.drain()
    expect(subjects().at(-1)).toBe('Your password was changed')
  })

  it.each([
    ['says that the private address of the calendar still works', true],
    ['says nothing of the calendar where it has no private address', false],
  ])('%s after a new password', async (_what, hasFeed) => {
    const person = await signUp(server.app)
    if (hasFeed) await person.inject({ url: '/api/calendar-feed' })
    const change = { currentPassword: person.password, newPassword: 'quite another one' }
    await person.inject({ method: 'POST', url: '/api/account/password', payload: change })
    const { text } = readMail((await lastMail()).message)
    expect(text.includes('calendar')).toBe(hasFeed)
    expect(text.includes('still works. If somebody else may have it, choose “New address” under Calendar')).toBe(
      hasFeed,
    )
  })

  it('emails the owner when two-factor sign-in is turned on or off', async () => {
    const person = await signUp(server.app)
    await server.drain()
    post.delivered.length = 0
    const call = (method: 'POST' | 'DELETE', path: string, payload: object) =>
      person.inject({ method, url: `/api/account/two-factor${path}`, payload })
    const { password } = person
    const { secret } = (await call('POST', '', { password })).json()
    const { backupCodes } = (await call('POST', '/confirm', { code: codeAt(secret, stepOf(new Date())) })).json()
    await server.drain()
    expect((await call('DELETE', '', { password, code: backupCodes[0] })).statusCode).toBe(204)
    await server.drain()
    expect(subjects()).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off'])
    expect(post.delivered.every(({ to }) => to[0] === person.email)).toBe(true)
  })
})
