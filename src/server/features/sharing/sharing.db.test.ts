// Over 250 lines: each rule of sharing with its bad input, on one server.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, users } from '#server/db/schema/accounts.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { type FakeMailServer, readLink, startMailServer } from '#test/fakes/mail-server.ts'
import { listen } from '#test/listen.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let post: FakeMailServer
let server: TestServer
let owner: Person
let note: VoiceNote
beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ SMTP_URL: post.url, MAIL_FROM: 'Dictum <notes@example.com>' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await post.close()
})
beforeEach(async () => {
  note = await insertNote(owner)
  post.delivered.length = 0
  await server.context.db.delete(rateLimits)
})

const insertNote = async (person: Person) =>
  readNote(person, await insertSpokenNote(server, person, { said: ['The launch went well.'] }))
const share = (emails: string[], permission: Permission = 'read', person = owner) =>
  person.inject({ method: 'POST', url: `/api/voice-notes/${note.id}/shares`, payload: { emails, permission } })
const list = async (person: Person, direction: 'by_me' | 'with_me') =>
  (await person.inject({ url: `/api/note-shares?direction=${direction}&limit=100` })).json<SharedItem[]>()
const received = async (person: Person) => (await list(person, 'with_me')).filter((item) => item.note.id === note.id)
const end = (person: Person, id: string | undefined) =>
  person.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })

async function mailsTo(address: string): Promise<string[]> {
  await server.drain()
  return post.delivered.filter(({ to }) => to[0] === address).map(({ message }) => message)
}

describe('sharing a note', () => {
  it('lists it with its owner for the recipient, and with the recipient for the owner', async () => {
    const ben = await signUp(server.app, { verified: true, premium: false })
    const [made] = (await share([ben.email], 'comment')).json<NoteShare[]>()
    expect(made).toMatchObject({ email: ben.email, permission: 'comment', name: null, openedAt: null })
    expect(await received(ben)).toEqual([
      expect.objectContaining({
        id: made?.id,
        permission: 'comment',
        note: expect.objectContaining({ id: note.id, title: note.title }),
        sharedBy: { name: 'Ada Moreau', email: owner.email },
      }),
    ])
    expect((await list(owner, 'by_me'))[0]).toMatchObject({ email: ben.email, note: { id: note.id } })
    expect(await readNote(ben, note.id)).toMatchObject({
      access: 'comment',
      owner: { name: 'Ada Moreau', email: owner.email },
      sharedWith: [],
    })
    expect(await readNote(owner, note.id)).toMatchObject({ access: 'owner', owner: null, sharedWith: [ben.email] })
  })

  it('leaves the recipient’s own list, tags, figures and limit alone', async () => {
    const ben = await signUp(server.app, { verified: true, premium: false })
    await share([ben.email])
    expect((await ben.inject({ url: '/api/voice-notes' })).json()).toEqual([])
    expect((await ben.inject({ url: '/api/dashboard/stats' })).json()).toMatchObject({ totalNotes: 0 })
  })

  it('records when the recipient opens it, and shows their name from then on', async () => {
    const ben = await signUp(server.app, { verified: true })
    await share([ben.email])
    await readNote(ben, note.id)
    const [opened] = (await owner.inject({ url: `/api/voice-notes/${note.id}/shares` })).json<NoteShare[]>()
    expect(opened).toMatchObject({ name: 'Ada Moreau', openedAt: expect.any(String), lastOpenedAt: expect.any(String) })
  })

  it('changes the permission of an existing recipient without another email', async () => {
    const ben = await signUp(server.app, { verified: true })
    await share([ben.email])
    await server.drain()
    post.delivered.length = 0
    expect((await share([ben.email.toUpperCase(), ben.email], 'edit')).json()).toHaveLength(1)
    expect((await readNote(ben, note.id)).access).toBe('edit')
    expect(await mailsTo(ben.email)).toEqual([])
  })

  it('changes a permission by the share’s id', async () => {
    const ben = await signUp(server.app, { verified: true })
    const [made] = (await share([ben.email])).json<NoteShare[]>()
    const change = (person: Person) =>
      person.inject({ method: 'PATCH', url: `/api/note-shares/${made?.id}`, payload: { permission: 'edit' } })
    expect((await change(ben)).statusCode).toBe(404)
    expect((await change(owner)).json()).toMatchObject({ permission: 'edit' })
    expect((await readNote(ben, note.id)).access).toBe('edit')
  })

  it('needs Premium, and stays readable without it', async () => {
    const [ada, ben] = [await signUp(server.app), await signUp(server.app, { verified: true, premium: false })]
    note = await insertNote(ada)
    const [made] = (await share([ben.email], 'read', ada)).json<NoteShare[]>()
    await server.context.db.update(users).set({ isPremium: false, premiumGranted: false }).where(eq(users.id, ada.id))
    expect((await share(['new@example.com'], 'read', ada)).json()).toMatchObject({ code: 'premium_required' })
    expect((await readNote(ben, note.id)).id).toBe(note.id)
    expect((await end(ada, made?.id)).statusCode).toBe(204)
    expect((await ben.inject({ url: `/api/voice-notes/${note.id}` })).statusCode).toBe(404)
  })

  it('refuses the owner’s own address in a different letter case', async () => {
    const refused = await share(['ok@example.com', owner.email.toUpperCase()])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ emails: 'This is your own address.' })
    expect((await readNote(owner, note.id)).sharedWith).toEqual([])
  })

  it.each([
    ['500 addresses', Array.from({ length: 500 }, (_, index) => `p${index}@example.com`)],
    ['none', []],
    ['no address', ['Ben']],
    ['an address with a line break', ['ben@example.com\nbcc: all@example.com']],
  ])('refuses %s', async (_, emails) => {
    expect((await share(emails)).statusCode).toBe(400)
  })

  it('treats an address with a plus as another address', async () => {
    const ben = await signUp(server.app, { verified: true })
    await share([ben.email.replace('@', '+work@')])
    expect(await received(ben)).toEqual([])
  })

  it('stops at fifty people', async () => {
    const of = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `guest${from + at}@example.com`)
    for (const [from, count] of [
      [0, 20],
      [20, 20],
      [40, 10],
    ] as const) {
      expect((await share(of(from, count))).statusCode).toBe(200)
    }
    await server.context.db.delete(rateLimits)
    expect((await share(of(50, 1))).json()).toMatchObject({ code: 'shares_full' })
    expect((await readNote(owner, note.id)).sharedWith).toHaveLength(50)
  })

  it('limits the invitations of an hour by their number, not by requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      await share(Array.from({ length: 20 }, (_, at) => `hour${at}@example.com`))
    }
    expect((await share(['one-more@example.com'])).statusCode).toBe(429)
  })
})

describe('an address without an account', () => {
  it('gets an invitation in the inviter’s language, without the title, and the note once it is verified', async () => {
    const address = 'lena@example.com'
    await owner.inject({
      method: 'POST',
      url: `/api/voice-notes/${note.id}/shares`,
      payload: { emails: [address], permission: 'read' },
      headers: { 'accept-language': 'es' },
    })
    const [invitation = ''] = await mailsTo(address)
    expect(invitation).toContain('Ada Moreau')
    expect(note.title).not.toBe('')
    expect(invitation).not.toContain(note.title)
    expect(readLink(invitation).searchParams.get('email')).toBe(address)

    const lena = await signUp(server.app, { email: address })
    expect(await received(lena)).toEqual([])
    expect((await lena.inject({ url: `/api/voice-notes/${note.id}` })).statusCode).toBe(404)
    const verification =
      (await mailsTo(address)).find((message) => readLink(message).pathname === '/verify-email') ?? ''
    const token = readLink(verification).searchParams.get('token')
    // Lena may be a stranger, and whoever reads the email the owner of the address.
    const verify = { method: 'POST', url: '/api/email/verify', payload: { token } } as const
    expect((await server.app.inject(verify)).statusCode).toBe(401)
    expect((await (await signUp(server.app)).inject(verify)).statusCode).toBe(403)
    expect(await received(lena)).toEqual([])
    expect((await lena.inject(verify)).statusCode).toBe(204)
    expect(await received(lena)).toHaveLength(1)
    expect((await readNote(lena, note.id)).access).toBe('read')
  })

  it('gets no more than five invitations an hour, whoever sends them, which the owner does not see', async () => {
    const address = 'flooded@example.com'
    const others = [await signUp(server.app), await signUp(server.app)]
    const seen = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      for (const person of others) {
        note = await insertNote(person)
        const [{ id: _, createdAt: __, ...made } = {} as NoteShare] = (await share([address], 'read', person)).json()
        seen.add(JSON.stringify(made))
      }
    }
    expect(await mailsTo(address)).toHaveLength(5)
    expect(seen.size).toBe(1)
  })

  it('looks to the owner like any other', async () => {
    const ben = await signUp(server.app, { verified: true })
    const gone = await signUp(server.app, { verified: true })
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id))
    const unverified = await signUp(server.app)
    const addresses = [ben.email, gone.email, unverified.email, 'nobody@example.com']
    const shares = (await share(addresses)).json<NoteShare[]>()
    const visible = shares.map(({ id: _, email: __, createdAt: ___, ...rest }) => JSON.stringify(rest))
    expect(shares).toHaveLength(4)
    expect(new Set(visible).size).toBe(1)
    expect((await mailsTo(gone.email)).filter((message) => message.includes('shared a note'))).toEqual([])
    expect((await mailsTo(ben.email)).filter((message) => message.includes('shared a note'))).toHaveLength(1)
  })

  it('can be withdrawn before the account exists', async () => {
    const [made] = (await share(['max@example.com'])).json<NoteShare[]>()
    expect((await end(owner, made?.id)).statusCode).toBe(204)
    const max = await signUp(server.app, { email: 'max@example.com', verified: true })
    expect(await received(max)).toEqual([])
  })
})

describe('ending a share', () => {
  it('is possible only for the owner and the recipient', async () => {
    const [ben, eve] = [await signUp(server.app, { verified: true }), await signUp(server.app, { verified: true })]
    const [made] = (await share([ben.email])).json<NoteShare[]>()
    expect((await end(eve, made?.id)).json()).toMatchObject({ code: 'note_share_not_found' })
    expect((await end(ben, made?.id)).statusCode).toBe(204)
    expect((await ben.inject({ url: `/api/voice-notes/${note.id}` })).statusCode).toBe(404)
    expect((await readNote(owner, note.id)).sharedWith).toEqual([])
  })

  it('reaches the recipient’s open page at once, and so do changes before it', async () => {
    const ben = await signUp(server.app, { verified: true })
    const stream = await listen(server.app, ben)
    const [made] = (await share([ben.email])).json<NoteShare[]>()
    await expect.poll(() => stream.events).toContainEqual(expect.objectContaining({ type: 'note' }))
    await owner.inject({ method: 'PATCH', url: `/api/voice-notes/${note.id}`, payload: { title: 'Plan' } })
    await expect
      .poll(() => stream.events.at(-1))
      .toMatchObject({ type: 'note', note: { title: 'Plan', access: 'read', owner: { email: owner.email } } })
    await end(owner, made?.id)
    await expect.poll(() => stream.events.at(-1)).toEqual({ type: 'deleted', noteId: note.id })
    const seen = stream.events.length
    await owner.inject({ method: 'PATCH', url: `/api/voice-notes/${note.id}`, payload: { title: 'Secret' } })
    await share([ben.email])
    await expect.poll(() => stream.events.length).toBeGreaterThan(seen)
    expect(JSON.stringify(stream.events[seen])).not.toContain('"deleted"')
    await stream.close()
  })

  it('follows from the deletion of the note, of its owner and of the recipient', async () => {
    const [ada, ben] = [await signUp(server.app), await signUp(server.app, { verified: true })]
    note = await insertNote(ada)
    await share([ben.email], 'edit', ada)
    await ada.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
    expect(await list(ben, 'with_me')).toEqual([])
    note = await insertNote(ada)
    await share([ben.email], 'edit', ada)
    await ben.inject({ method: 'DELETE', url: '/api/account', payload: { password: ben.password } })
    expect((await readNote(ada, note.id)).sharedWith).toEqual([])
  })
})

it('shows an editor’s change to the owner, and refuses a conflicting later one', async () => {
  const ben = await signUp(server.app, { verified: true })
  await share([ben.email], 'edit')
  const rename = await ben.inject({ method: 'PATCH', url: `/api/voice-notes/${note.id}`, payload: { title: 'Ours' } })
  expect(rename.json()).toMatchObject({ title: 'Ours', access: 'edit' })
  expect((await readNote(owner, note.id)).title).toBe('Ours')
})
