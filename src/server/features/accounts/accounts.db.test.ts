import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentials, sessions, users } from '#server/db/schema/accounts.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers })

describe('registering', () => {
  it('signs in with an httpOnly SameSite cookie and returns the user without the password', async () => {
    const response = await post('/api/register', {
      email: 'Ada@Example.com',
      password: 'a good password',
      firstName: 'Ada',
      lastName: 'Moreau',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      isPremium: false,
      isActive: true,
      subscriptionStatus: 'none',
    })
    expect(response.body).not.toContain('a good password')
    const cookie = response.cookies[0]
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('keeps a hash of the password, never the password', async () => {
    const person = await signUp(server.app, { password: 'plain text nowhere' })
    const [row] = await server.context.db.select().from(credentials).where(eq(credentials.userId, person.id))
    expect(row?.password).toBeTruthy()
    expect(row?.password).not.toContain('plain text nowhere')
  })

  it('names the account of the address and what to do, in any letter case, where no email is sent', async () => {
    const person = await signUp(server.app)
    const payload = { email: person.email.toUpperCase(), password: 'another password' }
    const response = await post('/api/register', payload, { 'accept-language': 'en' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'email_taken',
      fields: { email: expect.stringContaining('your administrator') },
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('creates one account from two simultaneous requests', async () => {
    const register = () => post('/api/register', { email: 'at-once@example.com', password: 'a good password' })
    const statuses = (await Promise.all([register(), register(), register()])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([201, 409, 409])
  })

  it.each([
    [{ email: 'no address', password: 'long enough' }, 'email', 'Ce n’est pas une adresse e-mail.'],
    [{ email: 'a@example.com', password: 'short' }, 'password', 'C’est trop court.'],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, 'password', 'C’est trop long.'],
    [{ email: 'a@example.com', password: 'long enough', firstName: 'x'.repeat(81) }, 'firstName', 'C’est trop long.'],
    [{ password: 'long enough' }, 'email', 'Cette information est requise.'],
  ])('names the wrong field in the requested language: %j', async (payload, field, message) => {
    const response = await post('/api/register', payload, { 'accept-language': 'fr-CA,fr;q=0.9' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { [field]: message } })
  })
})

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const person = await signUp(server.app)
    const wrong = await post('/api/login', { email: person.email, password: 'not the password' })
    const unknown = await post('/api/login', { email: 'nobody@example.com', password: 'not the password' })
    const { requestId: _wrong, ...wrongBody } = wrong.json()
    const { requestId: _unknown, ...unknownBody } = unknown.json()
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(401)
    expect(wrongBody).toEqual(unknownBody)
    expect(wrongBody.code).toBe('invalid_credentials')
  })

  it('starts a session that ends at sign-out', async () => {
    const person = await signUp(server.app)
    const login = await post('/api/login', { email: person.email, password: person.password })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    for (const url of ['/api/user', '/api/auth/user']) {
      const response = await server.app.inject({ url, headers: { cookie } })
      expect(response.json()).toMatchObject({ id: person.id })
    }
    const out = await server.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })
    expect(out.statusCode).toBe(204)
    expect((await server.app.inject({ url: '/api/user', headers: { cookie } })).json()).toBeNull()
  })

  it('refuses a deactivated account and ends its sessions', async () => {
    const person = await signUp(server.app)
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, person.id))
    expect((await person.inject({ url: '/api/user' })).json()).toBeNull()
    expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
    const response = await post('/api/login', { email: person.email, password: person.password })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('account_inactive')
    expect(await server.context.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([])
  })

  it('is limited by account and by client address as reported by the proxy, and says when to retry', async () => {
    const limited = await startTestServer({ RATE_LIMIT_SIGN_IN: '3' })
    try {
      const attempt = () =>
        limited.app.inject({
          method: 'POST',
          url: '/api/login',
          payload: { email: 'nobody@example.com', password: 'a password' },
        })
      for (let tries = 0; tries < 3; tries += 1) expect((await attempt()).statusCode).toBe(401)
      const refused = await attempt()
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.json().message).toContain(String(refused.headers['retry-after']))
      const elsewhere = await limited.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        payload: { email: 'nobody@example.com', password: 'a password' },
      })
      expect(elsewhere.statusCode).toBe(401)
    } finally {
      await limited.close()
    }
  })
})

describe('a request without a session', () => {
  it('returns null for the user', async () => {
    const response = await server.app.inject({ url: '/api/user' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('null')
  })

  it.each(['https://evil.example', 'https://localhost:3000', 'http://localhost:3001', 'null', 'nonsense'])(
    'is refused from another site: %s',
    async (origin) => {
      const response = await post('/api/logout', {}, { origin, host: 'localhost:3000' })
      expect(response.statusCode).toBe(403)
      expect(response.json().code).toBe('cross_origin')
    },
  )

  it.each([
    ['http://localhost:3000', { host: 'localhost:3000' }],
    ['http://dictum.lan:3000', { host: 'dictum.lan:3000' }],
    ['https://dictum.example', { host: 'dictum.example', 'x-forwarded-proto': 'https' }],
  ])('is accepted from its own site: %s', async (origin, headers) => {
    expect((await post('/api/logout', {}, { ...headers, origin })).statusCode).toBe(204)
  })
})
