import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import { register, report, startServer } from './support.ts'

const NOTES = 1000
const SECONDS = 4
const CONNECTIONS = 8

/** The calls that screens make most often. `:note` stands for a note. */
const CALLS = [
  '/api/voice-notes',
  '/api/voice-notes?text=excerpt',
  '/api/voice-notes/:note',
  '/api/voice-notes/:note/transcript',
  '/api/follow-ups',
  '/api/dashboard/stats',
  '/api/search?q=launch',
]

/**
 * Compares calls of a user with a thousand notes with bare Fastify routes that return the same bytes. The ratio of the two is
 * what the figures are for: it depends little on the machine. On its own: `node bench/requests.ts`.
 */
export async function benchRequests(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const server = await startServer(dataDir, { ROLE: 'web' })
  try {
    const cookie = await register(server.url)
    const note = await insertNotes(await connectionStringOf(dataDir))
    for (const call of CALLS) await compare(call, `${server.url}${call.replace(':note', note)}`, cookie)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function compare(call: string, url: string, cookie: string): Promise<void> {
  const bytes = await (await fetch(url, { headers: { cookie } })).text()
  const bare = fastify()
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  // The bare route runs in this process, next to the clients, which puts it at a disadvantage.
  const ours = await requestsPerSecond(url, cookie)
  const theirs = await requestsPerSecond(bareUrl, cookie)
  await bare.close()
  const conditions = `${bytes.length} bytes; a bare route ${Math.round(theirs)}, ratio ${(theirs / ours).toFixed(1)}`
  report(`GET ${call}`, `${Math.round(ours)} requests/s`, conditions)
}

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const run = async (until: number) => {
    let count = 0
    while (performance.now() < until) {
      const response = await fetch(url, { headers: { cookie } })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await response.arrayBuffer()
      count += 1
    }
    return count
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, () => run(performance.now() + 500)))
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => run(performance.now() + SECONDS * 1000)))
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS
}

/** @returns the id of one of the notes */
async function insertNotes(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from users limit 1')
  let id = ''
  for (let index = 0; index < NOTES; index += 1) {
    id = randomUUID()
    await client.query(
      `insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at,
         original_key, created_at, prepared_at, transcribed_at, analysed_at, duration)
       values ($1, $2, 'ready', 'Weekly review', 'recorder', 'a.webm', 'audio/webm', 1, 'UTC', now(), 'none',
         now() - make_interval(mins => $3), now(), now(), now(), 60)`,
      [id, rows[0]?.id, index],
    )
    await client.query(
      `insert into transcripts (note_id, version, origin, sentences, text) values ($1, 1, 'engine', '[]', $2)`,
      [id, 'We agreed to move the launch to the second week of May. '.repeat(12)],
    )
  }
  await client.query('analyze')
  await client.end()
  return id
}

if (import.meta.main) await benchRequests()
