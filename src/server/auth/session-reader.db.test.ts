import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const DAY = 24 * 3600 * 1000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let person: Person
beforeEach(async () => {
  person = await signUp(server.app)
})

const read = (cookie = person.cookie) => server.context.auth.readSession(cookie)
const readByLibrary = () => server.context.auth.api.getSession({ headers: new Headers({ cookie: person.cookie }) })
const endIn = (days: number) =>
  server.context.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + days * DAY) })
    .where(eq(sessions.userId, person.id))
const me = (cookie = person.cookie) =>
  server.app
    .inject({ method: 'GET', url: '/api/voice-notes', headers: { cookie } })
    .then(({ statusCode }) => statusCode)

it('reads the same session and user as better-auth', async () => {
  const found = await read()
  const library = await readByLibrary()
  expect(found?.id).toBe(library?.session.id)
  expect(library?.user).toMatchObject({ ...found?.user, id: person.id })
})

it('does not ask better-auth about a session that needs no change', async () => {
  const library = vi.spyOn(server.context.auth.api, 'getSession')
  expect(await me()).toBe(200)
  expect(library).not.toHaveBeenCalled()
  library.mockRestore()
})

it('leaves to better-auth a session that has ended or is to be extended', async () => {
  await endIn(28)
  expect(await read()).toBeNull()
  expect(await me()).toBe(200)
  const extended = await read()
  expect(extended?.user.id).toBe(person.id)
  await endIn(-1)
  expect(await read()).toBeNull()
  expect(await me()).toBe(401)
})

it('gives the browser a cookie that lasts as long as the extended session', async () => {
  const ask = () => server.app.inject({ method: 'GET', url: '/api/voice-notes', headers: { cookie: person.cookie } })
  expect((await ask()).headers['set-cookie']).toBeUndefined()
  await endIn(28)
  const [renewed, ...others] = [(await ask()).headers['set-cookie']].flat()
  expect(others).toEqual([])
  expect(renewed).toContain(`${person.cookie};`)
  expect(renewed).toContain(`Max-Age=${30 * 24 * 3600}`)
})

it('accepts no forged cookie', async () => {
  const [name = '', value = ''] = person.cookie.split('=')
  const token = decodeURIComponent(value).split('.')[0]
  const forged = ['', token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `.${value}`, `${value.slice(0, -4)}AAA%3D`]
  for (const text of forged) {
    expect(await read(`${name}=${text}`)).toBeNull()
    expect(await me(`${name}=${text}`)).toBe(401)
  }
})

it('refuses a deactivated user at once', async () => {
  await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, person.id))
  expect(await me()).toBe(401)
})
