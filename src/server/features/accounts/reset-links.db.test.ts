import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const ADMIN_PASSWORD = 'the panel’s own'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const reset = (token: string, password: string) => post('/api/password/reset', { token, password })

async function askForLink(): Promise<string> {
  expect((await post('/api/password/reset-request', { email: person.email })).statusCode).toBe(204)
  await server.drain()
  return readResetToken(server, person.id)
}

it('accepts only the newest link, and only once', async () => {
  const first = await askForLink()
  const second = await askForLink()
  expect((await reset(first, 'by the first link')).json()).toMatchObject({ code: 'link_expired' })
  expect((await reset(second, 'by the second link')).statusCode).toBe(200)
  expect((await reset(second, 'by it again')).json()).toMatchObject({ code: 'link_expired' })
})

it('keeps other users’ links when one asks for a new link', async () => {
  const link = await askForLink()
  const other = await signUp(server.app)
  await post('/api/password/reset-request', { email: other.email })
  await server.drain()
  expect((await reset(link, 'still my own link')).statusCode).toBe(200)
})

it('invalidates links when the password is changed in the settings', async () => {
  const link = await askForLink()
  const payload = { currentPassword: person.password, newPassword: 'chosen in the settings' }
  expect((await person.inject({ method: 'POST', url: '/api/account/password', payload })).statusCode).toBe(204)
  expect((await reset(link, 'by the old link')).json()).toMatchObject({ code: 'link_expired' })
})

it('invalidates links when the password is set in the admin panel', async () => {
  const link = await askForLink()
  const unlocked = await post('/api/admin/session', { password: ADMIN_PASSWORD })
  const cookie = unlocked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const url = `/api/admin/users/${person.id}`
  const payload = { password: 'chosen in the panel' }
  expect((await server.app.inject({ method: 'PATCH', url, headers: { cookie }, payload })).statusCode).toBe(200)
  expect((await reset(link, 'by the old link')).json()).toMatchObject({ code: 'link_expired' })
})

it('invalidates links in the old mailbox, and sessions, when the address is changed in the admin panel', async () => {
  const link = await askForLink()
  const unlocked = await post('/api/admin/session', { password: ADMIN_PASSWORD })
  const cookie = unlocked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const url = `/api/admin/users/${person.id}`
  const change = (payload: object) => server.app.inject({ method: 'PATCH', url, headers: { cookie }, payload })
  expect((await change({ firstName: 'Maria' })).statusCode).toBe(200)
  expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(200)
  expect((await change({ email: `new-${person.email}` })).statusCode).toBe(200)
  expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
  expect((await reset(link, 'by the old link')).json()).toMatchObject({ code: 'link_expired' })
})

it('accepts one of two links requested at once', async () => {
  const { auth, db } = server.context
  const ask = () => auth.api.requestPasswordReset({ body: { email: person.email } })
  await Promise.all([ask(), ask(), ask(), ask()])
  const left = (await db.query.verifications.findMany()).filter(({ value }) => value === person.id)
  expect(left).toHaveLength(1)
})
