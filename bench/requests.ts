import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import pg from 'pg'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import type { BareRoute, SentStatement } from './bare-server.ts'
import { register, report, startServer } from './support.ts'

const NOTES = 1000
/**
 * Number of other users, who have as many notes each. If only one user had notes, PostgreSQL would read whole tables,
 * which it never does in practice.
 */
const OTHERS = 19
/**
 * Number of rounds in which the routes being compared take turns of one second each, so that a busy moment of the
 * machine slows all of them.
 */
const ROUNDS = 4
const CONNECTIONS = 8
/** Number of runs of each request. Its statements have their names from the third run on. */
const RUNS = 6

/** The calls that screens make most often. `:note` stands for a note. */
const CALLS = [
  '/api/voice-notes',
  '/api/voice-notes?text=excerpt',
  '/api/voice-notes/:note',
  '/api/voice-notes/:note/transcript',
  '/api/follow-ups',
  '/api/dashboard/stats?timezone=Europe/Madrid',
  '/api/search?q=launch',
]

/**
 * Compares calls of a user with a thousand notes with bare Fastify routes that return the same bytes, and with bare
 * routes that first run the same prepared statements. The ratios are what matters, because they depend little on the
 * machine. To run it on its own: `node bench/requests.ts`, or `node bench/requests.ts search` for the calls that
 * contain this word.
 */
export async function benchRequests(word = ''): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  try {
    const { cookie, calls } = await prepareCalls(dataDir, word)
    const server = await startServer(dataDir, { ROLE: 'web' })
    try {
      const connectionString = await connectionStringOf(dataDir)
      for (const { call, path, statements } of calls) {
        await compare({ call, url: `${server.url}${path}`, cookie, connectionString, statements })
      }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface PreparedCall {
  call: string
  path: string
  statements: SentStatement[]
}

/** Creates the user and the notes, and finds out which statements each call runs. */
async function prepareCalls(dataDir: string, word: string): Promise<{ cookie: string; calls: PreparedCall[] }> {
  const log = join(dataDir, 'statements.jsonl')
  const recorder = fileURLToPath(new URL('statement-log.ts', import.meta.url))
  const server = await startServer(dataDir, { ROLE: 'web', STATEMENT_LOG: log, NODE_OPTIONS: `--import=${recorder}` })
  try {
    const cookie = await register(server.url)
    const note = await insertNotes(await connectionStringOf(dataDir))
    const calls: PreparedCall[] = []
    for (const call of CALLS.filter((each) => each.includes(word))) {
      const path = call.replace(':note', note)
      calls.push({ call, path, statements: await readStatements(log, () => get(`${server.url}${path}`, cookie)) })
    }
    return { cookie, calls }
  } finally {
    await server.stop()
  }
}

/**
 * Returns the statements of a request. The server runs some of its own between requests, so the shortest of a few runs
 * counts.
 */
async function readStatements(log: string, request: () => Promise<unknown>): Promise<SentStatement[]> {
  const runs: SentStatement[][] = []
  for (let run = 0; run < RUNS; run += 1) {
    await writeFile(log, '')
    await request()
    const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line !== '')
    runs.push(lines.map((line): SentStatement => JSON.parse(line)))
  }
  const named = runs.slice(-3).sort((a, b) => a.length - b.length)
  return named[0] ?? []
}

interface Compared {
  call: string
  url: string
  cookie: string
  connectionString: string
  statements: SentStatement[]
}

async function compare({ call, url, cookie, connectionString, statements }: Compared): Promise<void> {
  const body = await get(url, cookie)
  const bare = fastify()
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  const queried = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  try {
    queried.send({ body, connectionString, statements } satisfies BareRoute)
    const [queriedUrl] = (await once(queried, 'message')) as [string]
    // The bare route runs in this process together with the clients, which puts it at a disadvantage.
    const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
    const [ours = 0, theirs = 0, both = 0] = await takeTurns([url, bareUrl, queriedUrl], cookie)
    const plain = `a bare route ${Math.round(theirs)}, ratio ${(theirs / ours).toFixed(1)}`
    const same = `with the same ${statements.length} statements ${Math.round(both)}, ratio ${(both / ours).toFixed(2)}`
    report(`GET ${call}`, `${Math.round(ours)} requests/s`, `${body.length} bytes; ${plain}; ${same}`)
  } finally {
    queried.disconnect()
    await bare.close()
  }
}

/** Returns how many requests a second each address serves. */
async function takeTurns(urls: string[], cookie: string): Promise<number[]> {
  const counts = urls.map(() => 0)
  for (const url of urls) await countRequests(url, cookie, 500)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, url] of urls.entries()) counts[at] = (counts[at] ?? 0) + (await countRequests(url, cookie, 1000))
  }
  return counts.map((count) => count / ROUNDS)
}

async function countRequests(url: string, cookie: string, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let count = 0
  const run = async () => {
    while (performance.now() < until) {
      await get(url, cookie)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, run))
  return count
}

async function get(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** Inserts notes with twelve sentences and two follow-ups each. @returns the id of one of the notes */
async function insertNotes(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from users limit 1')
  await client.query('update users set is_premium = true, premium_granted = true')
  const others = Array.from({ length: OTHERS }, (_, at) => `other-${at}`)
  await client.query(
    `insert into users (id, email, name) select id, id || '@example.com', id from unnest($1::text[]) as id`,
    [others],
  )
  const sentences = Array.from({ length: 12 }, (_, index) => {
    const text = 'We agreed to move the launch to the second week of May.'
    return { index, start: index * 5, end: index * 5 + 5, text }
  })
  // The users' notes are interleaved, as in practice, where the notes of one user are far apart.
  const inserted = await client.query<{ id: string }>(
    `with people as (select id, place from unnest($1::text[]) with ordinality as t(id, place)),
     new_notes as (
       insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at,
         original_key, created_at, prepared_at, transcribed_at, analysed_at, duration)
       select gen_random_uuid(), people.id, 'ready', 'Weekly review', 'recorder', 'a.webm', 'audio/webm', 1, 'UTC', now(),
         'none', now() - make_interval(mins => minute), now(), now(), now(), 60
       from generate_series($2::int - 1, 0, -1) as minute, people order by minute desc, place
       returning id, user_id
     ),
     new_transcripts as (
       insert into transcripts (note_id, version, origin, language, sentences, text)
       select id, 1, 'engine', 'en', $3, $4 from new_notes
     ),
     new_follow_ups as (
       insert into follow_ups (id, user_id, note_id, position, title, found_title, description, priority, is_completed, evidence)
       select gen_random_uuid(), user_id, id, place, 'Call the bank', 'Call the bank', '', 'medium', place = 1,
         '{"quote": "I must call the bank.", "sentence": 0, "start": 0, "end": 5}'
       from new_notes, generate_series(0, 1) as place
     )
     select id from new_notes where user_id = $5 limit 1`,
    [
      [rows[0]?.id, ...others],
      NOTES,
      JSON.stringify(sentences),
      sentences.map(({ text }) => text).join(' '),
      rows[0]?.id,
    ],
  )
  await client.query('vacuum analyze')
  await client.end()
  return inserted.rows[0]?.id ?? ''
}

if (import.meta.main) await benchRequests(process.argv[2])
