import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { limitGuesses, waitAfter } from './limit-guesses.ts'

const ADMIN_PASSWORD = 'the panel’s own'

let server: TestServer
let person: Person
let slept: number[]
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD, RATE_LIMIT_SIGN_IN: '10' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  slept = []
  server.context.sleep = async (milliseconds) => slept.push(milliseconds)
})

const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress })

async function makeLink(): Promise<string> {
  const noteId = await insertSpokenNote(server, person, { said: ['Hello.'] })
  const url = `/api/voice-notes/${noteId}/share-link`
  const { shareLink } = (await person.inject({ method: 'POST', url, payload: { password: 'right word' } })).json()
  return `/api/shared/${shareLink.split('/').at(-1)}/unlock`
}

/** Calls that ask for a password, and the number of addresses from which to guess: fewer if the hash is slow. */
const DOORS: [string, number, () => Promise<(right: boolean, from: string) => ReturnType<typeof post>>][] = [
  [
    'the panel',
    100,
    async () => (right, from) => post('/api/admin/session', { password: right ? ADMIN_PASSWORD : 'wrong' }, from),
  ],
  [
    'a shared note',
    32,
    async () => {
      const url = await makeLink()
      return (right, from) => post(url, { password: right ? 'right word' : 'wrong word' }, from)
    },
  ],
  [
    'an account',
    32,
    async () => {
      const { email, password } = person
      return (right, from) => post('/api/login', { email, password: right ? password : 'wrong word' }, from)
    },
  ],
]

describe.each(DOORS)('%s', (_, addresses, makeDoor) => {
  it(`accepts the right password while ${addresses} addresses guess`, async () => {
    const knock = await makeDoor()
    for (let host = 1; host <= addresses; host += 1) {
      expect([401, 403]).toContain((await knock(false, `198.51.100.${host}`)).statusCode)
    }
    expect((await knock(true, '203.0.113.1')).statusCode).toBeLessThan(300)
    // The right password is delayed like the wrong ones, and never for longer than a person would wait.
    expect(slept.at(-1)).toBe(waitAfter(addresses))
    expect(Math.max(...slept)).toBeLessThanOrEqual(3000)
  })

  it('allows ten guesses from one IPv6 /64 network', async () => {
    const knock = await makeDoor()
    const statuses = []
    for (let host = 1; host <= 45; host += 1) statuses.push((await knock(false, `2001:db8:7:1::${host}`)).statusCode)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
    expect((await knock(true, '2001:db8:7:2::1')).statusCode).toBeLessThan(300)
  })

  it('forgets failed guesses after the right one', async () => {
    const knock = await makeDoor()
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) expect((await knock(false, '192.0.2.5')).statusCode).not.toBe(429)
      expect((await knock(true, '192.0.2.5')).statusCode).toBeLessThan(300)
    }
  })
})

describe('guesses', () => {
  const wrong = () => Promise.reject(new AppError('wrong_password'))
  const guess = { target: 'door', ip: '192.0.2.9', max: 10, wrong: 'wrong_password' } as const

  it('are counted before they are checked when they arrive at once', async () => {
    let checked = 0
    const check = () => {
      checked += 1
      return wrong()
    }
    await Promise.allSettled(Array.from({ length: 50 }, () => limitGuesses(server.context, guess, check)))
    expect(checked).toBe(10)
  })

  it('that fail for another reason do not count', async () => {
    const other = { ...guess, target: 'another door' }
    for (let times = 0; times < 15; times += 1) {
      const failing = limitGuesses(server.context, other, () => Promise.reject(new AppError('account_inactive')))
      await expect(failing).rejects.toMatchObject({ code: 'account_inactive' })
    }
  })

  it('are delayed increasingly from the thirtieth failure on, up to three seconds', () => {
    expect([0, 29, 30, 39, 40, 70, 10_000].map(waitAfter)).toEqual([0, 0, 100, 100, 200, 1600, 3000])
  })
})

it('accepts a password reset by email at once, even after too many failures', async () => {
  const { email } = person
  const login = (password: string) => post('/api/login', { email, password }, '192.0.2.77')
  for (let times = 0; times < 11; times += 1) await login('wrong word')
  expect((await login(person.password)).statusCode).toBe(429)
  await post('/api/password/reset-request', { email })
  await server.drain()
  const token = await readResetToken(server, person.id)
  expect((await post('/api/password/reset', { token, password: 'a new password' })).statusCode).toBe(200)
  expect((await login('a new password')).statusCode).toBe(200)
})

it('does not count an error unrelated to the guess', async () => {
  const target = `test:${randomUUID()}`
  const guess = { target, ip: '192.0.2.1', max: 2, wrong: 'wrong_admin_password' } as const
  const fail = (error: Error) => limitGuesses(server.context, guess, () => Promise.reject(error))
  await expect(fail(new AppError('wrong_admin_password'))).rejects.toMatchObject({ code: 'wrong_admin_password' })
  for (let tries = 0; tries < 3; tries += 1) await expect(fail(new Error('no database'))).rejects.toThrow('no database')
  await expect(fail(new AppError('wrong_admin_password'))).rejects.toMatchObject({ code: 'wrong_admin_password' })
  await expect(fail(new AppError('wrong_admin_password'))).rejects.toMatchObject({ code: 'too_many_requests' })
})
