import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { CommentThread, NoteComment } from '#shared/contract/comments.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { writeMention } from '#shared/mentions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { forgetAssignment, notifyOfAssignment } from './notify.service.ts'

let server: TestServer
let owner: Person
let ben: Person
let carla: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  ben = await signUp(server.app, { verified: true, premium: false })
  carla = await signUp(server.app, { verified: true, premium: false })
  noteId = await insertSpokenNote(server, owner, { said: ['The launch went well.'] })
})

/** Returns a user's notifications, oldest first: the kind, and who did it. */
async function toldTo(person: Person): Promise<string[]> {
  const names = new Map([owner, ben, carla].map(({ id }, index) => [id, ['owner', 'ben', 'carla'][index]]))
  const rows = await server.context.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.id), eq(notifications.noteId, noteId)))
    .orderBy(notifications.createdAt)
  return rows.map(({ kind, actorId }) => `${kind} by ${names.get(actorId ?? '') ?? 'nobody'}`)
}

async function share(person: Person, permission: Permission = 'comment'): Promise<string> {
  const payload = { emails: [person.email], permission }
  const shared = await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
  await person.inject({ url: `/api/voice-notes/${noteId}` })
  return shared.json<NoteShare[]>().find(({ email }) => email === person.email)?.id ?? ''
}

const post = (person: Person, url: string, text: string) => person.inject({ method: 'POST', url, payload: { text } })
const start = async (person: Person, text = 'Which bank?') =>
  (await post(person, `/api/voice-notes/${noteId}/comments`, text)).json<CommentThread>()
const reply = async (person: Person, id: string, text = 'Mine.') =>
  (await post(person, `/api/comments/${id}/replies`, text)).json<NoteComment>()
const set = (person: Person, change: Partial<Settings>) =>
  person.inject({ method: 'PATCH', url: '/api/settings', payload: change })

describe('sharing', () => {
  it('tells the recipient, and nobody else', async () => {
    await share(ben)
    expect(await toldTo(ben)).toEqual(['note_shared by owner'])
    expect(await toldTo(owner)).toEqual([])
  })

  it('tells somebody whose address is not verified yet once they have verified it', async () => {
    const dora = await signUp(server.app, { verified: false })
    await share(dora)
    expect(await toldTo(dora)).toEqual([])
    await server.context.db.update(users).set({ emailVerified: true }).where(eq(users.id, dora.id))
    const { claimShares } = await import('#server/features/sharing/claim-shares.service.ts')
    await server.context.db.transaction((tx) => claimShares(server.context, tx, dora.email))
    expect(await toldTo(dora)).toEqual(['note_shared by owner'])
  })

  it('reports only the last permission, and not one that stays the same', async () => {
    const id = await share(ben, 'read')
    for (const permission of ['comment', 'edit', 'edit']) {
      await owner.inject({ method: 'PATCH', url: `/api/note-shares/${id}`, payload: { permission } })
    }
    expect(await toldTo(ben)).toEqual(['note_shared by owner', 'access_changed by owner'])
    await share(ben, 'read')
    const [row] = await server.context.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, ben.id), eq(notifications.kind, 'access_changed')))
    expect(row).toMatchObject({ permission: 'read' })
  })

  it('leaves only the news that a note was withdrawn, which goes once it is shared again', async () => {
    const id = await share(ben)
    await start(owner, `See ${writeMention({ id: ben.id, name: 'Ben' })}`)
    await owner.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })
    expect(await toldTo(ben)).toEqual(['access_ended by owner'])
    await share(ben)
    expect(await toldTo(ben)).toEqual(['note_shared by owner'])
  })

  it('does not notify somebody who leaves a note', async () => {
    const id = await share(ben)
    await ben.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })
    expect(await toldTo(ben)).toEqual([])
  })
})

describe('a comment', () => {
  beforeEach(async () => {
    await share(ben)
    await share(carla)
    await server.context.db.delete(notifications)
  })

  it('notifies the owner of the note, but not its author or the other recipients', async () => {
    await start(ben)
    expect(await toldTo(owner)).toEqual(['comment by ben'])
    expect([await toldTo(ben), await toldTo(carla)]).toEqual([[], []])
  })

  it('in a thread notifies who started it, who replied, and the owner, once each', async () => {
    const { id } = await start(ben)
    await reply(carla, id)
    await reply(owner, id)
    expect(await toldTo(ben)).toEqual(['reply by carla', 'reply by owner'])
    expect(await toldTo(carla)).toEqual(['comment by owner'])
    expect(await toldTo(owner)).toEqual(['comment by ben', 'comment by carla'])
  })

  it('that mentions somebody it would notify anyway does so once, as a mention', async () => {
    const { id } = await start(ben)
    await reply(carla, id, `${writeMention({ id: ben.id, name: 'B' })} ${writeMention({ id: owner.id, name: 'O' })}`)
    expect(await toldTo(ben)).toEqual(['mention by carla'])
    expect(await toldTo(owner)).toEqual(['comment by ben', 'mention by carla'])
  })

  it('notifies people who are mentioned only when it is edited, but nobody twice', async () => {
    const { id } = await start(ben, `Ask ${writeMention({ id: owner.id, name: 'O' })}`)
    const text = `Ask ${writeMention({ id: owner.id, name: 'O' })} or ${writeMention({ id: carla.id, name: 'C' })}`
    await ben.inject({ method: 'PATCH', url: `/api/comments/${id}`, payload: { text } })
    await ben.inject({ method: 'PATCH', url: `/api/comments/${id}`, payload: { text: `${text}!` } })
    expect(await toldTo(owner)).toEqual(['mention by ben'])
    expect(await toldTo(carla)).toEqual(['mention by ben'])
  })

  it('is removed from notifications once it is deleted, even if its place stays', async () => {
    const { id } = await start(ben)
    await reply(ben, id)
    await ben.inject({ method: 'DELETE', url: `/api/comments/${id}` })
    expect(await toldTo(owner)).toEqual(['comment by ben'])
  })

  it('of a deleted account is removed from notifications', async () => {
    const { id } = await start(carla)
    await reply(ben, id)
    await carla.inject({ method: 'DELETE', url: '/api/account', payload: { password: carla.password } })
    expect(await toldTo(owner)).toEqual(['comment by ben'])
  })

  it('does not notify a deactivated user', async () => {
    const { id } = await start(carla)
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, carla.id))
    await reply(owner, id)
    expect(await toldTo(carla)).toEqual([])
  })

  it('does not use a kind of notification that is switched off, but the next one that applies', async () => {
    await set(owner, { mentionsInApp: false, mentionsByEmail: false })
    await start(ben, `See ${writeMention({ id: owner.id, name: 'O' })}`)
    expect(await toldTo(owner)).toEqual(['comment by ben'])
    await set(owner, { commentsInApp: false, commentsByEmail: false })
    await start(ben, `See ${writeMention({ id: owner.id, name: 'O' })}`)
    expect(await toldTo(owner)).toEqual(['comment by ben'])
  })
})

describe('an assigned follow-up', () => {
  it('notifies only its current assignee, and only if they have the note', async () => {
    const { context } = server
    await share(ben)
    await server.context.db.delete(notifications)
    const [followUp] = await context.db
      .insert(followUps)
      .values({
        id: randomUUID(),
        userId: owner.id,
        noteId,
        position: 1,
        title: 'Call',
        description: '',
        priority: 'low',
      })
      .returning()
    const followUpId = followUp?.id ?? ''
    const assign = (person: Person) =>
      context.db.transaction((tx) =>
        notifyOfAssignment(context, tx, { actorId: owner.id, noteId, taskId: followUpId, assigneeId: person.id }),
      )
    await assign(ben)
    expect(await toldTo(ben)).toEqual(['task_assigned by owner'])
    await assign(carla)
    expect([await toldTo(ben), await toldTo(carla)]).toEqual([[], []])
    await assign(ben)
    await context.db.transaction((tx) => forgetAssignment(tx, followUpId))
    expect(await toldTo(ben)).toEqual([])
  })
})
