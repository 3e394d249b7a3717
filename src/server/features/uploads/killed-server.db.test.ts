import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { makeRandom } from '#test/make-random.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'
import { cutInto, digestOf, sha256, TUS, writeMetadata } from '#test/uploads.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client
let dataDir: string
let server: SpawnedServer
let cookie: string
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  dataDir = await mkdtemp(join(tmpdir(), 'dictum-killed-'))
  server = await start()
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'killed@example.com', password: 'correct horse battery' }),
  })
  cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await server.stop()
  await client.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  spawnServer({ DATABASE_URL: database.connectionString, DATA_DIR: dataDir, TRANSCRIPTION_ENGINE: 'local' })

async function killAndRestart(): Promise<void> {
  const closed = once(server.process, 'close')
  server.process.kill('SIGKILL')
  await closed
  server = await start()
}

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) {
  return fetch(`${server.url}${path}`, { method, headers: { cookie, ...TUS, ...headers }, body: body ?? null })
}

const create = (key: string) =>
  ask('POST', '/api/uploads', {
    'upload-defer-length': '1',
    'upload-metadata': writeMetadata({ source: 'recorder', idempotencyKey: key }),
  })

function send(url: string, offset: number, piece: Uint8Array) {
  const headers = {
    'content-type': PIECE_TYPE,
    'upload-offset': String(offset),
    'upload-checksum': `sha256 ${sha256(piece).toString('base64')}`,
  }
  return ask('PATCH', url, headers, Uint8Array.from(piece))
}

const finish = (url: string, claim: object) =>
  ask(
    'POST',
    `${url}/finish`,
    { 'content-type': 'application/json' },
    Uint8Array.from(Buffer.from(JSON.stringify(claim))),
  )

const listNotes = async () => (await (await ask('GET', '/api/voice-notes')).json()) as VoiceNote[]

async function originalOf({ id }: VoiceNote): Promise<Buffer> {
  const { rows } = await client.query('select original_key from notes where id = $1', [id])
  return readFile(join(dataDir, 'audio', rows[0].original_key))
}

it('a server that is killed while pieces arrive has every piece that it acknowledged', async () => {
  const bytes = await readFixture('speech.wav')
  const pieces = cutInto(bytes, ...Array(9).fill(Math.floor(bytes.length / 10)))
  const random = makeRandom(3)
  const url = (await create('killed')).headers.get('location') ?? ''
  const killedAt = new Set([2, 5, 8])
  for (let index = 0, offset = 0; index < pieces.length; ) {
    const piece = pieces[index] ?? Buffer.alloc(0)
    const answer = send(url, offset, piece).catch(() => null)
    if (killedAt.delete(index)) {
      // Before, while or after it is stored.
      for (let turns = Math.floor(random() * 40); turns > 0; turns -= 1) await new Promise(setImmediate)
      await killAndRestart()
    }
    const acknowledged = (await answer)?.status === 204 ? offset + piece.length : offset
    const found = Number((await ask('HEAD', url)).headers.get('upload-offset'))
    expect([offset, offset + piece.length]).toContain(found)
    expect(found).toBeGreaterThanOrEqual(acknowledged)
    if (found > offset) index += 1
    offset = found
  }
  const claim = { sizeBytes: bytes.length, pieces: pieces.length, digest: digestOf(pieces) }
  const unanswered = finish(url, claim).catch(() => null)
  await killAndRestart()
  await unanswered
  const finished = await finish(url, claim)
  expect([200, 201]).toContain(finished.status)
  const { note } = (await finished.json()) as { note: VoiceNote }
  expect(await listNotes()).toMatchObject([{ id: note.id, incomplete: false }])
  expect((await originalOf(note)).equals(bytes)).toBe(true)
})

it('a server closes a recording on its own, and joins what comes later', async () => {
  await client.query('delete from notes')
  const bytes = await readFixture('speech.ogg')
  const url = (await create('left alone')).headers.get('location') ?? ''
  expect((await send(url, 0, bytes.subarray(0, 8000))).status).toBe(204)
  await client.query(`update uploads set touched_at = now() - interval '16 minutes' where finished_at is null`)
  await killAndRestart()
  await expect.poll(async () => (await listNotes()).length, { interval: 200 }).toBe(1)
  const [note] = await listNotes()
  if (!note) throw new Error('the note is not there')
  expect(note.incomplete).toBe(true)
  expect(await originalOf(note)).toEqual(bytes.subarray(0, 8000))
  expect((await send(url, 8000, bytes.subarray(8000))).status).toBe(204)
  expect((await finish(url, { sizeBytes: bytes.length, pieces: 2 })).status).toBe(201)
  await expect
    .poll(async () => (await listNotes()).map(({ incomplete }) => incomplete), { interval: 200 })
    .toEqual([false])
  expect(await originalOf(note)).toEqual(bytes)
  await expect.poll(() => readdir(join(dataDir, 'audio/uploads')), { interval: 200 }).toEqual([])
})
