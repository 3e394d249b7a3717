import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countBlocked } from '#test/database/count-blocked.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

let server: TranscribingServer
let person: Person
/** How many listeners to a user's events have been added, and how many have not been removed. */
let added = 0
let listening = 0
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'The launch went well.' })
  const { events } = server.context
  const subscribe = events.subscribe
  events.subscribe = (...given) => {
    const unsubscribe = subscribe(...given)
    added += 1
    listening += 1
    return () => {
      listening -= 1
      unsubscribe()
    }
  }
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  added = 0
  person = await signUp(server.app)
})

/** Makes a request, and leaves while its session is being looked up. Resolves once the server has dealt with it. */
async function leaveEarly(path: string): Promise<void> {
  const { db } = server.context
  const { port } = server.app.server.address() as AddressInfo
  const isOver = new Promise<void>((resolve) => {
    server.app.server.once('request', (_request, response) => response.once('close', () => resolve()))
  })
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`)
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n\r\n`)
    await expect.poll(() => countBlocked(db), { timeout: 30_000 }).toBe(1)
    socket.destroy()
    await isOver
  })
}

/** Lists the audio files that this process has open (Linux). */
async function listOpenFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(descriptors.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')))
  return paths.filter((path) => path.startsWith(server.dataDir))
}

describe('whoever leaves before the answer begins', () => {
  it('leaves no listener behind with a stream of events', async () => {
    await leaveEarly('/api/stream')
    await expect.poll(() => [added, listening], { timeout: 30_000 }).toEqual([1, 0])
    const { values } = await server.context.metrics.eventStreams.get()
    expect(values[0]?.value ?? 0).toBe(0)
  })

  it('leaves neither a listener nor an open file behind with a recording', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    await leaveEarly(`/api/voice-notes/${id}/audio`)
    await expect.poll(() => [added, listening], { timeout: 30_000 }).toEqual([1, 0])
    await expect.poll(listOpenFiles, { timeout: 30_000 }).toEqual([])
  })
})
