import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import { makeRandom } from '#test/make-random.ts'
import { describeMachine, readArguments, register, report, startServer, writeReport } from './support.ts'
import { makeVocabulary } from './vocabulary.ts'

const USAGE = `node bench/scale.ts [NOTES] [USERS]    the calls that read notes; 100,000 notes of 2,000 users by default
node bench/scale.ts --write            also writes the figures into docs/benchmarks.md
`

const { numbers, write } = readArguments(USAGE)
const [NOTES = 100_000, USERS = 2_000] = numbers
const CLIENTS = 100
const SECONDS = 10
const WORDS_OF_A_NOTE = 40
/** Number of users whose notes are inserted by one statement. */
const BATCH = 20
/**
 * Ranks in the vocabulary of words that most users have said in one to four notes, and of words that two in three users
 * have said in none.
 */
const SAID = { first: 5, count: 60 }
const SELDOM = { first: 300, count: 200 }

interface Client {
  cookie: string
  note: string
}

const CLIENTS_FILE = 'clients.json'

/**
 * Measures the calls that read notes, where 2,000 users have 100,000 notes, with 100 clients at once, each of them
 * another user: the median and the slowest hundredth. `node bench/scale.ts [notes] [users] [--write]`; filling the
 * tables takes minutes. With KEEP=folder they are filled in that folder, and reused the next time.
 */
async function benchScale(): Promise<void> {
  const kept = process.env.KEEP
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'dictum-bench-')))
  await mkdir(dataDir, { recursive: true })
  const server = await startServer(dataDir, { ROLE: 'web' })
  try {
    const words = makeVocabulary()
    const clients = (await readClients(dataDir)) ?? (await prepareClients(dataDir, server.url, words))
    const random = makeRandom(5)
    const say = ({ first, count }: typeof SAID) => words[first + Math.floor(random() * count)] ?? ''
    const calls: Array<[name: string, path: (client: Client) => string, body?: () => object]> = [
      ['list', () => '/api/voice-notes?text=excerpt&limit=20'],
      ['note', ({ note }) => `/api/voice-notes/${note}`],
      ['transcript', ({ note }) => `/api/voice-notes/${note}/transcript`],
      ['tasks', () => '/api/follow-ups'],
      ['search', () => `/api/search?q=${say(SAID)}`],
      ['search, seldom said', () => `/api/search?q=${say(SELDOM)}`],
      ['dashboard', () => '/api/dashboard/stats'],
      ['analytics', () => '/api/analytics?timezone=UTC'],
      ['ask', () => '/api/ask', () => ({ question: `What did we say about ${say(SAID)}?` })],
      ['ask, seldom said', () => '/api/ask', () => ({ question: `What did we say about ${say(SELDOM)}?` })],
    ]
    for (const [name, path, body] of calls) await measure(name, server.url, clients, path, body)
  } finally {
    await server.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Returns the clients of a folder that was filled earlier; null for a new one. */
async function readClients(dataDir: string): Promise<Client[] | null> {
  const file = join(dataDir, CLIENTS_FILE)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null
}

/** Registers the clients and fills the tables. */
async function prepareClients(dataDir: string, url: string, words: readonly string[]): Promise<Client[]> {
  const cookies: string[] = []
  for (let index = 0; index < CLIENTS; index += 1) cookies.push(await register(url))
  const database = new pg.Client({ connectionString: await connectionStringOf(dataDir) })
  await database.connect()
  const began = performance.now()
  await fill(database, words)
  report('tables filled', `${Math.round((performance.now() - began) / 1000)} s`, `${NOTES} notes, ${USERS} users`)
  const { rows } = await database.query<{ note: string }>(
    `select (select id from notes where user_id = users.id order by created_at desc limit 1) as note
     from users where email like 'bench-%' order by created_at, id`,
  )
  await database.end()
  const clients = rows.map(({ note }, index) => ({ note, cookie: cookies[index] ?? '' }))
  await writeFile(join(dataDir, CLIENTS_FILE), JSON.stringify(clients))
  return clients
}

async function measure(
  name: string,
  url: string,
  clients: readonly Client[],
  path: (client: Client) => string,
  body?: () => object,
): Promise<void> {
  const times: number[] = []
  const run = async (client: Client, until: number, measured: boolean) => {
    while (performance.now() < until) {
      const began = performance.now()
      const response = await fetch(`${url}${path(client)}`, {
        headers: { cookie: client.cookie, ...(body ? { 'content-type': 'application/json', origin: url } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body()) } : {}),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text.slice(0, 200)}`)
      if (measured) times.push(performance.now() - began)
    }
  }
  const runAll = (seconds: number, measured: boolean) => {
    const until = performance.now() + seconds * 1000
    return Promise.all(clients.map((client) => run(client, until, measured)))
  }
  // A user may ask only a few questions in a minute, so each client asks one.
  if (body) {
    const { p50, p95 } = await measureAlone(url, clients, path, body)
    return report(
      `${name}, one client alone`,
      `p50 ${p50} ms, p95 ${p95} ms`,
      `one question of each of ${clients.length}`,
    )
  }
  await runAll(2, false)
  await runAll(SECONDS, true)
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)} ms`
  const alone = await measureAlone(url, clients, path, body)
  report(
    `${name}, ${clients.length} clients at once`,
    `p50 ${at(0.5)}, p99 ${at(0.99)}`,
    `${Math.round(times.length / SECONDS)} requests/s; one client alone p50 ${alone.p50} ms, p95 ${alone.p95} ms`,
  )
}

/** Measures the same with one request at a time, which shows the work without the queueing. */
async function measureAlone(
  url: string,
  clients: readonly Client[],
  path: (client: Client) => string,
  body?: () => object,
): Promise<{ p50: string; p95: string }> {
  const times: number[] = []
  for (const client of clients) {
    const began = performance.now()
    const response = await fetch(`${url}${path(client)}`, {
      headers: { cookie: client.cookie, ...(body ? { 'content-type': 'application/json', origin: url } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body()) } : {}),
    })
    await response.arrayBuffer()
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)
  return { p50: at(0.5), p95: at(0.95) }
}

/**
 * Gives each user notes over the last year, each with a text, an analysis and two follow-ups, and every fourth with an
 * event.
 */
async function fill(database: pg.Client, words: readonly string[]): Promise<void> {
  await database.query(
    `insert into users (id, name, email, is_premium, premium_granted)
     select 'scale-' || number, 'Scale', 'scale-' || number || '@example.com', true, true
     from generate_series(1, $1) as number`,
    [USERS - CLIENTS],
  )
  await database.query('update users set is_premium = true, premium_granted = true')
  const random = makeRandom(11)
  // As in speech, a few words make up most of a text.
  const say = () => words[Math.floor(words.length * random() ** 3)] ?? ''
  const speak = () => Array.from({ length: WORDS_OF_A_NOTE }, say).join(' ')
  const { rows: users } = await database.query<{ id: string }>('select id from users')
  const each = Math.round(NOTES / USERS)
  for (let first = 0; first < users.length; first += BATCH) {
    const ids = users.slice(first, first + BATCH).map(({ id }) => id)
    await database.query('begin')
    await database.query('create temporary table fresh (id uuid, user_id text, number int, said text) on commit drop')
    const owners = ids.flatMap((id) => Array.from({ length: each }, () => id))
    await database.query(
      `insert into fresh
       select gen_random_uuid(), owner, 1 + (place - 1) % $3::int, said
       from unnest($1::text[], $2::text[]) with ordinality as one (owner, said, place)`,
      [owners, owners.map(speak), each],
    )
    await database.query(
      `insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at, created_at,
         original_key, playback_key, language, prepared_at, transcribed_at, analysed_at, duration)
       select id, user_id, 'ready', 'Weekly review', 'recorder', 'a.webm', 'audio/webm', 1, 'UTC',
         now() - make_interval(hours => number * 170), now() - make_interval(hours => number * 170),
         'none', 'none', 'en', now(), now(), now(), 60 from fresh`,
    )
    await database.query(
      `insert into transcripts (note_id, version, origin, language, sentences, text)
       select id, 1, 'engine', 'en', jsonb_build_array(jsonb_build_object('index', 0, 'start', 0, 'end', 60, 'text', said)), said
       from fresh`,
    )
    await database.query(
      `insert into analyses (note_id, transcript_version, analyst, summary, key_points, tags, sentiment, sentiment_score, decisions, questions)
       select id, 1, 'builtin', said, '[]', jsonb_build_array('tag' || number % 9), 'neutral', 3, '[]', '[]' from fresh`,
    )
    await database.query(
      `insert into follow_ups (id, user_id, note_id, position, title, found_title, description, priority, is_completed, evidence)
       select gen_random_uuid(), user_id, id, place, 'Call the bank', 'Call the bank', '', 'medium', number % 3 = 0,
         jsonb_build_object('quote', said, 'sentence', 0, 'start', 0, 'end', 60)
       from fresh, generate_series(0, 1) as place`,
    )
    await database.query(
      `insert into detected_events (id, user_id, note_id, position, title, found_title, description, date_time, all_day, people,
         confidence, evidence)
       select gen_random_uuid(), user_id, id, 0, 'Review', 'Review', '', now() + make_interval(days => number), false, '[]', 1,
         jsonb_build_object('quote', said, 'sentence', 0, 'start', 0, 'end', 60)
       from fresh where number % 4 = 0`,
    )
    await database.query('commit')
  }
  await database.query('vacuum analyze')
}

process.stdout.write(`${describeMachine()}\n`)
await benchScale()
if (write) await writeReport('node bench/scale.ts')
