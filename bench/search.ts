import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import { makeRandom } from '#test/make-random.ts'
import { median, register, report, startServer } from './support.ts'
import { makeVocabulary } from './vocabulary.ts'

const NOTES = 10_000
const WORDS_OF_A_NOTE = 120
const BATCH = 500
const SEARCHES = 15
const OTHER_USERS = 20

/** Measures searches of a user with ten thousand notes: for an existing word, a mistyped one and an unknown one. */
export async function benchSearch(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const server = await startServer(dataDir, { ROLE: 'web' })
  try {
    const cookie = await register(server.url)
    const words = makeVocabulary()
    const client = new pg.Client({ connectionString: await connectionStringOf(dataDir) })
    await client.connect()
    await insertNotes(client, words)
    const listed = await client.query<{ count: string }>('select count(*) from note_words')
    // If there were only one user, PostgreSQL would rightly read the whole table.
    await client.query(
      `insert into note_words (user_id, word) select 'other ' || number, word from note_words, generate_series(1, $1) as number`,
      [OTHER_USERS],
    )
    await client.query('vacuum analyze note_words')
    const plan = await explainList(client)
    await client.end()
    // Ranks in the middle of the vocabulary, of words said in a few notes.
    const said = words.slice(2000, 2000 + SEARCHES)
    const measure = async (name: string, queries: string[], expected: 'exact' | 'forgiven' | 'nothing') => {
      const times: number[] = []
      for (const q of queries) {
        const began = performance.now()
        const response = await fetch(`${server.url}/api/search?q=${encodeURIComponent(q)}`, { headers: { cookie } })
        const answer = (await response.json()) as SearchAnswer
        times.push(performance.now() - began)
        const got = answer.instead.length > 0 ? 'forgiven' : answer.results.length > 0 ? 'exact' : 'nothing'
        if (got !== expected) throw new Error(`${q} was answered as ${got}`)
      }
      report(name, `${median(times).toFixed(0)} ms`, `slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`)
    }
    const conditions = `${NOTES} notes, ${listed.rows[0]?.count} words listed`
    report('search: conditions', conditions, plan)
    await measure('search: a word that some notes have', said, 'exact')
    await measure('search: a mistyped word', said.map(swapTwo), 'forgiven')
    await measure(
      'search: a word like none',
      said.map((_, at) => `zzyzx${'qjxk'.repeat(2)}${String.fromCharCode(97 + at)}`),
      'nothing',
    )
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Swaps the third and the fourth letter, which always differ. */
function swapTwo(word: string): string {
  return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`
}

async function insertNotes(client: pg.Client, words: readonly string[]): Promise<void> {
  const random = makeRandom(11)
  const { rows } = await client.query<{ id: string }>('select id from users limit 1')
  // As in speech, a few words make up most of a text.
  const say = () => words[Math.floor(words.length * random() ** 3)] ?? ''
  for (let at = 0; at < NOTES; at += BATCH) {
    const ids = Array.from({ length: BATCH }, () => randomUUID())
    const texts = ids.map(() => Array.from({ length: WORDS_OF_A_NOTE }, say).join(' '))
    await client.query('begin')
    await client.query(
      `insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at,
         original_key, prepared_at, transcribed_at, analysed_at, duration)
       select id, $2, 'ready', 'Weekly review', 'recorder', 'a.webm', 'audio/webm', 1, 'UTC', now(), 'none',
         now(), now(), now(), 60 from unnest($1::uuid[]) as id`,
      [ids, rows[0]?.id],
    )
    await client.query(
      `insert into transcripts (note_id, version, origin, language, sentences, text)
       select id, 1, 'engine', 'en', jsonb_build_array(jsonb_build_object('index', 0, 'start', 0, 'end', 60, 'text', said)), said
       from unnest($1::uuid[], $2::text[]) as t(id, said)`,
      [ids, texts],
    )
    await client.query('commit')
  }
  await client.query('analyze')
}

/** Returns how PostgreSQL reads the list of words. */
async function explainList(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select word from note_words where user_id = (select id from users limit 1) and letters between 6 and 10`,
  )
  return rows.map((row) => row['QUERY PLAN'].trim()).find((line) => /Scan/.test(line) && /note_words/.test(line)) ?? ''
}
