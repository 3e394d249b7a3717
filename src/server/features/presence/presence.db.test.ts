import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notePresence } from '#server/db/schema/presence.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { PresentPerson } from '#shared/contract/presence.ts'
import { PRESENCE } from '#shared/limits.ts'
import { listen } from '#test/listen.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { clearExpiredPresence } from './presence.service.ts'

let server: TestServer
let owner: Person
let ben: Person
let noteId: string
let shareId: string | undefined
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  ben = await signUp(server.app, { verified: true })
  noteId = await insertSpokenNote(server, owner, { said: ['The price stays.'] })
  const url = `/api/voice-notes/${noteId}/shares`
  const made = await owner.inject({ method: 'POST', url, payload: { emails: [ben.email], permission: 'edit' } })
  shareId = made.json<NoteShare[]>()[0]?.id
})

const address = (tab: string) => `/api/voice-notes/${noteId}/presence/${tab}`

/** Announces a page and returns who else has the note open. */
async function announce(person: Person, tab = person.id, editing = false): Promise<PresentPerson[]> {
  const answer = await person.inject({ method: 'PUT', url: address(tabOf(tab)), payload: { editing } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const leave = (person: Person, tab = person.id) => person.inject({ method: 'DELETE', url: address(tabOf(tab)) })

const tabs = new Map<string, string>()
function tabOf(name: string): string {
  const tab = tabs.get(name) ?? randomUUID()
  tabs.set(name, tab)
  return tab
}

/** Lets the pages of a user fall silent for as long as a page may. */
const silence = (person: Person) =>
  server.context.db
    .update(notePresence)
    .set({ seenAt: sql`now() - make_interval(secs => ${PRESENCE.expirySeconds})` })
    .where(eq(notePresence.userId, person.id))

it('names everybody else who has the note open, and who is editing it', async () => {
  expect(await announce(owner)).toEqual([])
  expect(await announce(ben, ben.id, true)).toEqual([{ id: owner.id, name: 'Ada Moreau', editing: false }])
  expect(await announce(owner)).toEqual([{ id: ben.id, name: 'Ada Moreau', editing: true }])
  await announce(ben)
  expect(await announce(owner)).toEqual([{ id: ben.id, name: 'Ada Moreau', editing: false }])
})

it('counts somebody with several pages once, until the last is closed', async () => {
  await announce(ben, 'first')
  await announce(ben, 'second', true)
  expect(await announce(owner)).toEqual([expect.objectContaining({ id: ben.id, editing: true })])
  await leave(ben, 'second')
  expect(await announce(owner)).toEqual([expect.objectContaining({ id: ben.id, editing: false })])
  await leave(ben, 'first')
  expect(await announce(owner)).toEqual([])
})

it('forgets a page that no longer reports', async () => {
  await announce(ben)
  await silence(ben)
  expect(await announce(owner)).toEqual([])
  await clearExpiredPresence(server.context)
  const rows = await server.context.db.select().from(notePresence).where(eq(notePresence.noteId, noteId))
  expect(rows.map(({ userId }) => userId)).toEqual([owner.id])
})

it('no longer names somebody after the note was withdrawn from them', async () => {
  await announce(ben)
  await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
  expect(await announce(owner)).toEqual([])
  expect(
    (await ben.inject({ method: 'PUT', url: address(randomUUID()), payload: { editing: false } })).statusCode,
  ).toBe(404)
})

it('tells the others of each change, but not of repetitions', async () => {
  const stream = await listen(server.app, owner)
  const told = () => stream.events.filter(({ type }) => type === 'presence').length
  await announce(ben)
  await announce(ben)
  await announce(ben, ben.id, true)
  await announce(ben, ben.id, true)
  await leave(ben)
  expect((await leave(ben)).statusCode).toBe(204)
  await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
  await owner.inject({ method: 'PATCH', url: `/api/voice-notes/${noteId}`, payload: { title: 'The last event' } })
  await expect
    .poll(() => stream.events)
    .toContainEqual(expect.objectContaining({ note: expect.objectContaining({ title: 'The last event' }) }))
  // The arrival, the editor, the departure and the withdrawal.
  expect(told()).toBe(4)
  await stream.close()
})

it('stores no more than a few pages of one user', async () => {
  for (let tab = 0; tab <= PRESENCE.tabs; tab += 1) await announce(ben, randomUUID())
  const rows = await server.context.db.select().from(notePresence).where(eq(notePresence.userId, ben.id))
  expect(rows).toHaveLength(PRESENCE.tabs)
})

it('runs five statements for a repetition, one of which writes', async () => {
  await announce(owner)
  await announce(ben)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await announce(ben)
  const statements = query.mock.calls
    .map(([first]) => (typeof first === 'string' ? first : (first as { text: string }).text))
    // Leave out those of the queues' maintenance, and of the events that earlier arrivals have caused.
    .filter((text) => !/pgboss|pg_notify|from signals/.test(text))
  query.mockRestore()
  const writes = statements.filter((text) => /^(?:insert|update|delete)/i.test(text.trim()))
  expect({ all: statements.length, writes: writes.length }).toEqual({ all: 5, writes: 1 })
})
