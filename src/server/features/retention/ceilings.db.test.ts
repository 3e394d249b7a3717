import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userSettings } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { RetentionKind } from '#shared/retention.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { applyRetention } from './retention.service.ts'

const RECORDED = new Date('2026-01-10T08:30:00.000Z')
const DAY_MS = 24 * 3600 * 1000
const daysLater = (days: number, from = RECORDED) => new Date(from.getTime() + days * DAY_MS)

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
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
const findRow = async (id: string) => (await server.context.db.select().from(notes).where(eq(notes.id, id)))[0]
/** Runs at a moment, with the ceilings of a server. */
const run = (now: Date, ceilings: Partial<Record<RetentionKind, number>> = {}) => {
  const retention = { audio: null, notes: null, ...ceilings }
  return applyRetention({ ...server.context, config: { ...server.context.config, retention } }, now)
}
const preview = async (kind: RetentionKind, days: number, who = person) =>
  (await who.inject({ url: `/api/retention/preview?kind=${kind}&days=${days}` })).json()

describe('the ceiling of a server', () => {
  it('applies where it is stricter than the choice, and says whose rule it was', async () => {
    const cases: Array<[Partial<Settings>, number, 'owner' | 'server', number]> = [
      [{}, 60, 'server', 60],
      [{ audioRetentionDays: 365 }, 60, 'server', 60],
      [{ audioRetentionDays: 30 }, 60, 'owner', 30],
      [{ audioRetentionDays: 30 }, 30, 'server', 30],
    ]
    for (const [settings, ceiling, by, days] of cases) {
      person = await signUp(server.app)
      await choose(settings)
      const id = await insert()
      await run(new Date(daysLater(days).getTime() - 1), { audio: ceiling })
      expect(await readNote(person, id)).toMatchObject({ audioDeleted: null })
      await run(daysLater(days), { audio: ceiling })
      const at = daysLater(days).toISOString()
      expect(await readNote(person, id)).toMatchObject({ status: 'ready', audioDeleted: { at, by } })
    }
  })

  it('deletes notes of users who never chose', async () => {
    const id = await insert()
    await run(daysLater(119), { notes: 120 })
    expect(await findRow(id)).toBeDefined()
    await run(daysLater(120), { notes: 120 })
    expect(await findRow(id)).toBeUndefined()
  })

  it('is shown to users, and counts in what a choice would delete', async () => {
    const strict = await startTestServer({ RETENTION_AUDIO_DAYS: '60' })
    try {
      const user = await signUp(strict.app)
      expect((await user.inject({ url: '/api/retention' })).json()).toEqual({ ceilings: { audio: 60, notes: null } })
      const recordedAt = daysLater(-100, new Date())
      await insertSpokenNote(strict, user, { said: ['Hello.'], recordedAt })
      expect(await preview('audio', 365, user)).toEqual({ count: 1 })
      expect(await preview('notes', 365, user)).toEqual({ count: 0 })
    } finally {
      await strict.close()
    }
  })
})
