import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { emails } from '#server/db/schema/emails.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { type FakeMailServer, startMailServer } from '#test/fakes/mail-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { describeWeek } from './describe-week.ts'
import { queueDigests } from './digests.service.ts'

// A Monday: eight in the morning in Tokyo, not yet in Madrid.
const TOKYO_MORNING = new Date('2026-03-08T23:30:00Z')
const MADRID_MORNING = new Date('2026-03-09T07:30:00Z')
const MADRID_TUESDAY = new Date('2026-03-10T07:30:00Z')

let post: FakeMailServer
let server: TestServer
let person: Person
beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ SMTP_URL: post.url })
})
afterAll(async () => {
  await server.close()
  await post.close()
})
beforeEach(async () => {
  person = await signUp(server.app)
  await server.context.db.update(users).set({ emailVerified: true, language: 'es' }).where(eq(users.id, person.id))
  await set({ timezone: 'Europe/Madrid' })
  await server.drain()
  post.delivered.length = 0
})

const set = (payload: object) => person.inject({ method: 'PATCH', url: '/api/settings', payload })
const addFollowUp = (title: string, dueDate: string) =>
  person.inject({ method: 'POST', url: '/api/follow-ups', payload: { title, dueDate } })

async function mailsAt(now: Date): Promise<string[]> {
  await queueDigests(server.context, now)
  await server.drain()
  return post.delivered
    .splice(0)
    .filter(({ to }) => to[0] === person.email)
    .map(({ message }) => message)
}

it('sends digests to everybody else when one user’s digest fails', async () => {
  const other = await signUp(server.app)
  const { db } = server.context
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, other.id))
  await other.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: 'Europe/Madrid' } })
  await addFollowUp('Llamar', '2026-03-10')
  await other.inject({ method: 'POST', url: '/api/follow-ups', payload: { title: 'Call', dueDate: '2026-03-10' } })
  await server.drain()
  post.delivered.length = 0
  // Fail one person's emails, then the other's, so that the order of processing doesn't matter.
  const queued: string[][] = []
  for (const failing of [person, other]) {
    await db.execute(sql.raw(`alter table mails add constraint failing check (recipient <> '${failing.email}')`))
    await expect(queueDigests(server.context, MADRID_TUESDAY)).rejects.toThrow('1 digests could not be queued')
    await db.execute(sql`alter table mails drop constraint failing`)
    await server.drain()
    queued.push(post.delivered.splice(0).map(({ to }) => to[0] ?? ''))
    await db.update(userSettings).set({ remindedOn: null })
  }
  expect(queued).toEqual([[other.email], [person.email]])
})

it('sends digests in all zones but one that this server does not know', async () => {
  const other = await signUp(server.app)
  const zone = (timezone: string) =>
    server.context.db.update(userSettings).set({ timezone }).where(eq(userSettings.userId, other.id))
  await other.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: 'Europe/Madrid' } })
  // A newer server, or another one on the same database, may know a zone that this one does not.
  await zone('Africa/New_City')
  await addFollowUp('Llamar', '2026-03-10')
  await expect(queueDigests(server.context, MADRID_TUESDAY)).rejects.toThrow('1 digests could not be queued')
  await zone('Europe/Madrid')
  expect(await mailsAt(MADRID_TUESDAY)).toHaveLength(1)
})

describe('a reminder', () => {
  it('is sent once on the morning of the due date, in the user’s time zone and language', async () => {
    await addFollowUp('Llamar al banco', '2026-03-10')
    await addFollowUp('Pagar', '2026-03-11')
    expect(await mailsAt(MADRID_MORNING)).toEqual([])
    const mails = await mailsAt(MADRID_TUESDAY)
    expect(mails).toEqual([expect.stringContaining('Subject: Vence hoy: Llamar al banco')])
    expect(mails[0]).not.toContain('Pagar')
    expect(await mailsAt(MADRID_TUESDAY)).toEqual([])
  })

  it('is sent later in the day if no server ran in the morning, but not at night', async () => {
    await addFollowUp('Llamar al banco', '2026-03-10')
    expect(await mailsAt(new Date('2026-03-10T06:59:00Z'))).toEqual([])
    expect(await mailsAt(new Date('2026-03-10T19:00:00Z'))).toEqual([])
    expect(await mailsAt(new Date('2026-03-10T18:59:00Z'))).toHaveLength(1)
  })

  it('is sent on the user’s day when the due minute is on another day in the note’s zone', async () => {
    // Half past midnight on Wednesday in Tokyo is Tuesday afternoon in Madrid.
    const { id } = (await addFollowUp('Llamar a Tokio', '2026-03-11')).json()
    const dueAt = new Date('2026-03-10T15:30:00Z')
    await server.context.db.update(followUps).set({ dueAt }).where(eq(followUps.id, id))
    expect(await mailsAt(MADRID_MORNING)).toEqual([])
    expect(await mailsAt(MADRID_TUESDAY)).toEqual([expect.stringContaining('Subject: Vence hoy: Llamar a Tokio')])
    expect(await mailsAt(new Date('2026-03-11T07:30:00Z'))).toEqual([])
  })

  it('is not sent twice to somebody who flies west after it', async () => {
    await addFollowUp('Llamar al banco', '2026-03-10')
    await set({ timezone: 'Asia/Tokyo' })
    expect(await mailsAt(new Date('2026-03-09T23:30:00Z'))).toHaveLength(1)
    await set({ timezone: 'America/Los_Angeles' })
    expect(await mailsAt(new Date('2026-03-10T01:30:00Z'))).toEqual([])
    expect(await mailsAt(new Date('2026-03-10T15:30:00Z'))).toEqual([])
    await addFollowUp('Pagar', '2026-03-11')
    expect(await mailsAt(new Date('2026-03-11T15:30:00Z'))).toHaveLength(1)
  })

  it('is sent again after the clock of a server was years ahead', async () => {
    await addFollowUp('Pagar', '2026-03-10')
    await server.context.db.update(userSettings).set({ remindedOn: '2031-01-01' })
    expect(await mailsAt(MADRID_TUESDAY)).toHaveLength(1)
  })

  it('is not sent for completed follow-ups, when turned off, or to an unverified address', async () => {
    const { id } = (await addFollowUp('Llamar', '2026-03-10')).json()
    await person.inject({ method: 'PATCH', url: `/api/follow-ups/${id}`, payload: { isCompleted: true } })
    expect(await mailsAt(MADRID_TUESDAY)).toEqual([])
    await addFollowUp('Pagar', '2026-03-17')
    await set({ taskReminders: false })
    expect(await mailsAt(new Date('2026-03-17T07:30:00Z'))).toEqual([])
    await set({ taskReminders: true })
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id))
    expect(await mailsAt(new Date('2026-03-17T07:30:00Z'))).toEqual([])
  })
})

describe('a reminder that is queued', () => {
  const remove = () => person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } })
  const change = (values: Partial<typeof users.$inferInsert>) =>
    server.context.db.update(users).set(values).where(eq(users.id, person.id))

  it.each([
    ['reminders are turned off', () => set({ taskReminders: false })],
    ['the account is deleted', remove],
    ['the account is deactivated', () => change({ isActive: false })],
    ['the user has another address', () => change({ email: `${crypto.randomUUID()}@example.com` })],
  ])('is not sent if %s before the mail server answers', async (_, act) => {
    await addFollowUp('Llamar al banco', '2026-03-10')
    await queueDigests(server.context, MADRID_TUESDAY)
    const queued = () => server.context.db.select().from(emails).where(eq(emails.recipient, person.email))
    expect(await queued()).toHaveLength(1)
    await act()
    await server.drain()
    expect(post.delivered.filter(({ to }) => to[0] === person.email)).toEqual([])
    expect(await queued()).toEqual([])
  })
})

describe('a weekly summary', () => {
  it('is sent once on Monday morning in the user’s time zone, with what was recorded', async () => {
    await set({ timezone: 'Asia/Tokyo' })
    const id = await insertSpokenNote(server, person, { said: ['We meet again.'] })
    const imported = await insertSpokenNote(server, person, { said: ['We met long ago.'] })
    const recorded = { recordedAt: new Date('2026-03-05T10:00:00Z'), duration: 150, status: 'ready' } as const
    const before = { recordedAt: new Date('2026-01-05T10:00:00Z'), createdAt: recorded.recordedAt, duration: 150 }
    await server.drain()
    post.delivered.length = 0
    await server.context.db.update(notes).set(recorded).where(eq(notes.id, id))
    await server.context.db.update(notes).set(before).where(eq(notes.id, imported))
    // Monday at half past six in Tokyo.
    expect(await mailsAt(new Date('2026-03-08T21:30:00Z'))).toEqual([])
    const [mail] = await mailsAt(TOKYO_MORNING)
    expect(mail).toContain('Subject: Tu semana en notas de voz')
    expect(mail).toContain('La semana pasada grabaste una nota, cerca de 3 minutos en total.')
    expect(await mailsAt(TOKYO_MORNING)).toEqual([])
  })

  it('is not sent for a week without notes', async () => {
    expect(await mailsAt(MADRID_MORNING)).toEqual([])
  })
})

it.each([
  ['en', 'Last week you recorded 2 notes, about one minute in all.\nOne task is open.'],
  ['fr', 'La semaine dernière, vous avez enregistré 2 notes, environ une minute en tout.\nUne tâche reste à faire.'],
] as const)('formats a week in %s', (language, text) => {
  expect(describeWeek({ notes: 2, seconds: 10, openFollowUps: 1 }, language, true)).toBe(text)
  expect(describeWeek({ notes: 2, seconds: 10, openFollowUps: 1 }, language, false)).toBe(text.split('\n')[0])
})
