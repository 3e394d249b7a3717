import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { emails } from '#server/db/schema/emails.ts'
import { type QueuedEmail, sendEmail } from '#server/email/email.service.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import { type FakeMailServer, startMailServer } from '#test/fakes/mail-server.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { judgeEmail } from './judge-email.service.ts'
import { recordEmail } from './record-email.service.ts'

let post: FakeMailServer | null = null
let port: number
let server: TestServer
let owner: Person
let note: string
beforeAll(async () => {
  port = await findFreePort()
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Dictum <notes@example.com>' })
  owner = await signUp(server.app)
  await server.context.db.delete(emails)
})
afterAll(() => server.close())
beforeEach(async () => {
  note = await insertSpokenNote(server, owner, { said: ['The launch went well.'] })
  return async () => {
    await server.context.db.delete(emails)
    await post?.close()
    post = null
  }
})

const address = () => `${crypto.randomUUID()}@example.com`
const share = async (...to: string[]) =>
  (
    await owner.inject({
      method: 'POST',
      url: `/api/voice-notes/${note}/shares`,
      payload: { emails: to, permission: 'read' },
    })
  ).json<NoteShare[]>()
const list = async () => (await owner.inject({ url: `/api/voice-notes/${note}/shares` })).json<NoteShare[]>()
const kinds = (shares: NoteShare[]) => shares.map(({ emailTrouble }) => emailTrouble?.kind ?? null)

/** Tries to send each queued email once. */
async function tryOnce(lastTry = false): Promise<void> {
  const signal = new AbortController().signal
  for (const { id } of await server.context.db.select().from(emails)) {
    const delivery = { mailId: id, lastTry, signal, freeWorkerSlot: () => undefined }
    const judge = (email: QueuedEmail) => judgeEmail(server.context, email)
    await sendEmail(server.context, delivery, { judge, record: recordEmail }).catch((error: unknown) => {
      if (lastTry) throw error
    })
  }
}

describe('an email about a share', () => {
  it('is reported as delayed while the mail server is down, and no longer once it is sent', async () => {
    const to = address()
    expect(kinds(await share(to))).toEqual([null])
    await tryOnce()
    const [delayed] = await list()
    expect(delayed?.emailTrouble).toEqual({ kind: 'delayed', since: expect.any(String) })
    await tryOnce()
    expect(await list()).toEqual([delayed])
    post = await startMailServer({ port })
    await tryOnce()
    expect(kinds(await list())).toEqual([null])
    expect(post.delivered.map(({ to: recipients }) => recipients)).toEqual([[to]])
  })

  it('is reported as given up after the last try, and queued once more when the note is shared again', async () => {
    const to = address()
    await share(to)
    await tryOnce(true)
    expect(kinds(await list())).toEqual(['failed'])
    post = await startMailServer({ port })
    expect(kinds(await share(to))).toEqual([null])
    await tryOnce()
    await share(to)
    await tryOnce()
    expect(post.delivered).toHaveLength(1)
    expect(kinds(await list())).toEqual([null])
  })

  it('takes the place of a delayed one when the note is shared again', async () => {
    const to = address()
    await share(to)
    await tryOnce()
    await share(to)
    expect(await server.context.db.select().from(emails)).toHaveLength(1)
    post = await startMailServer({ port })
    await tryOnce()
    expect(post.delivered).toHaveLength(1)
  })

  it('is not reported as delayed if the mail server is up and refuses this one', async () => {
    post = await startMailServer({ port })
    post.refuse(1)
    await share(address())
    await tryOnce()
    expect(kinds(await list())).toEqual([null])
    post.refuse(1)
    await tryOnce(true)
    expect(kinds(await list())).toEqual(['failed'])
  })

  it('is reported alike whether an address has an account, wants emails, or is deactivated', async () => {
    const [verified, fresh, gone, mute] = await Promise.all([
      signUp(server.app, { verified: true }),
      signUp(server.app),
      signUp(server.app, { verified: true }),
      signUp(server.app, { verified: true }),
    ])
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id))
    await mute.inject({ method: 'PATCH', url: '/api/settings', payload: { sharesByEmail: false } })
    await server.context.db.delete(emails)
    const people = [verified, fresh, gone, mute].map(({ email }) => email)
    const shapes = (shares: NoteShare[]) =>
      new Set(shares.map((one) => JSON.stringify({ ...one, id: '', email: '', createdAt: '' }).replace(/\d+Z/g, 'Z')))
    const expectAlike = async (kind: string | null) => {
      const shares = await list()
      expect(kinds(shares)).toEqual(Array.from({ length: 5 }, () => kind))
      expect(new Set(shares.map((one) => Object.keys(one).join())).size).toBe(1)
    }
    expect(shapes(await share(...people, address())).size).toBe(1)
    await tryOnce()
    await expectAlike('delayed')
    await tryOnce(true)
    await expectAlike('failed')
    await share(...people)
    post = await startMailServer({ port })
    await tryOnce()
    expect(post.delivered.map(({ to }) => to[0]).sort()).toEqual([verified.email, fresh.email].sort())
  })

  it.each([
    ['the share is withdrawn', (id: string) => owner.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })],
    ['the note is deleted', () => owner.inject({ method: 'DELETE', url: `/api/voice-notes/${note}` })],
  ])('is not sent if %s before the mail server answers', async (_, withdraw) => {
    const ben = await signUp(server.app, { verified: true })
    await server.context.db.delete(emails)
    const shares = await share(ben.email, address())
    await tryOnce()
    for (const { id } of shares) await withdraw(id)
    post = await startMailServer({ port })
    await tryOnce()
    expect(post.delivered).toEqual([])
    expect(await server.context.db.select().from(emails)).toEqual([])
  })

  it('is not sent to an address that its reader has left, or once they have switched these emails off', async () => {
    const [moved, mute] = [await signUp(server.app, { verified: true }), await signUp(server.app, { verified: true })]
    await server.context.db.delete(emails)
    await share(moved.email, mute.email)
    await tryOnce()
    await server.context.db.update(users).set({ email: address() }).where(eq(users.id, moved.id))
    await mute.inject({ method: 'PATCH', url: '/api/settings', payload: { sharesByEmail: false } })
    // The owner does not see the difference while the mail server is down.
    await tryOnce()
    expect(kinds(await list())).toEqual(['delayed', 'delayed'])
    post = await startMailServer({ port })
    await tryOnce()
    expect(post.delivered).toEqual([])
    expect(kinds(await list())).toEqual([null, null])
  })

  it('is no longer reported once the note has been opened, and never to the recipient', async () => {
    const ben = await signUp(server.app, { verified: true })
    await share(ben.email)
    await tryOnce()
    const [item] = (await ben.inject({ url: '/api/note-shares?direction=with_me' })).json<SharedItem[]>()
    expect(item).not.toHaveProperty('emailTrouble')
    await ben.inject({ url: `/api/voice-notes/${note}` })
    expect(kinds(await list())).toEqual([null])
  })
})

it('a server without a mail server says so', async () => {
  const without = await startTestServer()
  const ada = await signUp(without.app)
  const id = await insertSpokenNote(without, ada, { said: ['Hello.'] })
  const payload = { emails: ['ben@example.com'], permission: 'read' }
  const made = await ada.inject({ method: 'POST', url: `/api/voice-notes/${id}/shares`, payload })
  expect(kinds(made.json())).toEqual(['no_server'])
  await without.close()
})
