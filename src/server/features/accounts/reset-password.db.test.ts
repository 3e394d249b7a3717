import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { backupCodes, twoFactors } from '#server/db/schema/two-factor.ts'
import { readLink } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { readMail } from '#test/read-mail.ts'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const PASSWORD = 'of the owner of the address'

let mailing: MailingServer
let server: TestServer
beforeAll(async () => {
  mailing = await startMailingServer()
  server = mailing.server
})
afterAll(() => mailing.close())

const send = (url: string, payload: object, to = server) => to.app.inject({ method: 'POST', url, payload })
const login = (email: string, password = PASSWORD, to = server) => send('/api/login', { email, password }, to)
const reset = (token: string) => send('/api/password/reset', { token, password: PASSWORD })
const post = (person: Person, url: string, payload: object) => person.inject({ method: 'POST', url, payload })

/** Has the link sent to a person's address, and returns its token. */
async function askForLink({ email }: Person): Promise<string> {
  await send('/api/password/reset-request', { email })
  return readLink((await mailing.lastMail()).message).searchParams.get('token') ?? ''
}

/** Turns two-step sign-in on for a person. */
async function turnOnTwoFactor(person: Person): Promise<void> {
  const { secret } = (await post(person, '/api/account/two-factor', { password: person.password })).json()
  const code = codeAt(secret, stepOf(new Date()))
  expect((await post(person, '/api/account/two-factor/confirm', { code })).statusCode).toBe(200)
}

const twoFactorOf = async ({ id }: Person, { context } = server) => ({
  secrets: (await context.db.select().from(twoFactors).where(eq(twoFactors.userId, id))).length,
  codes: (await context.db.select().from(backupCodes).where(eq(backupCodes.userId, id))).length,
})

/** Returns the private address of a person's calendar. */
const feedOf = async (person: Person): Promise<string> =>
  new URL((await person.inject({ url: '/api/calendar-feed' })).json().url).pathname
const lastText = async () => readMail((await mailing.lastMail()).message).text
const isServed = async (feed: string) => (await server.app.inject({ url: feed })).statusCode === 200

describe('a reset by email of an account whose address was never confirmed', () => {
  it('ends the two-step sign-in that a stranger has turned on, and says so by email', async () => {
    const stranger = await signUp(server.app)
    await turnOnTwoFactor(stranger)
    const token = await askForLink(stranger)
    expect((await reset(token)).statusCode).toBe(200)
    expect(await twoFactorOf(stranger)).toEqual({ secrets: 0, codes: 0 })
    expect((await login(stranger.email)).statusCode).toBe(200)
    expect((await stranger.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
    await server.drain()
    const subjects = mailing.post.delivered
      .filter(({ to }) => to[0] === stranger.email)
      .map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1])
    expect(subjects).toEqual(expect.arrayContaining(['Your password was changed', 'Two-step sign-in is off']))
  })

  it('ends a two-step sign-in that was only begun', async () => {
    const stranger = await signUp(server.app)
    await post(stranger, '/api/account/two-factor', { password: stranger.password })
    expect(await twoFactorOf(stranger)).toMatchObject({ secrets: 1 })
    await reset(await askForLink(stranger))
    expect(await twoFactorOf(stranger)).toMatchObject({ secrets: 0 })
  })

  it('ends the address under which a stranger reads the calendar, and says so', async () => {
    const stranger = await signUp(server.app)
    const feed = await feedOf(stranger)
    expect(await isServed(feed)).toBe(true)
    expect((await reset(await askForLink(stranger))).json()).toEqual({ calendarFeed: 'ended' })
    expect(await isServed(feed)).toBe(false)
    expect(await lastText()).toContain('the private address of your calendar no longer works')
  })

  it('does all of it or nothing, and the link can then be used again', async () => {
    const stranger = await signUp(server.app)
    await turnOnTwoFactor(stranger)
    const token = await askForLink(stranger)
    const { db } = server.context
    await db.execute(sql`
      create function fail_deletion() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await db.execute(sql`
      create trigger fail_deletion before delete on two_factors for each row execute function fail_deletion()`)
    expect((await reset(token)).statusCode).toBe(500)
    await db.execute(sql`drop function fail_deletion cascade`)
    expect((await login(stranger.email)).statusCode).toBe(401)
    expect((await stranger.inject({ url: '/api/voice-notes' })).statusCode).toBe(200)
    expect((await reset(token)).statusCode).toBe(200)
    expect((await login(stranger.email)).statusCode).toBe(200)
  })
})

it('keeps the second factor of an account whose address is confirmed', async () => {
  const person = await signUp(server.app, { verified: true })
  await turnOnTwoFactor(person)
  await reset(await askForLink(person))
  expect(await twoFactorOf(person)).toEqual({ secrets: 1, codes: 10 })
  expect((await login(person.email)).json()).toMatchObject({ code: 'two_factor_required' })
  expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
})

it('keeps the address of the calendar of a confirmed account, and says so only to who has one', async () => {
  const person = await signUp(server.app, { verified: true })
  expect((await reset(await askForLink(person))).json()).toEqual({ calendarFeed: 'none' })
  expect(await lastText()).not.toContain('calendar')
  const again = await login(person.email)
  const cookie = again.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const { url } = (await server.app.inject({ url: '/api/calendar-feed', headers: { cookie } })).json()
  expect((await reset(await askForLink(person))).json()).toEqual({ calendarFeed: 'kept' })
  expect(await isServed(new URL(url).pathname)).toBe(true)
  expect(await lastText()).toContain('The private address of your calendar still works.')
})

it('keeps the second factor where no email is sent, and an administrator hands out the link', async () => {
  const own = await startTestServer()
  try {
    const person = await signUp(own.app)
    await turnOnTwoFactor(person)
    await send('/api/password/reset-request', { email: person.email }, own)
    await own.drain()
    const token = await readResetToken(own, person.id)
    expect((await send('/api/password/reset', { token, password: PASSWORD }, own)).statusCode).toBe(200)
    expect(await twoFactorOf(person, own)).toEqual({ secrets: 1, codes: 10 })
    expect((await login(person.email, PASSWORD, own)).json()).toMatchObject({ code: 'two_factor_required' })
  } finally {
    await own.close()
  }
})

it('accepts one of two simultaneous resets by the same link', async () => {
  const person = await signUp(server.app)
  const token = await askForLink(person)
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

it('refuses a link that has expired', async () => {
  const person = await signUp(server.app)
  const token = await askForLink(person)
  await server.context.db.execute(sql`update verifications set expires_at = now() where value = ${person.id}`)
  expect((await reset(token)).json()).toMatchObject({ code: 'link_expired' })
})
