import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { emails } from '#server/db/schema/emails.ts'
import { createHandlers } from '#server/worker.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { claimShares } from './claim-shares.service.ts'

let server: TestServer
let owner: Person
let recipient: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  recipient = await signUp(server.app, { verified: true })
  noteId = await insertSpokenNote(server, owner, { said: ['The launch went well.'] })
})

const share = (permission: string) =>
  owner.inject({
    method: 'POST',
    url: `/api/voice-notes/${noteId}/shares`,
    payload: { emails: [recipient.email], permission },
  })

/** Deletes an account, which locks it first, and starts something else in between. */
async function deleteAround<T>(userId: string, begin: () => Promise<T>): Promise<T> {
  const { db } = server.context
  const begun = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const work = begin()
    await expect.poll(() => countBlocked(db)).toBe(1)
    await tx.delete(users).where(eq(users.id, userId))
    // Return it in an object, or it would be awaited here.
    return { work }
  })
  return begun.work
}

describe('sharing a note waits for the deletion', () => {
  it('of its owner, and then finds it gone', async () => {
    const answer = await deleteAround(owner.id, () => share('read'))
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: 'note_not_found' })
  })

  it('of a person who has it, and then shares it with their address', async () => {
    await share('read')
    const answer = await deleteAround(recipient.id, () => share('edit'))
    expect(answer.json<NoteShare[]>()).toMatchObject([{ email: recipient.email, permission: 'edit', name: null }])
  })

  it('of a person who gets it, and then shares it with their address', async () => {
    const answer = await deleteAround(recipient.id, () => share('edit'))
    expect(answer.json<NoteShare[]>()).toMatchObject([{ email: recipient.email, permission: 'edit', name: null }])
  })
})

it('sharing a note with an address that is being verified gives its account the note', async () => {
  const { db } = server.context
  recipient = await signUp(server.app)
  const [link] = await db.select().from(emails).where(eq(emails.recipient, recipient.email))
  const token = new URL(link?.values.url ?? '').searchParams.get('token')
  const both = await db.transaction(async (tx) => {
    // Stops the sharing after it has looked for the account, where it queues its email.
    await tx.execute(sql`lock table mails in exclusive mode`)
    const sharing = share('read')
    await expect.poll(() => countBlocked(db)).toBe(1)
    const verifying = recipient.inject({ method: 'POST', url: '/api/email/verify', payload: { token } })
    await expect.poll(() => countBlocked(db)).toBe(2)
    return { ended: Promise.all([sharing, verifying]) }
  })
  expect((await both.ended).map(({ statusCode }) => statusCode)).toEqual([200, 204])
  expect((await recipient.inject({ url: `/api/voice-notes/${noteId}` })).statusCode).toBe(200)
})

it('sharing a note with an address that an account is getting gives it the note in the next hourly maintenance', async () => {
  const { db } = server.context
  const before = recipient.email
  const email = `new-${before}`
  const sharing = await db.transaction(async (tx) => {
    // Stops the sharing after it has looked for the account, where it queues its email.
    await tx.execute(sql`lock table mails in exclusive mode`)
    recipient = { ...recipient, email }
    const ended = share('read')
    await expect.poll(() => countBlocked(db)).toBe(1)
    await db.transaction(async (change) => {
      await change.update(users).set({ email }).where(eq(users.id, recipient.id))
      await claimShares(server.context, change, email)
    })
    return { ended }
  })
  expect((await sharing.ended).statusCode).toBe(200)
  const read = async () => (await recipient.inject({ url: `/api/voice-notes/${noteId}` })).statusCode
  expect(await read()).toBe(404)
  const hour = { lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
  await createHandlers(server.context)['clock.hour'](hour)
  expect(await read()).toBe(200)
  const notified = (await recipient.inject({ url: '/api/notifications' })).json()
  expect(JSON.stringify(notified)).toContain(noteId)
})
