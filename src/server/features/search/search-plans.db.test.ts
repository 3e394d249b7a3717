import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { preparingClient } from '#server/db/prepared-statements.ts'
import { vacuum } from '#test/database/vacuum.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { listFound, rankByWeight, rankNotes } from './search.queries.ts'
import { searchNotes } from './search.service.ts'
import { areHeld, countHolders } from './term-holders.queries.ts'

/** Every note holds this word. */
const COMMON = 'launch'
/** Only one note, of somebody else, contains this word. */
const RARE = 'zeppelin'
const OTHERS = 9
const NOTES_OF_EACH = 400
/** PostgreSQL may settle on a generic plan after the fifth run of a prepared statement. */
const RUNS = 10

let server: TestServer
let userId: string
let pool: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  const { db, config, logger } = server.context
  const people = [await signUp(server.app)]
  while (people.length <= OTHERS) people.push(await signUp(server.app))
  userId = people[0]?.id ?? ''
  const ids = people.map(({ id }) => id)
  await db.execute(sql`
    with inserted as (
      insert into notes (id, user_id, title, source, file_name, mime, size_bytes, timezone, recorded_at, original_key)
      select gen_random_uuid(), person, ${COMMON}, 'upload', 'a.wav', 'audio/wav', 1, 'UTC', now(), 'none'
      from generate_series(1, ${NOTES_OF_EACH}), unnest(${sql.param(ids)}::text[]) as person
      returning id, user_id
    )
    insert into transcripts (note_id, version, origin, sentences, text)
    select id, 1, 'engine', '[]', ${RARE} from inserted where user_id <> ${userId} limit 1
  `)
  for (const table of ['notes', 'note_search']) await vacuum(db, table)
  const options = { connectionString: config.databaseUrl ?? '', max: 1, Client: preparingClient() }
  pool = openPool('plans', options, logger)
})
afterAll(async () => {
  await pool.end()
  await server.close()
})

it.each([
  [
    'a search',
    (db: Parameters<typeof rankNotes>[0], word: string) => rankNotes(db, userId, `'${word}'`, { limit: 20, offset: 0 }),
  ],
  [
    'a question',
    (db: Parameters<typeof rankNotes>[0], word: string) =>
      rankByWeight(db, userId, [{ term: `'${word}'`, weight: 1 }], 20),
  ],
])(
  '%s reads a common word among the user’s own notes and a rare one in the index of words, however often it runs',
  async (_, rank) => {
    const { db, queries } = recordQueries(pool)
    for (let run = 0; run < RUNS; run += 1) expect(await rank(db, COMMON)).toHaveLength(20)
    expect(await rank(db, RARE)).toEqual([])
    const prepared = await pool.query("select statement from pg_prepared_statements where statement like '%tsquery%'")
    expect(prepared.rows).toEqual([])
    const [common = '', rare = ''] = await Promise.all([queries[0], queries.at(-1)].map((query) => explain(query)))
    expect(common).toContain('note_search_user_recorded')
    expect(common).not.toMatch(/note_search_document|Seq Scan on note_search/)
    expect(rare).toContain('note_search_document')
  },
)

it.each([
  ['counting the notes', countHolders],
  ['a look for notes', areHeld],
])('%s that have some words reads the index that suits each word', async (_, ask) => {
  const { db, queries } = recordQueries(pool)
  await ask(db, userId, [COMMON])
  await ask(db, userId, [RARE])
  await ask(db, userId, [COMMON, RARE])
  const [common = '', rare = '', both = ''] = await Promise.all(queries.map((query) => explain(query)))
  expect(common).toContain('note_search_user_recorded')
  expect(common).not.toMatch(/note_search_document|Seq Scan on note_search/)
  expect(rare).toContain('note_search_document')
  expect(both.match(/Bitmap Index Scan on note_search_document/g)).toHaveLength(1)
})

it('the notes found are read by a statement that is planned once for all', async () => {
  const { rows: found } = await pool.query('select note_id from note_search where user_id = $1 limit 2', [userId])
  const { db } = recordQueries(pool)
  for (let run = 0; run < 2 * RUNS; run += 1) {
    expect(
      await listFound(
        db,
        found.map(({ note_id }) => note_id),
        { withFollowUps: true },
      ),
    ).toHaveLength(2)
  }
  const { rows } = await pool.query(
    `select custom_plans::int as anew from pg_prepared_statements where statement like '%own_tags%'`,
  )
  // PostgreSQL plans for the given values five times before it decides.
  expect(rows).toEqual([{ anew: 5 }])
})

it('a search for one mistyped word, which has found nothing, does not ask whether any note holds it', async () => {
  const search = async (q: string) => {
    const { db, queries } = recordQueries(pool)
    const { instead } = await searchNotes({ ...server.context, db }, { id: userId }, { q, limit: 20, exact: false })
    expect(instead).toMatchObject([{ words: [COMMON] }])
    return queries.filter(({ query }) => query.includes('as answers'))
  }
  expect(await search('luanch')).toEqual([])
  expect(await search(`luanch ${COMMON}`)).toHaveLength(1)
})

async function explain(recorded: { query: string; params: unknown[] } | undefined): Promise<string> {
  const { rows } = await pool.query(`explain ${recorded?.query}`, recorded?.params)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
