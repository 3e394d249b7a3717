import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

let server: TranscribingServer
let owner: Person
let editor: Person
let noteId: string
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'We meet Sarah on Friday at ten. I need to call the bank tomorrow.' })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  editor = await signUp(server.app, { verified: true })
  noteId = (await uploadNote(owner)).id
  await server.drain()
  const payload = { emails: [editor.email], permission: 'edit' }
  await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
})

/** Makes a request of the editor whose access is checked before the share ends, and whose change comes after that. */
async function requestAround(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<number> {
  const { db } = server.context
  let answer: ReturnType<Person['inject']> | undefined
  await db.transaction(async (tx) => {
    await tx.select().from(notes).where(eq(notes.id, noteId)).for('update')
    answer = editor.inject({ method, url, ...(payload && { payload }) })
    void answer.then(() => undefined)
    await expect.poll(() => countBlocked(db), { timeout: 30_000 }).toBe(1)
    await tx.delete(noteShares).where(eq(noteShares.noteId, noteId))
  })
  return (await answer)?.statusCode ?? 0
}

describe('somebody who loses a note in the meantime', () => {
  it.each([
    ['PATCH', 'actionItems', 'follow-ups', { title: 'Call nobody' }],
    ['DELETE', 'actionItems', 'follow-ups', undefined],
    ['PATCH', 'events', 'detected-events', { title: 'Meet nobody' }],
    ['DELETE', 'events', 'detected-events', undefined],
  ] as const)('can’t %s any of its %s', async (method, list, path, payload) => {
    const readItems = async () => (await owner.inject({ url: `/api/voice-notes/${noteId}/analysis` })).json()[list]
    const before = await readItems()
    expect(await requestAround(method, `/api/${path}/${before[0].id}`, payload)).toBe(404)
    expect(await readItems()).toEqual(before)
  })

  it('can’t add a follow-up to it', async () => {
    expect(await requestAround('POST', '/api/follow-ups', { title: 'Call nobody', noteId })).toBe(404)
  })
})
