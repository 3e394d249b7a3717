import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { FUZZ_ENVIRONMENT } from '#test/fuzz/fuzz.ts'
import { MARK } from '#test/fuzz/hostile-values.ts'
import { makePerson, unlockPanel } from '#test/fuzz/people.ts'
import { planRequest, ROUND } from '#test/fuzz/plan-request.ts'
import { makeRandom } from '#test/make-random.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
afterEach(() => server.close())

/** The tables that remain in the database: a request's first failure would hide later ones. */
const LEFT: Record<string, string[]> = {
  'what signs people in': ['rate_limits', 'users', 'sessions', 'admin_sessions', 'verifications', 'credentials'],
  'the sessions': ['users', 'sessions', 'admin_sessions'],
  nothing: [],
}

/** Calls that end the session come last, because the others need it. */
const LAST = ['POST /api/logout', 'POST /api/account/password', 'DELETE /api/account', 'DELETE /api/admin/session']

describe('the log of failed queries', () => {
  it.each(Object.entries(LEFT))('holds nothing that was sent, with %s left', async (_, kept) => {
    const lines: string[] = []
    server = await startTestServer({ ...FUZZ_ENVIRONMENT, LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) })
    const person = await makePerson(server)
    const cookie = `${person.cookie}; ${await unlockPanel(server)}`
    await breakTables(kept)
    const planned = Array.from({ length: ROUND }, (_entry, index) => planRequest(index, makeRandom(index), person))
    const harmless = planned.filter(({ name, path }) => /^\S+ \S+$/.test(name) && !path.startsWith('/api/stream'))
    const failed = new Set<string>()
    for (const { name, method, path, headers, body } of harmless.sort((a, b) => rank(a.name) - rank(b.name))) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: path,
        headers: { cookie, ...headers },
        ...(body ? { payload: body } : {}),
      })
      if (answer.statusCode >= 500) failed.add(name)
    }
    expect(failed.size).toBeGreaterThan(40)
    const leaks = lines.filter((line) =>
      [MARK, person.email, ...person.secrets].some((secret) => line.includes(secret)),
    )
    expect(leaks).toEqual([])
    expect(lines.filter((line) => line.includes('a request failed')).length).toBeGreaterThan(40)
  })
})

const rank = (name: string) => LAST.indexOf(name)

async function breakTables(kept: string[]) {
  const { db } = server.context
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows.filter((row) => !kept.includes(row.name))) {
    await db.execute(sql`alter table ${sql.identifier(name)} rename to ${sql.identifier(`${name}_gone`)}`)
  }
}
