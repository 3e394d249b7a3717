import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userSettings } from '#server/db/schema/accounts.ts'
import { comments } from '#server/db/schema/comments.ts'
import { followUps } from '#server/db/schema/items.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { NOTE_STATUSES } from '#shared/contract/notes.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { RetentionKind } from '#shared/retention.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { applyRetention } from './retention.service.ts'

const RECORDED = new Date('2026-01-10T08:30:00.000Z')
const DAY_MS = 24 * 3600 * 1000
const daysLater = (days: number, from = RECORDED) => new Date(from.getTime() + days * DAY_MS)
const KINDS: Array<[RetentionKind, Partial<Settings>, number]> = [
  ['audio', { audioRetentionDays: 30 }, 30],
  ['notes', { noteRetentionDays: 90 }, 90],
]

let server: TestServer
let person: Person
/** The original function, without a spy. */
let enqueue: TestServer['context']['jobs']['enqueue']
beforeAll(async () => {
  server = await startTestServer()
  enqueue = server.context.jobs.enqueue
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.delete(notes)
  await server.context.db.delete(userSettings)
  person = await signUp(server.app)
})

const choose = (settings: Partial<Settings>, who = person) =>
  who.inject({ method: 'PATCH', url: '/api/settings', payload: settings })
const insert = () => insertSpokenNote(server, person, { said: ['Hello there.'], recordedAt: RECORDED })
const change = (id: string, values: Partial<typeof notes.$inferInsert>) =>
  server.context.db.update(notes).set(values).where(eq(notes.id, id))
const findRow = async (id: string) => (await server.context.db.select().from(notes).where(eq(notes.id, id)))[0]
/** Runs at a moment, with the ceilings of a server. */
const run = (now: Date, ceilings: Partial<Record<RetentionKind, number>> = {}) => {
  const retention = { audio: null, notes: null, ...ceilings }
  return applyRetention({ ...server.context, config: { ...server.context.config, retention } }, now)
}
const preview = async (kind: RetentionKind, days: number, who = person) =>
  (await who.inject({ url: `/api/retention/preview?kind=${kind}&days=${days}` })).json()

describe('without a choice', () => {
  it('everything is kept for ever', async () => {
    const id = await insert()
    expect(await run(daysLater(36_500))).toEqual({ audio: 0, notes: 0 })
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', audioDeleted: null })
  })
})

describe.each(KINDS)('%s', (kind, settings, days) => {
  const one = { audio: 0, notes: 0, [kind]: 1 }
  const none = { audio: 0, notes: 0 }
  const isKept = async (id: string) => {
    const row = await findRow(id)
    return row !== undefined && row.audioDeletedAt === null
  }

  it('are deleted on the chosen day, and not a millisecond before', async () => {
    await choose(settings)
    const id = await insert()
    expect(await run(new Date(daysLater(days).getTime() - 1))).toEqual(none)
    expect(await isKept(id)).toBe(true)
    expect(await run(daysLater(days))).toEqual(one)
    expect(await isKept(id)).toBe(false)
    expect(await run(daysLater(days))).toEqual(none)
  })

  it('count from when the note was first ready, if that was later than it was recorded', async () => {
    await choose(settings)
    const id = await insert()
    await change(id, { readyAt: daysLater(5) })
    expect(await run(daysLater(days))).toEqual(none)
    expect(await run(daysLater(days + 5))).toEqual(one)
  })

  it.each(NOTE_STATUSES.filter((status) => status !== 'ready'))('are kept while the note is %s', async (status) => {
    await choose(settings)
    const id = await insert()
    await change(id, { status })
    expect(await run(daysLater(1000))).toEqual(none)
    expect(await isKept(id)).toBe(true)
    await change(id, { status: 'ready' })
    expect(await run(daysLater(1000))).toEqual(one)
  })

  it('are kept if the note has never been ready', async () => {
    await choose(settings)
    const id = await insert()
    await change(id, { readyAt: null })
    expect(await run(daysLater(1000))).toEqual(none)
    expect(await isKept(id)).toBe(true)
  })

  it.each(['note.prepare', 'note.speakers'] as const)('are kept while %s is queued', async (queue) => {
    await choose(settings)
    const id = await insert()
    await server.context.jobs.enqueue(server.context.db, queue, { noteId: id })
    expect(await run(daysLater(1000))).toEqual(none)
    expect(await isKept(id)).toBe(true)
    await server.context.db.execute(sql`delete from pgboss.job where singleton_key = ${id}`)
    expect(await run(daysLater(1000))).toEqual(one)
  })

  it('are kept while the rest of the recording may arrive', async () => {
    await choose(settings)
    const id = await insert()
    const now = daysLater(1000)
    const upload = { userId: person.id, source: 'recorder', fileName: 'a.webm', languageAssumed: 'en' } as const
    const about = { timezone: 'UTC', recordedAt: RECORDED, metadata: '', noteId: id }
    const [row] = await server.context.db
      .insert(uploads)
      .values({ id: crypto.randomUUID(), ...upload, ...about, touchedAt: daysLater(-6, now) })
      .returning({ id: uploads.id })
    expect(await run(now)).toEqual(none)
    expect(await isKept(id)).toBe(true)
    const setUpload = (values: Partial<typeof uploads.$inferInsert>) =>
      server.context.db
        .update(uploads)
        .set({ touchedAt: daysLater(-8, now), ...values })
        .where(eq(uploads.id, row?.id ?? ''))
    // Its device has a receipt for the whole, which joins the note as soon as a worker runs.
    await setUpload({ offset: 9, length: 9 })
    expect(await run(now)).toEqual(none)
    expect(await isKept(id)).toBe(true)
    // After a week the server deletes the pieces and waits no longer.
    await setUpload({ length: null })
    expect(await run(now)).toEqual(one)
  })

  it('of others are not touched by a user’s choice', async () => {
    await choose(settings, await signUp(server.app))
    const id = await insert()
    expect(await run(daysLater(1000))).toEqual(none)
    expect(await isKept(id)).toBe(true)
  })

  it('are kept if their owner chooses so while they are being deleted', async () => {
    await choose(settings)
    const id = await insert()
    let running: Promise<unknown> = Promise.resolve()
    await server.context.db.transaction(async (tx) => {
      await tx.execute(
        sql`update user_settings set audio_retention_days = null, note_retention_days = null where user_id = ${person.id}`,
      )
      running = run(daysLater(1000))
      await expect.poll(() => countBlocked(server.context.db)).toBe(1)
    })
    expect(await running).toEqual(none)
    expect(await isKept(id)).toBe(true)
  })

  it('are deleted once by two runs at the same time', async () => {
    await choose(settings)
    for (let count = 0; count < 3; count += 1) await insert()
    const runs = await Promise.all([run(daysLater(days)), run(daysLater(days))])
    expect(runs[0][kind] + runs[1][kind]).toBe(3)
  })

  it('that a killed run has not deleted are deleted by the next one', async () => {
    await choose(settings)
    const ids = [await insert(), await insert()]
    // Fails in the transaction of the first note, after its rows have changed.
    const spy = vi.spyOn(server.context.jobs, 'enqueue').mockRejectedValueOnce(new Error('killed'))
    await expect(run(daysLater(days))).rejects.toThrow('could not be deleted')
    spy.mockRestore()
    const rows = await Promise.all(ids.map(findRow))
    const left = rows.filter((row) => row !== undefined && row.audioDeletedAt === null)
    expect(left.map((row) => row?.originalKey)).toEqual([`notes/${left[0]?.id}/original`])
    expect(await run(daysLater(days))).toEqual(one)
  })

  it('are counted before the choice is saved', async () => {
    const id = await insert()
    await insert()
    await change(id, { readyAt: new Date() })
    expect(await preview(kind, days)).toEqual({ count: 1 })
    expect(await preview(kind, days, await signUp(server.app))).toEqual({ count: 0 })
    expect(await isKept(id)).toBe(true)
  })
})

describe('a note past its time', () => {
  it('is deleted with everything that belongs to it, also for the people it is shared with', async () => {
    await choose({ noteRetentionDays: 90 })
    const reader = await signUp(server.app, { verified: true })
    const id = await insertSpokenNote(server, person, {
      said: ['Call Tom.'],
      followUps: ['Call Tom'],
      recordedAt: RECORDED,
    })
    const share = { emails: [reader.email], permission: 'read' }
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/shares`, payload: share })
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/comments`, payload: { text: 'Done?' } })
    expect((await readNote(reader, id)).id).toBe(id)
    await server.context.jobs.enqueue(server.context.db, 'note.offers', { noteId: id })
    expect(await run(daysLater(90))).toEqual({ audio: 0, notes: 1 })
    for (const table of [followUps, noteShares, comments]) {
      expect(await server.context.db.select().from(table).where(eq(table.noteId, id))).toEqual([])
    }
    expect(await server.context.jobs.hasJob(id)).toBe(false)
    const statuses = await Promise.all(
      [person, reader].map(async (who) => (await who.inject({ url: `/api/voice-notes/${id}` })).statusCode),
    )
    expect(statuses).toEqual([404, 404])
  })
})

it('continues with the others if one can’t be deleted, and handles more than one batch', async () => {
  await choose({ audioRetentionDays: 30 })
  const first = await insert()
  // Copies of the first one.
  await server.context.db.execute(sql`
    insert into notes (id, user_id, status, title, source, file_name, mime, size_bytes, timezone, recorded_at, ready_at, original_key)
    select gen_random_uuid(), user_id, status, title, source, file_name, mime, size_bytes, timezone,
      recorded_at + n * interval '1 second', ready_at, 'notes/copy-' || n
    from notes, generate_series(1, 230) n where notes.id = ${first}`)
  const spy = vi.spyOn(server.context.jobs, 'enqueue').mockImplementation((tx, queue, data, delay) => {
    if ('id' in data && data.id === first) return Promise.reject(new Error('broken'))
    return enqueue(tx, queue, data, delay)
  })
  await expect(run(daysLater(31))).rejects.toThrow('could not be deleted')
  spy.mockRestore()
  const rows = await server.context.db.select().from(notes).where(eq(notes.userId, person.id))
  expect(rows.filter(({ audioDeletedAt }) => audioDeletedAt === null).map(({ id }) => id)).toEqual([first])
})
