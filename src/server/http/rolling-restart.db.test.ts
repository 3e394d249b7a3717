import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFixture } from '#test/audio-fixtures.ts'
import { cloneDatabase, type OwnDatabase } from '#test/database/clone-database.ts'
import { multipart } from '#test/multipart.ts'
import { type RoundRobinProxy, startRoundRobinProxy } from '#test/round-robin-proxy.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'

const CLIENTS = 4

let database: OwnDatabase
let dataDir: string
let proxy: RoundRobinProxy
let servers: SpawnedServer[]
let cookie: string
beforeAll(async () => {
  database = await cloneDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'dictum-rolling-'))
  proxy = await startRoundRobinProxy()
  servers = await Promise.all([start(), start()])
  for (const { url } of servers) proxy.add(url)
  const registered = await fetch(`${proxy.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'rolling@example.com', password: 'correct horse battery' }),
  })
  const cookies = registered.headers.getSetCookie().map((one) => one.split(';')[0])
  cookie = cookies.join('; ')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await proxy.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  spawnServer({ DATABASE_URL: database.connectionString, DATA_DIR: dataDir, ROLE: 'web', LOG_LEVEL: 'info' })

/**
 * Reads and writes alternately until it is told to stop.
 * @returns the statuses of the answers
 */
async function work(isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; !isOver(); round += 1) {
    const change = { method: 'PATCH', body: JSON.stringify({ autoSave: round % 4 === 1 }) }
    const answer = await fetch(`${proxy.url}/api/settings`, {
      ...(round % 2 === 1 ? change : {}),
      headers: { cookie, 'content-type': 'application/json' },
    })
    statuses.push(answer.status)
    await answer.arrayBuffer()
  }
  return statuses
}

/** Starts an upload to one server and sends a part of it. */
async function beginUpload({ url }: SpawnedServer) {
  const { payload, headers } = multipart([
    { name: 'language', value: 'en' },
    { name: 'audio', fileName: 'speech.ogg', content: await readFixture('speech.ogg') },
  ])
  const upload = request(`${url}/api/voice-notes`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-length': String(payload.length), expect: '100-continue' },
  })
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>
  const accepted = once(upload, 'continue')
  upload.flushHeaders()
  await accepted
  upload.write(payload.subarray(0, 1000))
  return {
    finish: async () => {
      upload.end(payload.subarray(1000))
      const [response] = await answered
      response.resume()
      return response.statusCode
    },
  }
}

it('fails no request while web processes are replaced one after the other under load', async () => {
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, () => work(() => isOver))
  for (const [index, old] of servers.entries()) {
    const upload = await beginUpload(old)
    const next = await start()
    proxy.add(next.url)
    servers[index] = next
    // Does what `preStop` and the readiness of a pod do: no new requests, and some time later the signal. A connection
    // that a busy process has not accepted by then would be reset.
    proxy.remove(old.url)
    await expect.poll(() => proxy.countWaiting(old.url)).toBe(0)
    const stopped = old.stop()
    await expect.poll(() => old.output()).toContain('"stopping"')
    expect(await upload.finish()).toBe(201)
    expect(await stopped).toBe(0)
    await expect.poll(() => proxy.countAnswers(next.url)).toBeGreaterThan(10)
  }
  isOver = true
  const statuses = (await Promise.all(clients)).flat()
  expect(new Set(statuses)).toEqual(new Set([200]))
})
