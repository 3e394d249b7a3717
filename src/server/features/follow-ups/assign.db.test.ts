// Over 250 lines: each rule of assigning with its bad input, on one server.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { closingOffers } from '#server/db/schema/commitments.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { queueDigests } from '#server/features/digests/digests.service.ts'
import type { NoteFollowUp, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { FollowUp, FollowUpCounts } from '#shared/contract/follow-ups.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import { type FakeMailServer, startMailServer } from '#test/fakes/mail-server.ts'
import { readNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const TEXT = 'I must call the bank tomorrow. Please book a room for the workshop.'

let post: FakeMailServer
let server: TestServer
let owner: Person
let noteId: string
let followUp: NoteFollowUp
beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ SMTP_URL: post.url })
})
afterAll(async () => {
  await server.close()
  await post.close()
})
beforeEach(async () => {
  owner = await signUp(server.app, { verified: true })
  noteId = await analyseSpokenNote(server, owner, TEXT, { recordedAt: new Date('2026-03-10T09:00:00Z') })
  followUp = await followUpNamed('bank')
})

async function followUpNamed(word: string, reader = owner): Promise<NoteFollowUp> {
  const { actionItems } = (await reader.inject({ url: `/api/voice-notes/${noteId}/analysis` })).json<OpenedAnalysis>()
  const found = actionItems.find(({ title }) => title.includes(word))
  if (!found) throw new Error(`no task with “${word}”`)
  return found
}

/** Signs somebody up who has the note, and has opened it unless the test says otherwise. */
async function addReader(permission: Permission = 'read', options: { premium?: boolean; opened?: boolean } = {}) {
  const { premium = false, opened = true } = options
  const person = await signUp(server.app, { verified: true, premium })
  const payload = { emails: [person.email], permission }
  const shares = await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
  const share = shares.json<NoteShare[]>().find(({ email }) => email === person.email)
  if (opened) await readNote(person, noteId)
  return { ...person, shareId: share?.id ?? '' }
}

const assign = (to: string | null, { by = owner, previous = null as string | null, id = followUp.id } = {}) =>
  by.inject({
    method: 'PUT',
    url: `/api/follow-ups/${id}/assignee`,
    payload: { assigneeId: to, previousId: previous },
  })
const patch = (by: Person, payload: object) =>
  by.inject({ method: 'PATCH', url: `/api/follow-ups/${followUp.id}`, payload })
const listed = async (by: Person, query = '') =>
  (await by.inject({ url: `/api/follow-ups${query}` })).json<FollowUp[]>()
const counts = async (by: Person) => (await by.inject({ url: '/api/follow-ups/counts' })).json<FollowUpCounts>()
const withdraw = (shareId: string) => owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })

describe('an assigned follow-up', () => {
  it('is in its assignee’s list as a promise to its owner, even if the assignee has no Premium', async () => {
    const ben = await addReader('read')
    expect((await assign(ben.id)).json()).toMatchObject({ assignee: { id: ben.id, name: 'Ada Moreau' }, owner: null })
    expect(await listed(ben)).toEqual([
      expect.objectContaining({
        id: followUp.id,
        who: 'me',
        counterpart: 'Ada Moreau',
        note: expect.objectContaining({ id: noteId }),
        owner: { name: 'Ada Moreau', email: owner.email },
      }),
    ])
    expect(await listed(ben, '?of=mine')).toHaveLength(1)
    expect(await listed(ben, '?of=others')).toEqual([])
    expect(await counts(ben)).toEqual({ all: 1, mine: 1, others: 0, due: 1 })
  })

  it('stays once in the owner’s list, with the assignee', async () => {
    const ben = await addReader('read')
    const before = await listed(owner)
    await assign(ben.id)
    const after = await listed(owner)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.find(({ id }) => id === followUp.id)).toMatchObject({
      assignee: { id: ben.id },
      owner: null,
      who: 'me',
    })
    expect(await counts(owner)).toMatchObject({ all: before.length })
    expect((await listed(owner, '?toDo=true')).map(({ id }) => id)).not.toContain(followUp.id)
  })

  it('does not count in the assignee’s figures', async () => {
    const ben = await addReader('read', { premium: true })
    const read = async (url: string) => (await ben.inject({ url })).json()
    const before = [await read('/api/dashboard/stats'), await read('/api/analytics'), await read('/api/plan')]
    await assign(ben.id)
    await patch(ben, { isCompleted: true })
    expect([await read('/api/dashboard/stats'), await read('/api/analytics'), await read('/api/plan')]).toEqual(before)
  })

  it('is paged together with the assignee’s own in one order', async () => {
    const ben = await addReader('read', { premium: true })
    await assign(ben.id)
    await patch(owner, { priority: 'high' })
    for (const priority of ['urgent', 'low']) {
      await ben.inject({ method: 'POST', url: '/api/follow-ups', payload: { title: priority, priority } })
    }
    const first = await ben.inject({ url: '/api/follow-ups?limit=2' })
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.json<FollowUp[]>().map(({ title }) => title)).toEqual(['urgent', followUp.title])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await ben.inject({ url: next })).json<FollowUp[]>().map(({ title }) => title)).toEqual(['low'])
  })

  it('is completed, reopened and moved by an assignee who may only read the note, and not changed otherwise', async () => {
    const ben = await addReader('read')
    expect((await patch(ben, { isCompleted: true })).json()).toMatchObject({ code: 'forbidden' })
    await assign(ben.id)
    expect((await patch(ben, { isCompleted: true })).json()).toMatchObject({ isCompleted: true })
    expect((await followUpNamed('bank')).isCompleted).toBe(true)
    expect((await patch(ben, { isCompleted: false })).json()).toMatchObject({ isCompleted: false })
    expect((await patch(ben, { dueDate: '2026-04-01' })).json()).toMatchObject({ dueDate: '2026-04-01' })
    expect((await patch(ben, { title: 'Mine' })).json()).toMatchObject({ code: 'forbidden' })
    expect((await patch(ben, { isCompleted: true, priority: 'low' })).json()).toMatchObject({ code: 'forbidden' })
    const room = await followUpNamed('room')
    const other = await ben.inject({
      method: 'PATCH',
      url: `/api/follow-ups/${room.id}`,
      payload: { isCompleted: true },
    })
    expect(other.json()).toMatchObject({ code: 'forbidden' })
    const deleted = await ben.inject({ method: 'DELETE', url: `/api/follow-ups/${followUp.id}` })
    expect(deleted.json()).toMatchObject({ code: 'forbidden' })
  })

  it('can’t be changed by its assignee once the owner has no Premium', async () => {
    const ben = await addReader('read', { premium: true })
    await assign(ben.id)
    await server.context.db.update(users).set({ isPremium: false }).where(eq(users.id, owner.id))
    expect((await patch(ben, { isCompleted: true })).json()).toMatchObject({ code: 'premium_required' })
    expect(await listed(ben)).toHaveLength(1)
  })

  it('keeps its assignee when the note is analysed again, even if it is no longer said', async () => {
    const ben = await addReader('edit')
    await assign(ben.id)
    const { version, sentences } = (await owner.inject({ url: `/api/voice-notes/${noteId}/transcript` })).json()
    const edits = sentences.map(({ index }: { index: number }) => ({ index, text: index === 0 ? 'It rained.' : '' }))
    await owner.inject({ method: 'PUT', url: `/api/voice-notes/${noteId}/transcript`, payload: { version, edits } })
    await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/analyse` })
    await server.drain()
    const { actionItems } = (await ben.inject({ url: `/api/voice-notes/${noteId}/analysis` })).json<OpenedAnalysis>()
    expect(actionItems).toEqual([
      expect.objectContaining({ id: followUp.id, assignee: { id: ben.id, name: 'Ada Moreau' } }),
    ])
  })

  it('is not offered to its assignee for closing by their own notes', async () => {
    const ben = await addReader('read', { premium: true })
    await assign(ben.id)
    await analyseSpokenNote(server, ben, 'I have called the bank.', { recordedAt: new Date('2026-03-11T09:00:00Z') })
    const offers = await server.context.db.select().from(closingOffers).where(eq(closingOffers.followUpId, followUp.id))
    expect(offers).toEqual([])
  })

  it('is named with its assignee in both people’s exports', async () => {
    const ben = await addReader('read')
    await assign(ben.id)
    await server.context.db.update(users).set({ firstName: 'Ben', lastName: '' }).where(eq(users.id, ben.id))
    const note = await owner.inject({ url: `/api/voice-notes/${noteId}/export?format=md` })
    expect(note.body).toMatch(/bank.*\bBen\b/)
    const filesOf = async (person: Person) => readZip((await person.inject({ url: '/api/account/export' })).rawPayload)
    const own = [...(await filesOf(owner)).entries()].find(([name]) => name.endsWith('note.json'))?.[1]
    expect(JSON.parse(String(own)).tasks).toContainEqual(
      expect.objectContaining({ title: followUp.title, assignee: ben.email }),
    )
    const account = JSON.parse(String((await filesOf(ben)).get('account.json')))
    expect(account.tasksAssignedToMe).toEqual([expect.objectContaining({ title: followUp.title, owner: owner.email })])
  })
})

describe('an assignment ends', () => {
  it('when the note is withdrawn, and does not come back with it', async () => {
    const ben = await addReader('edit')
    await assign(ben.id)
    await withdraw(ben.shareId)
    expect(await listed(ben)).toEqual([])
    expect((await followUpNamed('bank')).assignee).toBeNull()
    expect((await patch(ben, { isCompleted: true })).json()).toMatchObject({ code: 'follow_up_not_found' })
    const payload = { emails: [ben.email], permission: 'edit' }
    await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
    expect((await followUpNamed('bank')).assignee).toBeNull()
  })

  it('when the assignee leaves the note', async () => {
    const ben = await addReader('read')
    await assign(ben.id)
    await ben.inject({ method: 'DELETE', url: `/api/note-shares/${ben.shareId}` })
    expect(await listed(ben)).toEqual([])
    expect((await followUpNamed('bank')).assignee).toBeNull()
  })

  it('when the assignee deletes their account', async () => {
    const ben = await addReader('read')
    await assign(ben.id)
    const payload = { password: ben.password }
    expect((await ben.inject({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBeLessThan(300)
    expect((await followUpNamed('bank')).assignee).toBeNull()
    expect(await listed(owner, '?toDo=true')).toContainEqual(expect.objectContaining({ id: followUp.id }))
  })

  it('when it is given back to the owner', async () => {
    const ben = await addReader('edit')
    await assign(ben.id)
    expect((await assign(owner.id, { by: ben, previous: ben.id })).json()).toMatchObject({ assignee: null })
    expect(await listed(ben)).toEqual([])
  })

  it('for good when the note is withdrawn at the same time', async () => {
    const ben = await addReader('read')
    await Promise.all([assign(ben.id), withdraw(ben.shareId)])
    expect((await followUpNamed('bank')).assignee).toBeNull()
    expect(await listed(ben)).toEqual([])
  })
})

describe('assigning', () => {
  const refusal = async (answer: ReturnType<typeof assign>) => {
    const { statusCode, ...response } = await answer
    return [statusCode, response.json().code, response.json().fields]
  }

  it('is refused for anybody who has not opened the note, in the same words', async () => {
    const [stranger, withdrawn] = [await signUp(server.app, { verified: true }), await addReader('edit')]
    const invited = await addReader('edit', { opened: false })
    const deactivated = await addReader('edit')
    await withdraw(withdrawn.shareId)
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, deactivated.id))
    const ids = [stranger.id, withdrawn.id, invited.id, deactivated.id, randomUUID(), '<b>'.repeat(30)]
    const refused = [
      400,
      'validation_failed',
      { assigneeId: 'A task can only be assigned to people who have opened this note.' },
    ]
    for (const id of ids) expect(await refusal(assign(id))).toEqual(refused)
    expect((await assign('x'.repeat(101))).statusCode).toBe(400)
    expect((await assign('\u0000')).statusCode).toBe(400)
    expect((await followUpNamed('bank')).assignee).toBeNull()
  })

  it('is for the owner and editors only', async () => {
    const [reader, commenter, editor] = [await addReader('read'), await addReader('comment'), await addReader('edit')]
    for (const by of [reader, commenter]) expect((await refusal(assign(by.id, { by })))[1]).toBe('forbidden')
    await assign(reader.id)
    expect((await refusal(assign(null, { by: reader, previous: reader.id })))[1]).toBe('forbidden')
    const stranger = await signUp(server.app)
    expect((await refusal(assign(stranger.id, { by: stranger })))[1]).toBe('follow_up_not_found')
    expect((await assign(commenter.id, { by: editor, previous: reader.id })).json()).toMatchObject({
      assignee: { id: commenter.id },
      owner: { email: owner.email },
    })
  })

  it('is refused for a follow-up without a note', async () => {
    const ben = await addReader('edit')
    const own = (await owner.inject({ method: 'POST', url: '/api/follow-ups', payload: { title: 'Call' } })).json()
    expect((await refusal(assign(ben.id, { id: own.id })))[1]).toBe('validation_failed')
  })

  it('by two editors at once lets one win, and tells the other', async () => {
    const [ben, cleo] = [await addReader('edit'), await addReader('edit')]
    const answers = await Promise.all([assign(ben.id, { by: ben }), assign(cleo.id, { by: cleo })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const winner = answers[0]?.statusCode === 200 ? ben : cleo
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'assigned_meanwhile' })
    expect((await followUpNamed('bank')).assignee?.id).toBe(winner.id)
    // The same choice twice is no conflict.
    expect((await assign(winner.id)).statusCode).toBe(200)
  })
})

describe('a notification', () => {
  const toldOf = (person: Person) =>
    server.context.db
      .select({ kind: notifications.kind, actorId: notifications.actorId, taskId: notifications.taskId })
      .from(notifications)
      .where(and(eq(notifications.userId, person.id), eq(notifications.kind, 'task_assigned')))

  it('tells the assignee, and is taken back with the assignment', async () => {
    const [ben, cleo] = [await addReader('edit'), await addReader('read')]
    await assign(ben.id)
    expect(await toldOf(ben)).toEqual([{ kind: 'task_assigned', actorId: owner.id, taskId: followUp.id }])
    await assign(cleo.id, { by: ben, previous: ben.id })
    expect(await toldOf(ben)).toEqual([])
    expect(await toldOf(cleo)).toEqual([{ kind: 'task_assigned', actorId: ben.id, taskId: followUp.id }])
    await assign(null, { by: ben, previous: cleo.id })
    expect(await toldOf(cleo)).toEqual([])
    expect(await toldOf(owner)).toEqual([{ kind: 'task_assigned', actorId: ben.id, taskId: followUp.id }])
  })

  it('is not sent for what people assign to themselves, and is deleted with the follow-up', async () => {
    const ben = await addReader('edit')
    await assign(ben.id, { by: ben })
    expect(await toldOf(ben)).toEqual([])
    await assign(null, { previous: ben.id })
    await assign(ben.id)
    await owner.inject({ method: 'DELETE', url: `/api/follow-ups/${followUp.id}` })
    expect(await toldOf(ben)).toEqual([])
  })
})

describe('reminders and summaries', () => {
  const MADRID_MORNING = new Date('2026-03-12T07:30:00Z')
  const mails = async (to: Person) => {
    await server.drain()
    return post.delivered.filter((mail) => mail.to[0] === to.email).map(({ message }) => message)
  }

  it('go to the assignee in their language and time zone, not to the owner', async () => {
    const ben = await addReader('read')
    await server.context.db.update(users).set({ language: 'es' }).where(eq(users.id, ben.id))
    for (const person of [owner, ben]) {
      await person.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: 'Europe/Madrid' } })
    }
    await assign(ben.id)
    await patch(owner, { title: 'Llamar al banco', dueDate: '2026-03-12' })
    await server.drain()
    post.delivered.length = 0
    await queueDigests(server.context, MADRID_MORNING)
    expect(await mails(owner)).toEqual([])
    const [mail, ...more] = await mails(ben)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: Vence hoy: Llamar al banco')
    expect(mail).toContain('Llamar al banco (Ada Moreau)')
  })

  it('go to the owner while the assignee is deactivated', async () => {
    const ben = await addReader('read')
    await assign(ben.id)
    await patch(owner, { dueDate: '2026-03-12' })
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, ben.id))
    await owner.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: 'Europe/Madrid' } })
    await server.context.db.update(userSettings).set({ remindedOn: null })
    await server.drain()
    post.delivered.length = 0
    await queueDigests(server.context, MADRID_MORNING)
    expect(await mails(owner)).toHaveLength(1)
  })
})
