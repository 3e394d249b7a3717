import { truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type Context, createContext } from '#server/context.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { createLogger } from '#server/logger.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

/** More than the buffers of a connection hold, so that its answer is still under way when access ends. */
const SIZE = 128 * 1024 * 1024

let server: TestServer
/** Another process with the same database. */
let other: { app: TestServer['app']; context: Context }
let owner: Person
let ben: Person
let noteId: string
let share: NoteShare | undefined
beforeAll(async () => {
  server = await startTestServer()
  const { config } = server.context
  const context = await createContext(config, createLogger(config), (error) => {
    throw error
  })
  other = { context, app: await buildApp(context, { clientDir: 'no-client' }) }
  await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.app.close()
  await other.context.close()
  await server.close()
})
beforeEach(async () => {
  owner = await signUp(server.app)
  ben = await signUp(server.app, { verified: true })
  noteId = await insertSpokenNote(server, owner, { said: ['Nobody else’s business.'] })
  const playbackKey = noteId
  await server.context.db.update(notes).set({ playbackKey, preparedAt: new Date() }).where(eq(notes.id, noteId))
  const file = join(server.dataDir, 'audio', playbackKey)
  await writeFile(file, '')
  // A sparse file of zeroes takes no room on the disk.
  await truncate(file, SIZE)
  const url = `/api/voice-notes/${noteId}/shares`
  const made = await owner.inject({ method: 'POST', url, payload: { emails: [ben.email], permission: 'read' } })
  share = made.json<NoteShare[]>()[0]
})

/** Requests a recording from the other process and reads no more than its beginning. */
async function play(path: string, cookie = '') {
  const { port } = other.app.server.address() as AddressInfo
  const headers = { cookie, range: `bytes=1000-${SIZE - 1}` }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject)
  })
  expect(answer.statusCode).toBe(206)
  await new Promise((resolve) => answer.once('readable', resolve))
  /** Reads until the answer ends or is cut. Resolves to whether it was sent whole. */
  return () =>
    new Promise<boolean>((resolve) => {
      answer.on('error', () => resolve(false))
      answer.on('end', () => resolve(true))
      answer.resume()
    })
}

const audio = () => `/api/voice-notes/${noteId}/audio`
const connections = () =>
  new Promise<number>((resolve) => other.app.server.getConnections((_, count) => resolve(count)))

const endings: [name: string, end: () => Promise<unknown>][] = [
  ['the owner withdraws the note', () => owner.inject({ method: 'DELETE', url: `/api/note-shares/${share?.id}` })],
  ['the recipient leaves it', () => ben.inject({ method: 'DELETE', url: `/api/note-shares/${share?.id}` })],
  ['it is deleted', () => owner.inject({ method: 'DELETE', url: `/api/voice-notes/${noteId}` })],
  [
    'its owner deletes their account',
    () => owner.inject({ method: 'DELETE', url: '/api/account', payload: { password: owner.password } }),
  ],
  ['the recipient signs out', () => server.context.db.delete(sessions).where(eq(sessions.userId, ben.id))],
]

it.each(endings)('stops sending audio when %s', async (_, end) => {
  const readRest = await play(audio(), ben.cookie)
  await end()
  await expect.poll(connections).toBe(0)
  expect(await readRest()).toBe(false)
})

it('keeps sending audio to the owner when the note is withdrawn from a recipient', async () => {
  const [readOwn, readShared] = [await play(audio(), owner.cookie), await play(audio(), ben.cookie)]
  await owner.inject({ method: 'DELETE', url: `/api/note-shares/${share?.id}` })
  await expect.poll(connections).toBe(1)
  expect([await readOwn(), await readShared()]).toEqual([true, false])
})

it('keeps sending audio when another session of the user ends', async () => {
  const { email, password } = ben
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  const elsewhere = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const [readHere, readElsewhere] = [await play(audio(), ben.cookie), await play(audio(), elsewhere)]
  await ben.inject({ method: 'DELETE', url: '/api/account/sessions' })
  await expect.poll(connections).toBe(1)
  expect([await readHere(), await readElsewhere()]).toEqual([true, false])
})

describe('through a share link', () => {
  const endings: [name: string, end: (id: string) => Promise<unknown>][] = [
    ['is revoked', (id) => owner.inject({ method: 'DELETE', url: `/api/share-links/${id}` })],
    [
      'no longer includes it',
      (id) => owner.inject({ method: 'PATCH', url: `/api/share-links/${id}`, payload: { allowAudio: false } }),
    ],
    [
      'belongs to somebody deactivated',
      async () => {
        await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id))
        await server.context.db.delete(sessions).where(eq(sessions.userId, owner.id))
      },
    ],
  ]

  it.each(endings)('stops sending audio when the link %s', async (_, end) => {
    const url = `/api/voice-notes/${noteId}/share-link`
    const made = await owner.inject({ method: 'POST', url, payload: { allowAudio: true } })
    const { id, shareLink } = made.json<ShareLink>()
    const readRest = await play(`/api/shared/${shareLink.split('/').at(-1)}/audio`)
    await end(id)
    await expect.poll(connections).toBe(0)
    expect(await readRest()).toBe(false)
  })
})
