import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#server/db/schema/notifications.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { UserNotification } from '#shared/contract/notifications.ts'
import { NOTIFICATIONS_KEPT } from '#shared/limits.ts'
import { writeMention } from '#shared/mentions.ts'
import { listen } from '#test/listen.ts'
import { readNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { trimNotifications } from './notifications.service.ts'

let server: TestServer
let owner: Person
let ben: Person
let noteId: string
let shareId: string
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  ben = await signUp(server.app, { verified: true, premium: false })
  noteId = await insertSpokenNote(server, owner, { title: 'Plan', said: ['The launch went well.'] })
  const payload = { emails: [ben.email], permission: 'comment' }
  const shared = await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
  shareId = shared.json<NoteShare[]>()[0]?.id ?? ''
})

const list = async (person: Person) => (await person.inject({ url: '/api/notifications' })).json<UserNotification[]>()
const unread = async (person: Person) =>
  (await person.inject({ url: '/api/notifications/unread' })).json<{ unread: number }>().unread
const comment = async (person: Person, text: string) => {
  const url = `/api/voice-notes/${noteId}/comments`
  return (await person.inject({ method: 'POST', url, payload: { text } })).json<{ id: string }>().id
}
const post = (person: Person, url: string, payload?: object) =>
  person.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })

describe('the list', () => {
  it('says who did what with which note, newest first', async () => {
    await ben.inject({ url: `/api/voice-notes/${noteId}` })
    const threadId = await comment(owner, `Hi ${writeMention({ id: ben.id, name: 'x' })}, see this`)
    expect(await list(ben)).toMatchObject([
      { kind: 'mention', actor: { name: 'Ada Moreau' }, quote: 'Hi @Ada Moreau, see this', threadId, isRead: false },
      { kind: 'note_shared', note: { id: noteId, title: 'Plan' }, quote: '', threadId: null, isRead: true },
    ])
  })

  it('is returned page by page', async () => {
    for (const text of ['one', 'two', 'three']) await comment(ben, text)
    const first = await owner.inject({ url: '/api/notifications?limit=2' })
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.json<UserNotification[]>().map(({ quote }) => quote)).toEqual(['three', 'two'])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await owner.inject({ url: next })
    expect(second.json<UserNotification[]>().map(({ quote }) => quote)).toEqual(['one'])
    expect(second.headers.link).toBeUndefined()
    expect((await owner.inject({ url: '/api/notifications?cursor=x' })).statusCode).toBe(400)
  })

  it('shows hostile text as text, shortened and in its own order', async () => {
    await comment(ben, `<img src=x>\u202e${'a'.repeat(1900)}`)
    const [shown] = await list(owner)
    expect(shown?.quote).toMatch(/^<img src=x>a+…$/)
    expect(shown?.quote).toHaveLength(281)
  })

  it('loses what was about a withdrawn note, and names it by the last title its reader saw', async () => {
    await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
    await owner.inject({ method: 'PATCH', url: `/api/voice-notes/${noteId}`, payload: { title: 'Secret' } })
    expect(await list(ben)).toMatchObject([{ kind: 'access_ended', note: { title: 'Plan' } }])
    await owner.inject({ method: 'DELETE', url: `/api/voice-notes/${noteId}` })
    expect(await list(ben)).toEqual([])
  })

  it('leaves out kinds that are only sent by email', async () => {
    await owner.inject({ method: 'PATCH', url: '/api/settings', payload: { commentsInApp: false } })
    await comment(ben, 'Which bank?')
    expect([await list(owner), await unread(owner)]).toEqual([[], 0])
  })
})

describe('a notification is read', () => {
  it('once its note is opened, unless it is about a comment', async () => {
    await ben.inject({ url: `/api/voice-notes/${noteId}` })
    await comment(owner, `Hi ${writeMention({ id: ben.id, name: 'x' })}`)
    await ben.inject({ url: `/api/voice-notes/${noteId}` })
    expect((await list(ben)).map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['mention', false],
      ['note_shared', true],
    ])
  })

  it('once its comment is on the screen', async () => {
    const ids = [await comment(ben, 'one'), await comment(ben, 'two')]
    await post(owner, `/api/voice-notes/${noteId}/comments/read`, { ids: ids.slice(0, 1) })
    expect((await list(owner)).map(({ quote, isRead }) => [quote, isRead])).toEqual([
      ['two', false],
      ['one', true],
    ])
  })

  it('on its own or with all others, but not by somebody else', async () => {
    for (const text of ['one', 'two', 'three']) await comment(ben, text)
    const [newest] = await list(owner)
    expect((await post(ben, `/api/notifications/${newest?.id}/read`)).statusCode).toBe(204)
    expect(await unread(owner)).toBe(3)
    await post(owner, `/api/notifications/${newest?.id}/read`)
    expect(await unread(owner)).toBe(2)
    await post(owner, '/api/notifications/read')
    expect(await unread(owner)).toBe(0)
    expect(await unread(ben)).toBe(1)
  })
})

it('signals a notification, and that it was read, to open pages at once', async () => {
  const stream = await listen(server.app, owner)
  const told = () => stream.events.filter(({ type }) => type === 'notifications').length
  await comment(ben, 'Which bank?')
  await expect.poll(told).toBe(1)
  await post(owner, '/api/notifications/read')
  await expect.poll(told).toBe(2)
  await stream.close()
})

it('keeps only a limited number of notifications for each user, the newest', async () => {
  const { db } = server.context
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
  const rows = Array.from({ length: NOTIFICATIONS_KEPT + 5 }, (_, second) => {
    return { id: crypto.randomUUID(), userId: owner.id, kind: 'access_changed' as const, noteId, createdAt: at(second) }
  })
  await db.insert(notifications).values(rows.map((row) => ({ ...row, isListed: true, mailDue: false })))
  await trimNotifications(server.context, at(3600))
  const kept = await db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(kept).toHaveLength(NOTIFICATIONS_KEPT)
  expect(Math.min(...kept.map(({ createdAt }) => createdAt.getTime()))).toBe(at(5).getTime())
  expect(await list(ben)).toHaveLength(1)
})

it('names nobody whose account is deleted', async () => {
  await server.context.db.update(notifications).set({ actorId: null }).where(eq(notifications.userId, ben.id))
  expect(await list(ben)).toMatchObject([{ kind: 'note_shared', actor: null }])
  expect((await readNote(ben, noteId)).title).toBe('Plan')
})

it('includes notifications in the data export', async () => {
  const exported = readZip((await ben.inject({ url: '/api/account/export?language=en' })).rawPayload)
  const account = JSON.parse(exported.get('account.json')?.toString('utf8') ?? '{}')
  expect(account.notifications).toMatchObject([{ kind: 'note_shared', noteId, readAt: null }])
})
