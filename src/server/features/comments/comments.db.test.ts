// Over 250 lines: what each person may do with comments is read together, on one shared note.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, users } from '#server/db/schema/accounts.ts'
import { comments } from '#server/db/schema/comments.ts'
import type { CommentThread, NoteComment, Participant } from '#shared/contract/comments.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import { COMMENT_LIMITS } from '#shared/limits.ts'
import { listen } from '#test/listen.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const SAID = ['We meet Sarah on Friday at ten.', 'I need to call the bank tomorrow.']

let server: TestServer
let owner: Person
let ben: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await signUp(server.app)
  ben = await signUp(server.app, { verified: true, premium: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  noteId = await insertSpokenNote(server, owner, { said: SAID })
  await share(ben, 'comment')
  await server.context.db.delete(rateLimits)
})

/** Shares the note with somebody, who opens it. */
async function share(person: Person, permission: Permission): Promise<string> {
  const payload = { emails: [person.email], permission }
  const shared = await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
  await person.inject({ url: `/api/voice-notes/${noteId}` })
  return shared.json<{ id: string; email: string }[]>().find(({ email }) => email === person.email)?.id ?? ''
}

const post = (person: Person, url: string, payload: object) => person.inject({ method: 'POST', url, payload })
const start = (person: Person, text: string, anchor?: { version: number; sentence: number }) =>
  post(person, `/api/voice-notes/${noteId}/comments`, { text, ...(anchor ? { anchor } : {}) })
const reply = (person: Person, id: string, text: string) => post(person, `/api/comments/${id}/replies`, { text })
const edit = (person: Person, id: string, text: string) =>
  person.inject({ method: 'PATCH', url: `/api/comments/${id}`, payload: { text } })
const resolve = (person: Person, id: string, resolved: boolean) =>
  person.inject({ method: 'PUT', url: `/api/comments/${id}/resolved`, payload: { resolved } })
const remove = (person: Person, id: string) => person.inject({ method: 'DELETE', url: `/api/comments/${id}` })
const list = async (person: Person) =>
  (await person.inject({ url: `/api/voice-notes/${noteId}/comments` })).json<CommentThread[]>()
const summary = async (person: Person) =>
  (await person.inject({ url: `/api/voice-notes/${noteId}/comments/summary` })).json()
const editText = (edits: { index: number; text: string }[], version = 1) =>
  owner.inject({ method: 'PUT', url: `/api/voice-notes/${noteId}/transcript`, payload: { version, edits } })

async function startedBy(person: Person, text = 'Which bank?', anchor?: { version: number; sentence: number }) {
  const started = await start(person, text, anchor)
  expect(started.statusCode).toBe(201)
  return started.json<CommentThread>()
}

describe('threads', () => {
  it('hold replies of everybody who may comment, oldest first', async () => {
    const { id } = await startedBy(ben)
    await reply(owner, id, 'Mine.')
    await reply(ben, id, 'Thanks.')
    const [thread] = await list(owner)
    expect(thread).toMatchObject({ text: 'Which bank?', author: { id: ben.id, name: 'Ada Moreau' }, anchor: null })
    expect(thread?.replies.map(({ text }) => text)).toEqual(['Mine.', 'Thanks.'])
    expect((await reply(owner, thread?.replies[0]?.id ?? '', 'Nested')).json()).toMatchObject({
      code: 'comment_not_found',
    })
  })

  it('are listed page by page, newest first', async () => {
    const ids: string[] = []
    for (const text of ['one', 'two', 'three']) ids.unshift((await startedBy(ben, text)).id)
    const first = await owner.inject({ url: `/api/voice-notes/${noteId}/comments?limit=2` })
    expect(first.headers['x-total-count']).toBe('3')
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await owner.inject({ url: next })
    expect(second.headers.link).toBeUndefined()
    expect([...first.json(), ...second.json()].map(({ id }: CommentThread) => id)).toEqual(ids)
  })

  it('are resolved and reopened, also by a reply', async () => {
    const { id } = await startedBy(ben)
    expect((await resolve(owner, id, true)).statusCode).toBe(204)
    expect((await list(ben))[0]?.resolvedAt).toEqual(expect.any(String))
    expect(await summary(ben)).toMatchObject({ threads: 1, open: 0 })
    await resolve(ben, id, false)
    expect((await list(ben))[0]?.resolvedAt).toBeNull()
    await resolve(ben, id, true)
    await reply(owner, id, 'Not quite.')
    expect(await summary(ben)).toMatchObject({ threads: 1, open: 1 })
  })

  it('have a limited number of replies', async () => {
    const { id } = await startedBy(ben)
    const row = { noteId, threadId: id, userId: ben.id, text: 'x', mentions: [] }
    await server.context.db
      .insert(comments)
      .values(Array.from({ length: COMMENT_LIMITS.replies }, () => ({ ...row, id: crypto.randomUUID() })))
    expect((await reply(owner, id, 'One more')).json()).toMatchObject({ code: 'comments_full' })
  })
})

describe('the user’s own comment', () => {
  it('can be edited by its author alone', async () => {
    const { id } = await startedBy(ben)
    expect((await edit(owner, id, 'Changed')).statusCode).toBe(403)
    expect((await edit(ben, id, 'Which branch?')).json<NoteComment>()).toMatchObject({
      text: 'Which branch?',
      editedAt: expect.any(String),
    })
  })

  it('can be deleted, and leaves its place while it has replies', async () => {
    const { id } = await startedBy(ben)
    const answer = (await reply(owner, id, 'Mine.')).json<NoteComment>()
    expect((await remove(ben, answer.id)).statusCode).toBe(403)
    expect((await remove(ben, id)).statusCode).toBe(204)
    expect(await list(ben)).toMatchObject([{ id, author: null, text: '', replies: [{ text: 'Mine.' }] }])
    expect((await list(ben))[0]?.may).toEqual({ edit: false, delete: false })
    await remove(owner, answer.id)
    expect(await list(ben)).toEqual([])
  })

  it('can be deleted by the owner of the note', async () => {
    const { id } = await startedBy(ben)
    expect((await list(owner))[0]?.may).toEqual({ edit: false, delete: true })
    expect((await remove(owner, id)).statusCode).toBe(204)
    expect(await list(ben)).toEqual([])
  })

  it('can be deleted but not edited by a user who has become a reader', async () => {
    const { id } = await startedBy(ben)
    await share(ben, 'read')
    expect((await list(ben))[0]?.may).toEqual({ edit: false, delete: true })
    expect((await edit(ben, id, 'Changed')).statusCode).toBe(403)
    expect((await remove(ben, id)).statusCode).toBe(204)
  })

  it('is inaccessible to the user once the note is withdrawn, and stays for the others', async () => {
    const { id } = await startedBy(ben)
    const shareId = await share(ben, 'comment')
    await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
    expect((await start(ben, 'Still there?')).json()).toMatchObject({ code: 'note_not_found' })
    for (const refused of [await reply(ben, id, 'x'), await edit(ben, id, 'x'), await remove(ben, id)]) {
      expect(refused.json()).toMatchObject({ code: 'comment_not_found' })
    }
    expect(await list(owner)).toMatchObject([{ id, author: { name: 'Ada Moreau' } }])
  })

  it('is deleted with the account, while threads with replies by others stay', async () => {
    const eve = await signUp(server.app, { verified: true })
    await share(eve, 'comment')
    const [kept, gone] = [await startedBy(eve, 'First'), await startedBy(eve, 'Alone')]
    await reply(owner, kept.id, `Yes, @[Eve](${eve.id}).`)
    const other = await startedBy(owner, 'Other')
    await reply(eve, other.id, 'Seen.')
    await eve.inject({ method: 'DELETE', url: '/api/account', payload: { password: eve.password } })
    const left = await list(owner)
    expect(left.map(({ id }) => id)).toEqual([other.id, kept.id])
    expect(left).toMatchObject([
      { text: 'Other', replies: [] },
      { author: null, text: '', replies: [{ text: `Yes, @[](${eve.id}).` }] },
    ])
    expect(left.some(({ id }) => id === gone.id)).toBe(false)
  })
})

describe('a comment on a sentence', () => {
  it('keeps its words and time, and follows the sentence through edits', async () => {
    const { anchor } = await startedBy(ben, 'Which bank?', { version: 1, sentence: 1 })
    expect(anchor).toMatchObject({ quote: SAID[1], version: 1, sentence: 1, start: expect.any(Number) })
    await editText([
      { index: 0, text: '' },
      { index: 1, text: 'I have to ring my bank.' },
    ])
    expect((await list(ben))[0]?.anchor).toEqual({ ...anchor, version: 2, sentence: 0 })
  })

  it('says when the sentence has been removed', async () => {
    await startedBy(ben, 'Which bank?', { version: 1, sentence: 1 })
    await editText([{ index: 1, text: '' }])
    expect((await list(ben))[0]?.anchor).toMatchObject({ quote: SAID[1], version: 2, sentence: null })
  })

  it.each([
    { version: 1, sentence: 99 },
    { version: 7, sentence: 0 },
  ])('is refused for %j, which does not exist', async (anchor) => {
    const refused = await start(ben, 'Where?', anchor)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ anchor: 'This is not valid.' })
  })
})

describe('mentions', () => {
  const participants = async (person: Person) =>
    (await person.inject({ url: `/api/voice-notes/${noteId}/participants` })).json<Participant[]>()

  it('are offered for the owner and those who have opened the note', async () => {
    const eve = await signUp(server.app, { verified: true })
    const payload = { emails: [eve.email, 'nobody@example.com'], permission: 'read' }
    await post(owner, `/api/voice-notes/${noteId}/shares`, payload)
    expect((await participants(ben)).map(({ id }) => id).sort()).toEqual([owner.id, ben.id].sort())
    expect((await start(ben, `@[Eve](${eve.id})`)).statusCode).toBe(400)
    await eve.inject({ url: `/api/voice-notes/${noteId}` })
    expect((await participants(ben)).map(({ id }) => id)).toContain(eve.id)
    expect((await start(ben, `@[Eve](${eve.id})`)).statusCode).toBe(201)
  })

  it('carry the person’s own name, whatever was sent', async () => {
    const thread = await startedBy(ben, `Ask @[The Boss](${owner.id}) first`)
    expect(thread.text).toBe(`Ask @[Ada Moreau](${owner.id}) first`)
  })

  it('of a stranger are refused in the caller’s language', async () => {
    const stranger = await signUp(server.app)
    const refused = await ben.inject({
      method: 'POST',
      url: `/api/voice-notes/${noteId}/comments`,
      payload: { text: `Hello @[Ada](${stranger.id})` },
      headers: { 'accept-language': 'fr' },
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      fields: { text: 'Vous ne pouvez mentionner que des personnes qui ont cette note.' },
    })
  })

  it('may stay in a comment after the person has lost the note', async () => {
    const eve = await signUp(server.app, { verified: true })
    const shareId = await share(eve, 'read')
    const { id } = await startedBy(ben, `@[Eve](${eve.id}) knows`)
    await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
    const text = `@[Ada Moreau](${eve.id}) knows it`
    expect((await edit(ben, id, text)).json()).toMatchObject({ text })
    expect((await reply(ben, id, text)).statusCode).toBe(400)
  })
})

describe('odd texts', () => {
  it.each([
    ['100 kB', 'x'.repeat(100_000)],
    ['more than the limit', 'x'.repeat(COMMENT_LIMITS.length + 1)],
    ['nothing', '  \n '],
    ['right-to-left marks alone', '\u200f\u202e\u2066'],
    ['a NUL', 'a\0b'],
  ])('%s is refused', async (_, text) => {
    const refused = await start(ben, text)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['text']])
  })

  it.each([
    ['HTML', '<img src=x onerror=alert(1)><b>bold</b>'],
    ['right-to-left text', 'שלום \u200fעולם\u200e!'],
    ['an emoji', '👍🏽'],
  ])('%s stays as it was written', async (_, text) => {
    expect((await startedBy(ben, text)).text).toBe(text)
  })

  it('lose their control characters', async () => {
    expect((await startedBy(ben, 'one\r\ntwo\u0007\tthree\u001b[0m')).text).toBe('one\ntwo\tthree[0m')
  })

  it('are limited by the minute', async () => {
    for (let count = 0; count < 30; count += 1) await start(ben, '  ')
    for (let count = 0; count < 30; count += 1) await startedBy(ben, 'again')
    expect((await start(ben, 'once more')).statusCode).toBe(429)
  })
})

describe('unread marks', () => {
  const read = (person: Person, ids: string[]) => post(person, `/api/voice-notes/${noteId}/comments/read`, { ids })

  it('belong to each person, and end when the comment has been seen', async () => {
    const { id } = await startedBy(ben)
    expect([await summary(owner), await summary(ben)]).toMatchObject([{ unread: 1 }, { unread: 0 }])
    const answer = (await reply(owner, id, 'Mine.')).json<NoteComment>()
    expect(await list(ben)).toMatchObject([{ unread: false, replies: [{ unread: true }] }])
    expect((await read(owner, [id, answer.id, crypto.randomUUID()])).statusCode).toBe(204)
    expect([await summary(owner), await summary(ben)]).toMatchObject([{ unread: 0 }, { unread: 1 }])
  })

  it('cannot be set for comments on another note', async () => {
    const { id } = await startedBy(ben)
    const [first, second] = [noteId, await insertSpokenNote(server, owner, { said: SAID })]
    await post(owner, `/api/voice-notes/${second}/comments/read`, { ids: [id] })
    noteId = first
    expect(await summary(owner)).toMatchObject({ unread: 1 })
  })
})

it('notifies everybody with access to the note over the stream, and nobody else', async () => {
  const eve = await signUp(server.app, { verified: true })
  const streams = await Promise.all([owner, ben, eve].map((person) => listen(server.app, person)))
  const { id } = await startedBy(ben)
  const told = { type: 'comments', noteId }
  for (const stream of streams.slice(0, 2)) await expect.poll(() => stream.events).toContainEqual(told)
  await share(eve, 'read')
  await expect.poll(() => streams[2]?.events.length).toBeGreaterThan(0)
  expect(streams[2]?.events).not.toContainEqual(told)
  await reply(owner, id, 'Mine.')
  await expect.poll(() => streams[2]?.events).toContainEqual(told)
  await Promise.all(streams.map((stream) => stream.close()))
})

it('exports the user’s own comments, without the words of another user’s note', async () => {
  await startedBy(ben, 'Which bank is it?', { version: 1, sentence: 1 })
  await startedBy(owner, 'Not for Ben’s export')
  const answer = await ben.inject({ url: '/api/account/export?language=en' })
  const exported = readZip(answer.rawPayload).get('account.json')?.toString('utf8')
  expect(exported).toContain('Which bank is it?')
  expect(exported).not.toContain('call the bank')
  expect(exported).not.toContain('Not for Ben’s export')
})

it('a deactivated person can no longer be mentioned', async () => {
  const eve = await signUp(server.app, { verified: true })
  await share(eve, 'read')
  await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, eve.id))
  expect((await start(ben, `@[Eve](${eve.id})`)).statusCode).toBe(400)
})
