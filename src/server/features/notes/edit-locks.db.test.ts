import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/features/accounts/accounts.service.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import { overlap } from '#test/database/overlap.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { lockNote } from './notes.queries.ts'

let server: TranscribingServer
let person: Person
let id: string
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.service.respondWith({ text: 'The first text.' })
  person = await signUp(server.app, { premium: false })
  id = (await uploadNote(person)).id
  await server.drain()
})

const edit = () =>
  person.inject({
    method: 'PUT',
    url: `/api/voice-notes/${id}/transcript`,
    payload: { version: 1, edits: [{ index: 0, text: 'The second text.' }] },
  })

describe('an edit', () => {
  it('goes through while its author gains Premium', async () => {
    const { context } = server
    await context.db.execute(sql`update users set premium_granted = true where id = ${person.id}`)
    const gain = () => context.db.transaction((tx) => applySubscription(context, tx, person.id))
    expect(await overlap(context, edit, gain)).toMatchObject({ statusCode: 200 })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: 'The second text.' })
  })

  it('goes through before its author’s account is deleted', async () => {
    const { context } = server
    expect(await overlap(context, edit, () => deleteAccount(context, person.id))).toMatchObject({ statusCode: 200 })
    expect(await context.db.transaction((tx) => lockNote(tx, id))).toBeNull()
  })
})
