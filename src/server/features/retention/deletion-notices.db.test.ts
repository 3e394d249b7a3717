import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { NOTE_STATUSES } from '#shared/contract/notes.ts'
import type { UserNotification } from '#shared/contract/notifications.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { RetentionKind } from '#shared/retention.ts'
import { type FakeMailServer, startMailServer } from '#test/fakes/mail-server.ts'
import { readMail } from '#test/read-mail.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { sendDeletionNotices } from './deletion-notices.service.ts'
import { applyRetention } from './retention.service.ts'

const RECORDED = new Date('2026-01-10T08:30:00.000Z')
const HOUR_MS = 3600 * 1000
const hoursLater = (hours: number, from = RECORDED) => new Date(from.getTime() + hours * HOUR_MS)
const daysLater = (days: number) => hoursLater(days * 24)
const CHOICES: Array<[RetentionKind, Partial<Settings>, number]> = [
  ['audio', { audioRetentionDays: 30 }, 30],
  ['notes', { noteRetentionDays: 90 }, 90],
]

let post: FakeMailServer
let server: TestServer
let person: Person
beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ SMTP_URL: post.url, MAIL_FROM: 'Dictum <notes@example.com>' })
})
afterAll(async () => {
  await server.close()
  await post.close()
})
beforeEach(async () => {
  for (const table of [notes, userSettings, notifications]) await server.context.db.delete(table)
  person = await signUp(server.app, { verified: true })
  await server.drain()
  post.delivered.length = 0
})

const choose = (settings: Partial<Settings>) =>
  person.inject({ method: 'PATCH', url: '/api/settings', payload: settings })
const insert = (recordedAt = RECORDED) => insertSpokenNote(server, person, { said: ['Hello there.'], recordedAt })
const list = async () => (await person.inject({ url: '/api/notifications' })).json<UserNotification[]>()
const contextWith = (ceilings: Partial<Record<RetentionKind, number>>) => {
  const retention = { audio: null, notes: null, ...ceilings }
  return { ...server.context, config: { ...server.context.config, retention } }
}
/** Runs at a moment, with the ceilings of a server. */
const run = (now: Date, ceilings: Partial<Record<RetentionKind, number>> = {}) =>
  sendDeletionNotices(contextWith(ceilings), now)
const none = { audio: 0, notes: 0 }

describe.each(CHOICES)('%s', (kind, settings, days) => {
  const one = { ...none, [kind]: 1 }

  it('that fall due within a week are announced, with their number', async () => {
    await choose(settings)
    await insert()
    await insert(hoursLater(24))
    // This one is too young for the notice.
    await insert(hoursLater(72))
    expect(await run(daysLater(days - 8))).toEqual(none)
    expect(await run(daysLater(days - 6))).toEqual(one)
    const told = await list()
    expect(told).toMatchObject([{ kind: `${kind}_deletion`, count: 2, note: null, actor: null, isRead: false }])
    expect((await person.inject({ url: '/api/notifications/unread' })).json()).toEqual({ unread: 1 })
  })

  it('are announced once in seven days, and the next notice replaces the last', async () => {
    await choose(settings)
    for (let day = 0; day < 14; day += 1) await insert(daysLater(day))
    const first = daysLater(days - 7)
    expect(await run(first)).toEqual(one)
    expect(await run(first)).toEqual(none)
    expect(await run(hoursLater(7 * 24 - 1, first))).toEqual(none)
    await applyRetention(contextWith({}), hoursLater(7 * 24, first))
    expect(await run(hoursLater(7 * 24, first))).toEqual(one)
    // The notes of days 1 to 7.
    expect(await list()).toMatchObject([{ kind: `${kind}_deletion`, count: 7 }])
  })

  it('that fall due between two hourly runs a week apart are announced by the first', async () => {
    await choose(settings)
    await insert()
    await insert(hoursLater(1))
    expect(await run(daysLater(days - 7))).toEqual(one)
    expect(await list()).toMatchObject([{ count: 2 }])
  })

  it.each(NOTE_STATUSES.filter((status) => status !== 'ready'))(
    'of a note that is %s are not announced',
    async (status) => {
      await choose(settings)
      const id = await insert()
      await server.context.db.update(notes).set({ status }).where(eq(notes.id, id))
      expect(await run(daysLater(days))).toEqual(none)
      await server.context.db.update(notes).set({ status: 'ready' }).where(eq(notes.id, id))
      expect(await run(daysLater(days))).toEqual(one)
    },
  )

  it('are not announced without a choice, nor once it is withdrawn', async () => {
    await insert()
    expect(await run(daysLater(1000))).toEqual(none)
    await choose(settings)
    await choose({ audioRetentionDays: null, noteRetentionDays: null })
    expect(await run(daysLater(1000))).toEqual(none)
    await server.context.db.delete(userSettings)
    expect(await run(daysLater(1000))).toEqual(none)
    expect(await list()).toEqual([])
  })

  it('are announced because of the server’s ceiling, even to users without settings', async () => {
    await insert()
    expect(await run(daysLater(12), { [kind]: 20 })).toEqual(none)
    expect(await run(daysLater(13), { [kind]: 20 })).toEqual(one)
    expect(await list()).toMatchObject([{ kind: `${kind}_deletion`, count: 1 }])
  })

  it('are not announced where they are kept for seven days or less', async () => {
    await choose(settings)
    await insert()
    expect(await run(daysLater(5), { [kind]: 7 })).toEqual(none)
    expect(await run(daysLater(5), { [kind]: 8 })).toEqual(one)
  })

  it('are not announced to deactivated users', async () => {
    await choose(settings)
    await insert()
    await server.context.db.update(users).set({ isActive: false }).where(eq(users.id, person.id))
    expect(await run(daysLater(days - 1))).toEqual(none)
  })

  it('are announced once by two runs at the same time', async () => {
    await choose(settings)
    await insert()
    const runs = await Promise.all([run(daysLater(days - 1)), run(daysLater(days - 1))])
    expect(runs.map((sent) => sent[kind]).sort()).toEqual([0, 1])
    expect(await list()).toHaveLength(1)
  })

  it('are announced by the next run if the first is killed before its end', async () => {
    await choose(settings)
    await insert()
    const spy = vi.spyOn(server.context.jobs, 'enqueue').mockRejectedValueOnce(new Error('killed'))
    await expect(run(daysLater(days - 1))).rejects.toThrow('could not be told')
    spy.mockRestore()
    expect(await list()).toEqual([])
    expect(await run(daysLater(days - 1))).toEqual(one)
  })

  it('are announced by email too, unless the user has turned that off', async () => {
    await choose({ ...settings, deletionsByEmail: false })
    await insert()
    await run(daysLater(days - 1))
    await server.drain()
    expect(await list()).toHaveLength(1)
    expect(post.delivered).toEqual([])
    await choose({ deletionsByEmail: true })
    await run(daysLater(days + 6))
    await server.drain()
    const mails = post.delivered.map(({ message }) => readMail(message))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^One (recording|note) will be deleted within the next seven days/)
    expect(mails[0]?.text).toContain('/settings#retention')
  })
})

it('does not announce recordings separately if they are deleted with their notes', async () => {
  await insert()
  expect(await run(daysLater(25), { audio: 30, notes: 30 })).toEqual({ audio: 0, notes: 1 })
  expect(await run(daysLater(25), { audio: 30, notes: 31 })).toEqual({ audio: 1, notes: 0 })
})

it('does not announce recordings that are already deleted', async () => {
  await choose({ audioRetentionDays: 30 })
  const id = await insert()
  await server.context.db
    .update(notes)
    .set({ audioDeletedAt: daysLater(20), audioDeletedBy: 'owner' })
    .where(eq(notes.id, id))
  expect(await run(daysLater(29))).toEqual(none)
})

it('handles more than one page of users, and tells each about their own notes', async () => {
  const ids = Array.from({ length: 230 }, (_, number) => `many-${number}`)
  await server.context.db.insert(users).values(ids.map((id) => ({ id, name: '', email: `${id}@example.com` })))
  for (const id of ids) await insertSpokenNote(server, { id }, { said: ['Hello.'], recordedAt: RECORDED })
  expect(await run(daysLater(25), { notes: 30 })).toEqual({ audio: 0, notes: 230 })
  const rows = await server.context.db.select({ count: notifications.itemCount }).from(notifications)
  expect(rows).toEqual(ids.map(() => ({ count: 1 })))
})
