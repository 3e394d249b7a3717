import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { ensureAdminPassword, readAdminPassword } from './admin-password.ts'

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

let addresses = 0
async function unlock(): Promise<string> {
  addresses += 1
  const response = await open(PASSWORD, `198.51.100.${addresses}`)
  expect(response.statusCode).toBe(204)
  return String(response.headers['set-cookie']).split(';')[0] ?? ''
}

describe('the lock', () => {
  it('opens only with the password, and sets a cookie no script can read', async () => {
    expect((await open('wrong password')).json()).toMatchObject({ code: 'wrong_admin_password' })
    const header = String((await open(PASSWORD)).headers['set-cookie'])
    expect(header).toMatch(/^dictum\.admin=[\w-]{43}; Max-Age=43200; Path=\/api\/admin; HttpOnly; SameSite=Strict$/)
  })

  it('closes on leaving', async () => {
    expect((await ask({ url: '/api/admin/users' })).statusCode).toBe(200)
    expect((await ask({ method: 'DELETE', url: '/api/admin/session' })).statusCode).toBe(204)
    expect((await ask({ url: '/api/admin/users' })).json()).toMatchObject({ code: 'admin_locked' })
  })

  it('does not open with the session of a user, with or without Premium', async () => {
    const person = await signUp(server.app)
    expect((await person.inject({ url: '/api/admin/users' })).statusCode).toBe(401)
  })

  it('closes when the password changes', async () => {
    const { config } = server.context
    const before = config.adminPassword
    config.adminPassword = 'a new one, set meanwhile'
    try {
      expect((await ask({ url: '/api/admin/users' })).statusCode).toBe(401)
    } finally {
      config.adminPassword = before
    }
    expect((await ask({ url: '/api/admin/users' })).statusCode).toBe(200)
  })

  it('allows ten guesses from one address in ten minutes', async () => {
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1) guesses.push((await open('wrong', '203.0.113.9')).statusCode)
    expect(guesses).toEqual([...Array(10).fill(401), 429])
    // Even the right password is refused now, but not from another network.
    expect((await open(PASSWORD, '203.0.113.9')).statusCode).toBe(429)
    expect((await open(PASSWORD, '203.0.113.10')).statusCode).toBe(204)
  })

  it('generates a password when none is set, once, readable by its owner only', async () => {
    const config = { ...readConfig({ DATA_DIR: server.dataDir }), adminPassword: null }
    const made = await ensureAdminPassword(config)
    expect(made?.password).toHaveLength(16)
    expect(await ensureAdminPassword(config)).toBeNull()
    expect(await readAdminPassword(config)).toBe(made?.password)
    expect((await stat(join(server.dataDir, 'admin-password'))).mode & 0o777).toBe(0o600)
    expect(await readFile(made?.path ?? '', 'utf8')).toBe(`${made?.password}\n`)
  })
})
