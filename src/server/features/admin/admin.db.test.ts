import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { adminAudit } from '#server/db/schema/admin.ts'
import type { User } from '#shared/contract/accounts.ts'
import type { AdminUser, AuditEntry } from '#shared/contract/admin.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const PASSWORD = 'the panel’s own password'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD: PASSWORD })
})
afterAll(() => server.close())
beforeEach(async () => {
  cookie = await unlock()
})

const open = (password: string, remoteAddress = '203.0.113.1') =>
  server.app.inject({ method: 'POST', url: '/api/admin/session', payload: { password }, remoteAddress })
const ask = (options: InjectOptions) => server.app.inject({ ...options, headers: { cookie, ...options.headers } })
const users = async (): Promise<User[]> => (await ask({ url: '/api/admin/users?limit=100' })).json()
const login = (email: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

let addresses = 0
async function unlock(): Promise<string> {
  addresses += 1
  const response = await open(PASSWORD, `198.51.100.${addresses}`)
  expect(response.statusCode).toBe(204)
  return String(response.headers['set-cookie']).split(';')[0] ?? ''
}

async function create(values: object = {}): Promise<User> {
  const email = `made-${crypto.randomUUID()}@example.com`
  const payload = { email, password: 'correct horse battery', firstName: 'Grace', lastName: 'H', ...values }
  const response = await ask({ method: 'POST', url: '/api/admin/users', payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

describe('users', () => {
  it('can sign in at once after being created, with their plan', async () => {
    const user = await create({ isPremium: true, email: 'Grace.Hopper@Example.com' })
    expect(user).toMatchObject({ email: 'grace.hopper@example.com', isPremium: true, isActive: true })
    expect((await login('grace.hopper@example.com', 'correct horse battery')).json()).toMatchObject({ id: user.id })
    expect((await users())[0]).toMatchObject({ id: user.id, firstName: 'Grace' })
  })

  it.each([
    ['no address', { email: 'nobody' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a name that is a text', { firstName: 'x'.repeat(81) }, 'firstName'],
  ])('are refused with %s, and the field is named', async (_what, values, field) => {
    const payload = { email: 'fine@example.com', password: 'correct horse battery', ...values }
    const response = await ask({ method: 'POST', url: '/api/admin/users', payload })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
  })

  it('are refused when their address is taken, on creation and on change', async () => {
    const [first, second] = [await create(), await create()]
    const payload = { email: first.email.toUpperCase(), password: 'correct horse battery' }
    expect((await ask({ method: 'POST', url: '/api/admin/users', payload })).json()).toMatchObject({
      code: 'email_taken',
    })
    const change = { method: 'PATCH', url: `/api/admin/users/${second.id}`, payload: { email: first.email } } as const
    expect((await ask(change)).json()).toMatchObject({ code: 'email_taken' })
  })

  it('are changed by the whole loaded object, and keep their password when none is typed', async () => {
    const user = await create()
    const payload = { ...user, firstName: 'Amazing', isPremium: true, createdAt: 'ignored' }
    const changed = (await ask({ method: 'PATCH', url: `/api/admin/users/${user.id}`, payload })).json()
    expect(changed).toMatchObject({ id: user.id, firstName: 'Amazing', isPremium: true, createdAt: user.createdAt })
    expect((await login(user.email, 'correct horse battery')).statusCode).toBe(200)
    expect((await ask({ method: 'PATCH', url: '/api/admin/users/nobody', payload })).statusCode).toBe(404)
  })

  it('are signed out everywhere by a new password or deactivation, and can’t sign in when deactivated', async () => {
    const person = await signUp(server.app)
    const patch = (payload: object) => ask({ method: 'PATCH', url: `/api/admin/users/${person.id}`, payload })
    await patch({ password: 'another horse battery' })
    expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(401)
    const again = await login(person.email, 'another horse battery')
    expect(again.statusCode).toBe(200)
    const session = {
      cookie: again.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    }
    const read = () => server.app.inject({ url: '/api/voice-notes', headers: session })
    expect((await read()).statusCode).toBe(200)
    await patch({ isActive: false })
    expect((await read()).statusCode).toBe(401)
    expect((await login(person.email, 'another horse battery')).json()).toMatchObject({ code: 'account_inactive' })
    await patch({ isActive: true })
    expect((await login(person.email, 'another horse battery')).statusCode).toBe(200)
  })

  it('leave nothing behind when deleted', async () => {
    const person = await signUp(server.app)
    const note = await uploadNote(person)
    const key = `notes/${note.id}/original`
    expect(await server.context.storage.size(key)).toBeGreaterThan(0)
    await ask({ method: 'PATCH', url: `/api/admin/users/${person.id}`, payload: { firstName: 'Gone' } })
    expect((await ask({ method: 'DELETE', url: `/api/admin/users/${person.id}` })).statusCode).toBe(204)
    expect((await users()).some(({ id }) => id === person.id)).toBe(false)
    expect(await server.context.storage.size(key)).toBeNull()
    expect((await login(person.email, person.password)).statusCode).toBe(401)
    expect((await ask({ url: '/api/admin/audit' })).body).not.toContain(person.email)
    await server.drain()
    expect(await server.context.storage.size(key)).toBeNull()
    expect((await ask({ method: 'DELETE', url: `/api/admin/users/${person.id}` })).statusCode).toBe(404)
  })
})

it('logs actions, but never a password', async () => {
  const user = await create()
  await ask({
    method: 'PATCH',
    url: `/api/admin/users/${user.id}`,
    payload: { isPremium: true, password: 'a secret that stays one' },
  })
  const answer = await ask({ url: '/api/admin/audit?limit=3' })
  expect(answer.json()).toMatchObject([
    { action: 'user_updated', subject: user.email, fields: ['isPremium', 'password'] },
    { action: 'user_created', subject: user.email },
    { action: 'signed_in', ipAddress: expect.stringMatching(/^198\.51\.100\./) },
  ])
  expect(answer.body).not.toContain('a secret')
})

it.each([
  ['delete themselves', (person: Person) => deleteSelf(person)],
  ['are deleted here', (person: Person) => ask({ method: 'DELETE', url: `/api/admin/users/${person.id}` })],
])('keeps in the log neither current nor former addresses of people who %s', async (_, remove) => {
  const person = await signUp(server.app)
  const rename = (email: string) => ask({ method: 'PATCH', url: `/api/admin/users/${person.id}`, payload: { email } })
  const later = `later-${person.email}`
  expect((await rename(later)).statusCode).toBe(200)
  expect((await ask({ url: '/api/admin/audit' })).body).toContain(later)
  // The new address has ended the sessions.
  const again = await login(later, person.password)
  const cookie = again.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  expect((await remove({ ...person, cookie })).statusCode).toBe(204)
  const rows = await server.context.db.select().from(adminAudit)
  expect(JSON.stringify(rows)).not.toContain(person.email)
  expect(rows.map(({ subject }) => subject)).toContain(person.id)
})

const deleteSelf = ({ cookie, password }: Person) =>
  server.app.inject({ method: 'DELETE', url: '/api/account', headers: { cookie }, payload: { password } })

it('shows the speech models, which the admin may always manage', async () => {
  expect((await ask({ url: '/api/admin/models' })).json()).toMatchObject({ manageable: true })
})

it('can turn off two-factor sign-in for a user who lost their codes, and logs it', async () => {
  const person = await signUp(server.app)
  const post = (url: string, payload: object) => person.inject({ method: 'POST', url, payload })
  const { secret } = (await post('/api/account/two-factor', { password: person.password })).json()
  const code = codeAt(secret, stepOf(new Date()))
  expect((await post('/api/account/two-factor/confirm', { code })).statusCode).toBe(200)
  const hasTwoFactor = async () => {
    const list: AdminUser[] = (await ask({ url: '/api/admin/users?limit=100' })).json()
    return list.find(({ id }) => id === person.id)?.hasTwoFactor
  }
  const end = (id: string) => ask({ method: 'DELETE', url: `/api/admin/users/${id}/two-factor` })
  expect(await hasTwoFactor()).toBe(true)
  expect((await login(person.email, person.password)).json()).toMatchObject({ code: 'two_factor_required' })
  for (let time = 0; time < 2; time += 1) expect((await end(person.id)).statusCode).toBe(204)
  expect(await hasTwoFactor()).toBe(false)
  expect((await login(person.email, person.password)).statusCode).toBe(200)
  expect((await end('nobody')).json()).toMatchObject({ code: 'user_not_found' })
  const log: AuditEntry[] = (await ask({ url: '/api/admin/audit' })).json()
  expect(log.filter(({ action }) => action === 'two_factor_ended')).toMatchObject([{ subject: person.email }])
})

describe('an address confirmed by hand', () => {
  const confirm = (id: string, email: string) =>
    ask({ method: 'POST', url: `/api/admin/users/${id}/email-confirmation`, payload: { email } })
  const isConfirmed = async (person: Person) => (await person.inject({ url: '/api/user' })).json().emailVerified
  const confirmations = async () => {
    const log: AuditEntry[] = (await ask({ url: '/api/admin/audit' })).json()
    return log.filter(({ action }) => action === 'email_confirmed').map(({ subject }) => subject)
  }

  it('brings its user what was shared with it, and is logged once', async () => {
    const owner = await signUp(server.app)
    const ben = await signUp(server.app)
    const { id } = await uploadNote(owner)
    const payload = { emails: [ben.email], permission: 'read' }
    expect((await owner.inject({ method: 'POST', url: `/api/voice-notes/${id}/shares`, payload })).statusCode).toBe(200)
    const open = async () => (await ben.inject({ url: `/api/voice-notes/${id}` })).statusCode
    expect(await open()).toBe(404)
    for (let time = 0; time < 2; time += 1) {
      expect((await confirm(ben.id, ben.email.toUpperCase())).statusCode).toBe(204)
    }
    expect(await isConfirmed(ben)).toBe(true)
    expect(await open()).toBe(200)
    expect(await confirmations()).toEqual([ben.email])
  })

  it('is the one that the admin has seen', async () => {
    const person = await signUp(server.app)
    const payload = { email: `later-${person.email}`, password: person.password }
    await person.inject({ method: 'POST', url: '/api/account/email-change', payload })
    expect((await confirm(person.id, person.email)).json()).toMatchObject({ code: 'email_outdated' })
    expect(await isConfirmed(person)).toBe(false)
    expect((await confirm(person.id, 'not an address')).json()).toMatchObject({ code: 'validation_failed' })
    expect((await confirm('nobody', person.email)).json()).toMatchObject({ code: 'user_not_found' })
  })

  it('is not confirmed by its user', async () => {
    const person = await signUp(server.app)
    const url = `/api/admin/users/${person.id}/email-confirmation`
    const answer = await person.inject({ method: 'POST', url, payload: { email: person.email } })
    expect(answer.json()).toMatchObject({ code: 'admin_locked' })
    expect(await isConfirmed(person)).toBe(false)
  })
})
