import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const login = (password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: person.email, password },
    headers: { 'user-agent': 'Another Browser' },
  })
const cookieOf = (response: Awaited<ReturnType<typeof login>>) =>
  response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
const isSignedIn = async (cookie: string) =>
  (await server.app.inject({ url: '/api/voice-notes', headers: { cookie } })).statusCode === 200
const sessions = async () => (await person.inject({ url: '/api/account/sessions' })).json()

describe('the user’s own account', () => {
  it('changes the name', async () => {
    const change = { method: 'PATCH', url: '/api/account', payload: { firstName: ' Zoë ', language: 'fr' } } as const
    expect((await person.inject(change)).json()).toMatchObject({ firstName: 'Zoë', lastName: 'Moreau', language: 'fr' })
    expect((await person.inject({ url: '/api/user' })).json()).toMatchObject({ firstName: 'Zoë' })
    const isPremium = { ...change, payload: { isPremium: false, email: 'x@example.com' } }
    expect((await person.inject(isPremium)).json()).toMatchObject({ isPremium: true, email: person.email })
  })

  it('changes the password given the current one, and ends the other sessions', async () => {
    const other = cookieOf(await login(person.password))
    const change = (currentPassword: string, newPassword: string) =>
      person.inject({ method: 'POST', url: '/api/account/password', payload: { currentPassword, newPassword } })
    expect((await change('wrong', 'another horse battery')).json()).toMatchObject({ code: 'wrong_password' })
    expect((await change(person.password, 'short')).json()).toMatchObject({ code: 'validation_failed' })
    const changed = await change(person.password, 'another horse battery')
    expect(changed.statusCode).toBe(204)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(cookieOf(changed))).toBe(true)
    expect((await login(person.password)).statusCode).toBe(401)
    expect((await login('another horse battery')).statusCode).toBe(200)
  })

  it('lists the sessions, and signs out everywhere else', async () => {
    const other = cookieOf(await login(person.password))
    expect(await sessions()).toMatchObject([
      { isPresent: true },
      { isPresent: false, userAgent: 'Another Browser', ipAddress: '127.0.0.1' },
    ])
    expect(JSON.stringify(await sessions())).not.toContain('token')
    expect((await person.inject({ method: 'DELETE', url: '/api/account/sessions' })).statusCode).toBe(204)
    expect(await isSignedIn(other)).toBe(false)
    expect(await sessions()).toHaveLength(1)
  })

  it.each([
    ['203.0.113.9', {}, '203.0.113.9'],
    // Neither header comes from a trusted proxy.
    ['203.0.113.9', { 'x-forwarded-for': '198.51.100.1' }, '203.0.113.9'],
    ['203.0.113.9', { 'x-dictum-client-address': '198.51.100.1' }, '203.0.113.9'],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7, 198.51.100.1' }, '198.51.100.1'],
    ['::1', {}, '0000:0000:0000:0000:0000:0000:0000:0001'],
  ])('shows from which address a session was opened: by %s with %o', async (remoteAddress, headers, shown) => {
    const opened = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers,
      payload: { email: person.email, password: person.password },
    })
    expect(opened.statusCode).toBe(200)
    expect((await sessions())[1]).toMatchObject({ isPresent: false, ipAddress: shown })
    const changed = await server.app.inject({
      method: 'POST',
      url: '/api/account/password',
      remoteAddress,
      headers: { ...headers, cookie: cookieOf(opened) },
      payload: { currentPassword: person.password, newPassword: 'another horse battery' },
    })
    const list = await server.app.inject({ url: '/api/account/sessions', headers: { cookie: cookieOf(changed) } })
    expect(list.json()).toMatchObject([{ isPresent: true, ipAddress: shown }])
  })

  it('is deleted with everything in it, given its password', async () => {
    const { id } = await uploadNote(person)
    const remove = (password: string) => person.inject({ method: 'DELETE', url: '/api/account', payload: { password } })
    expect((await remove('wrong')).json()).toMatchObject({ code: 'wrong_password' })
    expect(await server.context.storage.size(`notes/${id}/original`)).toBeGreaterThan(0)
    expect((await remove(person.password)).statusCode).toBe(204)
    expect(await isSignedIn(person.cookie)).toBe(false)
    expect((await login(person.password)).statusCode).toBe(401)
    expect(await server.context.storage.size(`notes/${id}/original`)).toBeNull()
  })

  it('allows ten guesses at its password', async () => {
    const guess = () => person.inject({ method: 'DELETE', url: '/api/account', payload: { password: 'wrong' } })
    for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(403)
    expect((await guess()).statusCode).toBe(429)
  })
})
