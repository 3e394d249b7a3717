import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/features/accounts/accounts.service.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
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

/**
 * Edits the note, and stops the edit when it has locked the note and is about to add a version.
 * @param meanwhile runs into its locks
 * @returns the status of the edit's answer
 */
async function editDuring(meanwhile: () => Promise<unknown>): Promise<number> {
  const { db } = server.context
  const blocked = (count: number) => expect.poll(() => countBlocked(db), { timeout: 30_000 }).toBe(count)
  let edit: ReturnType<Person['inject']> | undefined
  let other: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table transcripts in exclusive mode`)
    edit = person.inject({
      method: 'PUT',
      url: `/api/voice-notes/${id}/transcript`,
      payload: { version: 1, edits: [{ index: 0, text: 'The second text.' }] },
    })
    void edit.then(() => undefined)
    await blocked(1)
    other = meanwhile()
    await blocked(2)
  })
  await other
  return (await edit)?.statusCode ?? 0
}

describe('an edit', () => {
  it('goes through while its author gains Premium', async () => {
    await server.context.db.execute(sql`update users set premium_granted = true where id = ${person.id}`)
    const { context } = server
    expect(await editDuring(() => context.db.transaction((tx) => applySubscription(context, tx, person.id)))).toBe(200)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: 'The second text.' })
  })

  it('goes through before its author’s account is deleted', async () => {
    expect(await editDuring(() => deleteAccount(server.context, person.id))).toBe(200)
    expect(await server.context.db.transaction((tx) => lockNote(tx, id))).toBeNull()
  })
})
