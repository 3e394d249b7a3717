import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { listUsersToTell } from './deletion-notices.queries.ts'
import { countDue, listDue } from './retention.queries.ts'

const NOW = new Date('2026-03-01T00:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.context
  await db.execute(sql`
    insert into users (id, name, email) select 'user-' || n, '', n || '@example.com' from generate_series(1, 200) n`)
  await db.execute(sql`
    insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at, ready_at)
    select gen_random_uuid(), 'user-' || (n % 200 + 1), 'ready', '', 'upload', '', '', 1, 'UTC', moment, moment
    from generate_series(1, 20000) n,
      lateral (select ${NOW.toISOString()}::timestamptz - n * interval '1 hour' as moment) times`)
  await db.execute(sql`insert into user_settings (user_id, audio_retention_days) values ('user-7', 30)`)
  await db.execute(sql`analyze`)
})
afterAll(() => server.close())

describe('among 20,000 notes of 200 users', () => {
  const explain = async (query: unknown) => {
    // Drizzle's query builder is the statement itself until it is awaited.
    const { rows } = await server.context.db.execute(sql`explain ${(query as SQLWrapper).getSQL()}`)
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  }

  it.each([
    ['audio', null, 'notes_audio_kept_from'],
    ['audio', 60, 'notes_audio_kept_from'],
    ['notes', 60, 'notes_kept_from'],
  ] as const)('%s past their time are found by an index, with a ceiling of %s', async (kind, ceiling, index) => {
    const plans = [
      await explain(listDue(server.context.db, kind, { ceiling, now: NOW, limit: 200, skipped: [] })),
      await explain(countDue(server.context.db, kind, { userId: 'user-7', days: 30, now: NOW })),
      await explain(
        listUsersToTell(server.context.db, kind, {
          ceilings: { audio: null, notes: null, [kind]: ceiling },
          until: NOW,
          toldSince: NOW,
          after: null,
          limit: 200,
        }),
      ),
    ]
    for (const plan of plans) {
      expect(plan).toContain(index)
      expect(plan).not.toContain('Seq Scan on notes')
    }
  })
})
