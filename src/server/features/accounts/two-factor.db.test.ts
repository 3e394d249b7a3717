// Over 250 lines: every step of a sign-in by code needs the same person, app and clock.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { backupCodes, twoFactors } from '#server/db/schema/two-factor.ts'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// Stop the clock, so that no test runs into the next thirty seconds.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

const PASSWORD = 'correct horse battery'
const URL = '/api/account/two-factor'
const post = (person: Person, url: string, payload: object) => person.inject({ method: 'POST', url, payload })
const readState = async (person: Person) => (await person.inject({ url: URL })).json()
const turnOff = (person: Person, payload: object) => person.inject({ method: 'DELETE', url: URL, payload })

/** Returns the code that an app with this secret shows now, or `ahead` steps from now. */
const shown = (secret: string, ahead = 0) => codeAt(secret, stepOf(new Date()) + ahead)

/** Signs up a person with two-factor sign-in; the code of the current step is used up. */
async function withTwoFactor() {
  const person = await signUp(server.app)
  const { secret } = (await post(person, URL, { password: PASSWORD })).json()
  const confirmed = await post(person, `${URL}/confirm`, { code: shown(secret) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { person, secret: String(secret), codes: confirmed.json().backupCodes as string[] }
}

const login = (email: string, password = PASSWORD) =>
  server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

/** Signs in by password, and returns a function that sends codes. */
async function beginSignIn(email: string, password = PASSWORD) {
  const answer = await login(email, password)
  expect(answer.json()).toMatchObject({ code: 'two_factor_required' })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const send = (code: string, headers: Record<string, string> = { cookie }) =>
    server.app.inject({ method: 'POST', url: '/api/login/two-factor', payload: { code }, headers })
  return { answer, cookie, send }
}

describe('turning it on', () => {
  it('needs the password, and a code of the secret that was shown', async () => {
    const person = await signUp(server.app)
    expect(await readState(person)).toEqual({ isOn: false, backupCodesLeft: 0 })
    expect((await post(person, `${URL}/confirm`, { code: '123456' })).json()).toMatchObject({ code: 'two_factor_off' })
    expect((await post(person, URL, { password: 'wrong' })).json()).toMatchObject({ code: 'wrong_password' })
    const first = (await post(person, URL, { password: PASSWORD })).json()
    const { secret, uri } = (await post(person, URL, { password: PASSWORD })).json()
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain(encodeURIComponent(person.email))
    for (const code of [shown(first.secret), '000', shown(secret, 2)]) {
      expect((await post(person, `${URL}/confirm`, { code })).json()).toMatchObject({ code: 'wrong_code' })
    }
    expect((await login(person.email)).statusCode).toBe(200)
    const confirmed = (
      await post(person, `${URL}/confirm`, { code: ` ${shown(secret).replace(/^.../, '$& ')} ` })
    ).json()
    expect(new Set(confirmed.backupCodes).size).toBe(10)
    expect(await readState(person)).toEqual({ isOn: true, backupCodesLeft: 10 })
    expect((await post(person, URL, { password: PASSWORD })).json()).toMatchObject({ code: 'two_factor_on' })
    expect((await post(person, `${URL}/confirm`, { code: shown(secret, 1) })).json()).toMatchObject({
      code: 'two_factor_on',
    })
  })

  it('ends all other sessions on request, and only with a correct code', async () => {
    const person = await signUp(server.app)
    const other = { cookie: String((await login(person.email)).headers['set-cookie']).split(';')[0] ?? '' }
    const stranger = await signUp(server.app)
    const isIn = async () => (await server.app.inject({ url: URL, headers: other })).statusCode === 200
    const { secret } = (await post(person, URL, { password: PASSWORD })).json()
    await post(person, `${URL}/confirm`, { code: '000000', endOtherSessions: true })
    expect(await isIn()).toBe(true)
    const confirmed = await post(person, `${URL}/confirm`, { code: shown(secret), endOtherSessions: true })
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    expect(await isIn()).toBe(false)
    expect(await readState(person)).toMatchObject({ isOn: true })
    expect(await readState(stranger)).toMatchObject({ isOn: false })
  })

  it('keeps the other sessions by default', async () => {
    const person = await signUp(server.app)
    await login(person.email)
    const { secret } = (await post(person, URL, { password: PASSWORD })).json()
    await post(person, `${URL}/confirm`, { code: shown(secret) })
    expect((await person.inject({ url: '/api/account/sessions' })).json()).toHaveLength(2)
  })

  it('stores neither secret nor codes in plain text', async () => {
    const { person, secret, codes } = await withTwoFactor()
    const kept = JSON.stringify([
      await server.context.db.select().from(twoFactors).where(eq(twoFactors.userId, person.id)),
      await server.context.db.select().from(backupCodes).where(eq(backupCodes.userId, person.id)),
    ])
    for (const open of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(open)
    }
  })
})

describe('signing in', () => {
  it('starts no session for the password alone, but one for the code', async () => {
    const { person, secret } = await withTwoFactor()
    const before = await server.context.db.select().from(sessions).where(eq(sessions.userId, person.id))
    const { answer, send } = await beginSignIn(person.email.toUpperCase())
    expect(answer.statusCode).toBe(401)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^dictum\.sign_in=[^;]+; Max-Age=300; Path=\/api\/login; HttpOnly; SameSite=Strict$/,
    )
    expect(await server.context.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual(before)
    const done = await send(shown(secret, 1))
    expect(done.json()).toMatchObject({ id: person.id })
    const session = done.cookies.find(({ name }) => name === 'dictum.session_token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(done.cookies.find(({ name }) => name === 'dictum.sign_in')).toMatchObject({ value: '', maxAge: 0 })
    const cookie = `${session?.name}=${encodeURIComponent(session?.value ?? '')}`
    const user = await server.app.inject({ url: '/api/user', headers: { cookie } })
    expect(user.json()).toMatchObject({ id: person.id })
  })

  it('answers a wrong password as without two-factor sign-in', async () => {
    const { person } = await withTwoFactor()
    const answer = await login(person.email, 'not the password')
    expect(answer.json()).toMatchObject({ code: 'invalid_credentials' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('accepts a code of the app once, and none older than the last', async () => {
    const { person, secret } = await withTwoFactor()
    const present = shown(secret)
    const next = shown(secret, 1)
    const { send } = await beginSignIn(person.email)
    expect((await send(present)).json()).toMatchObject({ code: 'wrong_code' })
    expect((await send(next)).statusCode).toBe(200)
    const again = await beginSignIn(person.email)
    for (const code of [next, present]) expect((await again.send(code)).statusCode).toBe(403)
    moveClock(60_000)
    expect((await again.send(shown(secret))).statusCode).toBe(200)
  })

  it('accepts one of two simultaneous requests with the same code', async () => {
    const { person, secret } = await withTwoFactor()
    const [one, other] = [await beginSignIn(person.email), await beginSignIn(person.email)]
    const code = shown(secret, 1)
    const answers = await Promise.all([one.send(code), other.send(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  it('accepts each backup code once, however it is typed, and none of another user', async () => {
    const { person, codes } = await withTwoFactor()
    const stranger = await withTwoFactor()
    const { send } = await beginSignIn(person.email)
    expect((await send(stranger.codes[0] ?? '')).statusCode).toBe(403)
    expect((await send(` ${codes[0]?.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200)
    const again = await beginSignIn(person.email)
    expect((await again.send(codes[0] ?? '')).json()).toMatchObject({ code: 'wrong_code' })
    expect((await again.send(codes[1]?.replace('-', '') ?? '')).statusCode).toBe(200)
    expect(await readState(person)).toMatchObject({ backupCodesLeft: 8 })
  })

  it('expires after five minutes', async () => {
    const { person, secret } = await withTwoFactor()
    const { send } = await beginSignIn(person.email)
    moveClock(301_000)
    expect((await send(shown(secret))).json()).toMatchObject({ code: 'sign_in_expired' })
  })

  it('ends after five codes, and an account allows twenty an hour', async () => {
    const { person, secret } = await withTwoFactor()
    const { send } = await beginSignIn(person.email)
    for (let tries = 0; tries < 5; tries += 1) expect((await send('000000')).statusCode).toBe(403)
    expect((await send(shown(secret, 1))).json()).toMatchObject({ code: 'sign_in_expired' })
    await server.context.db
      .update(rateLimits)
      .set({ hits: 20 })
      .where(eq(rateLimits.key, `code:${person.id}`))
    const again = await beginSignIn(person.email)
    expect((await again.send(shown(secret, 1))).statusCode).toBe(429)
    moveClock(3_601_000)
    expect((await (await beginSignIn(person.email)).send(shown(secret))).statusCode).toBe(200)
  })

  it('accepts no cookie but its own', async () => {
    const { person, secret } = await withTwoFactor()
    const other = await withTwoFactor()
    const { cookie, send } = await beginSignIn(other.person.email)
    const code = shown(secret, 1)
    const forged = [
      {},
      { cookie: 'dictum.sign_in=x' },
      { cookie: cookie.replace(other.person.id, person.id) },
      { cookie: cookie.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`) },
      { cookie: cookie.replace(other.person.id, 'nobody') },
    ]
    for (const headers of forged) {
      expect((await send(code, headers)).json(), JSON.stringify(headers)).toMatchObject({ code: 'sign_in_expired' })
    }
  })

  it('refuses a deactivated account in both steps', async () => {
    const { person, secret } = await withTwoFactor()
    const { send } = await beginSignIn(person.email)
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, person.id))
    expect((await send(shown(secret, 1))).json()).toMatchObject({ code: 'account_inactive' })
    expect((await login(person.email)).json()).toMatchObject({ code: 'account_inactive' })
  })

  it('asks for the code after a password reset, and invalidates the first step made with the old password', async () => {
    const { person, secret } = await withTwoFactor()
    const { send } = await beginSignIn(person.email)
    const newPassword = 'another horse battery'
    const changed = await post(person, '/api/account/password', { currentPassword: PASSWORD, newPassword })
    expect(changed.statusCode).toBe(204)
    expect((await send(shown(secret, 1))).json()).toMatchObject({ code: 'sign_in_expired' })
    const again = await beginSignIn(person.email, newPassword)
    expect((await again.send(shown(secret, 1))).statusCode).toBe(200)
  })
})

describe('backup codes', () => {
  it('are replaced given the password, which invalidates the old ones', async () => {
    const { person, codes } = await withTwoFactor()
    const renew = (password: string) => post(person, `${URL}/backup-codes`, { password })
    expect((await renew('wrong')).json()).toMatchObject({ code: 'wrong_password' })
    const { backupCodes: fresh } = (await renew(PASSWORD)).json()
    const { send } = await beginSignIn(person.email)
    expect((await send(codes[0] ?? '')).statusCode).toBe(403)
    expect((await send(fresh[0])).statusCode).toBe(200)
    const without = await signUp(server.app)
    expect((await post(without, `${URL}/backup-codes`, { password: PASSWORD })).json()).toMatchObject({
      code: 'two_factor_off',
    })
  })
})

describe('turning it off', () => {
  it('needs password and code, and removes everything', async () => {
    const { person, secret } = await withTwoFactor()
    const off = (password: string, code: string) => turnOff(person, { password, code })
    const { send } = await beginSignIn(person.email)
    expect((await off('wrong', shown(secret, 1))).json()).toMatchObject({ code: 'wrong_password' })
    expect((await off(PASSWORD, '000000')).json()).toMatchObject({ code: 'wrong_code' })
    expect((await off(PASSWORD, shown(secret, 1))).statusCode).toBe(204)
    expect(await readState(person)).toEqual({ isOn: false, backupCodesLeft: 0 })
    expect((await send(shown(secret, 1))).json()).toMatchObject({ code: 'sign_in_expired' })
    expect((await login(person.email)).statusCode).toBe(200)
    expect((await off(PASSWORD, shown(secret, 1))).json()).toMatchObject({ code: 'two_factor_off' })
  })

  it('also works with a backup code, for users who have lost the app', async () => {
    const { person, codes } = await withTwoFactor()
    expect((await turnOff(person, { password: PASSWORD, code: codes[3] })).statusCode).toBe(204)
    expect((await login(person.email)).statusCode).toBe(200)
  })
})

it('does not let a password reset bypass two-factor sign-in', async () => {
  const { person, secret } = await withTwoFactor()
  const send = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
  expect((await send('/api/password/reset-request', { email: person.email })).statusCode).toBe(204)
  await server.drain()
  const token = await readResetToken(server, person.id)
  const password = 'a third horse battery'
  const reset = await send('/api/password/reset', { token, password })
  expect([reset.statusCode, reset.headers['set-cookie']]).toEqual([200, undefined])
  const second = await beginSignIn(person.email, password)
  expect((await second.send(shown(secret, 1))).statusCode).toBe(200)
})
