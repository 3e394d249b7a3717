import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { AdminUser } from '#shared/contract/admin.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { listUsers } from './admin.queries.ts'

const PASSWORD = 'the panel’s own password'
const PEOPLE = 45

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD: PASSWORD })
  const opened = await server.app.inject({ method: 'POST', url: '/api/admin/session', payload: { password: PASSWORD } })
  cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  // Three at a time are equally old.
  await server.context.db.insert(users).values(
    Array.from({ length: PEOPLE }, (_, at) => ({
      id: `user-${String(at).padStart(2, '0')}`,
      name: 'Ada',
      firstName: at % 2 ? 'Ada' : 'Élodie',
      lastName: `Number ${at}%`,
      email: `person.${at}_x@example.com`,
      isPremium: at < 5,
      isActive: at > 1,
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 3))),
    })),
  )
})
afterAll(() => server.close())

const ask = (url: string) => server.app.inject({ url, headers: { cookie } })
const search = async (text: string) => {
  const answer = await ask(`/api/admin/users?${new URLSearchParams({ search: text, limit: '100' })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['x-total-count']).toBe(String(answer.json().length))
  return answer.json<AdminUser[]>().map(({ email }) => email)
}

describe('the list of users', () => {
  it('comes in pages, newest first, each user once', async () => {
    const ids: string[] = []
    let url: string | undefined = '/api/admin/users'
    let pages = 0
    while (url) {
      const answer = await ask(url)
      expect(answer.headers['x-total-count']).toBe(String(PEOPLE))
      ids.push(...answer.json<AdminUser[]>().map(({ id }) => id))
      url = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
      pages += 1
    }
    expect(pages).toBe(3)
    expect(ids).toEqual(Array.from({ length: PEOPLE }, (_, at) => `user-${String(PEOPLE - 1 - at).padStart(2, '0')}`))
  })

  it('is searched by any part of a name or an address, without regard to case and accents', async () => {
    expect(await search('NUMBER 17')).toEqual(['person.17_x@example.com'])
    for (const name of [' élodie number 4', 'ELODIE number 4']) expect(await search(name)).toHaveLength(4)
    expect(await search('person.3_')).toEqual(['person.3_x@example.com'])
    expect(await search('EXAMPLE.COM')).toHaveLength(PEOPLE)
    expect(await search('')).toHaveLength(PEOPLE)
  })

  it.each(['nobody', '_____', '%%', "'; drop table users --", '\\', '€'])('finds nobody by %j', async (text) => {
    expect(await search(text)).toEqual([])
  })

  it('keeps the search on the next page', async () => {
    const first = await ask('/api/admin/users?search=ada&limit=10')
    const next = /<([^>]*)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(new URLSearchParams(next.split('?')[1]).get('search')).toBe('ada')
    expect((await ask(next)).json<AdminUser[]>().every(({ firstName }) => firstName === 'Ada')).toBe(true)
  })

  it.each([
    'cursor=nonsense',
    `cursor=${Buffer.from('Infinity user-01').toString('base64url')}`,
    `cursor=${Buffer.from('0 no\u0000name').toString('base64url')}`,
    `cursor=${Buffer.from('user-01').toString('base64url')}`,
    'limit=0',
    'limit=101',
    `search=${'a'.repeat(400)}`,
    'search=%00',
  ])('refuses %s', async (query) => {
    expect((await ask(`/api/admin/users?${query}`)).statusCode).toBe(400)
  })

  it('is counted as a whole', async () => {
    expect((await ask('/api/admin/user-counts')).json()).toEqual({ total: PEOPLE, premium: 5, active: PEOPLE - 2 })
  })

  it('reads no more than a page by its index', async () => {
    const { db, config, logger } = server.context
    await db.execute(sql`
      insert into users (id, name, email, created_at)
      select 'many-' || at, 'Many', at || '@many.example', timestamptz '2025-01-01' + at * interval '1 minute'
      from generate_series(1, 5000) as at`)
    await db.execute(sql`analyze users`)
    const pool = openPool('plans', { connectionString: config.databaseUrl ?? '', max: 1 }, logger)
    const recorded = recordQueries(pool)
    for (const after of [null, { keys: [Date.UTC(2025, 0, 2)], id: 'many-1' }]) {
      await listUsers(recorded.db, '', { limit: 21, after })
    }
    await pool.end()
    expect(recorded.queries).toHaveLength(2)
    for (const { query } of recorded.queries) {
      const { rows } = await db.execute(sql.raw(`explain (generic_plan) ${query}`))
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect(plan).toContain('Index Scan using users_newest')
      expect(plan).not.toContain('Sort')
    }
  })
})
