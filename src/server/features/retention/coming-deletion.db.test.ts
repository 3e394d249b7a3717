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
const change = (id: string, values: Partial<typeof notes.$inferInsert>) =>
  server.context.db.update(notes).set(values).where(eq(notes.id, id))
/** Runs at a moment, with the ceilings of a server. */
const run = (now: Date, ceilings: Partial<Record<RetentionKind, number>> = {}) => {
  const retention = { audio: null, notes: null, ...ceilings }
  return applyRetention({ ...server.context, config: { ...server.context.config, retention } }, now)
}

describe('a note with something that will soon be deleted', () => {
  const soon = new Date(Date.now() - 85 * DAY_MS)
  const insertSoon = async () => {
    const id = await insertSpokenNote(server, person, { said: ['Hello there.'], recordedAt: soon })
    await change(id, { readyAt: soon })
    return id
  }

  it('tells its owner when it will be deleted, and is deleted then', async () => {
    await choose({ noteRetentionDays: 90 })
    const id = await insertSoon()
    const at = daysLater(90, soon)
    expect(await readNote(person, id)).toMatchObject({ deletion: { at: at.toISOString(), kind: 'notes', by: 'owner' } })
    expect(await run(new Date(at.getTime() - 1))).toEqual({ audio: 0, notes: 0 })
    expect(await run(at)).toEqual({ audio: 0, notes: 1 })
  })

  it('tells its owner about the recording alone, and nothing once that is gone', async () => {
    await choose({ audioRetentionDays: 90 })
    const id = await insertSoon()
    const at = daysLater(90, soon)
    expect(await readNote(person, id)).toMatchObject({ deletion: { at: at.toISOString(), kind: 'audio' } })
    expect(await run(new Date(at.getTime() - 1))).toEqual({ audio: 0, notes: 0 })
    expect(await run(at)).toEqual({ audio: 1, notes: 0 })
    expect(await readNote(person, id)).toMatchObject({ deletion: null, audioDeleted: { by: 'owner' } })
  })

  it('tells nobody else, and does not say so in lists', async () => {
    await choose({ noteRetentionDays: 90 })
    const id = await insertSoon()
    const reader = await signUp(server.app, { verified: true })
    // The reader's own choice applies to their own notes only.
    await choose({ noteRetentionDays: 90 }, reader)
    const share = { emails: [reader.email], permission: 'edit' }
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/shares`, payload: share })
    expect(await readNote(reader, id)).toMatchObject({ id, access: 'edit', deletion: null })
    const [listed] = (await person.inject({ url: '/api/voice-notes' })).json()
    expect(listed).toMatchObject({ id })
    expect(listed).not.toHaveProperty('deletion')
  })

  it('says nothing if everything is kept for ever', async () => {
    expect(await readNote(person, await insertSoon())).toMatchObject({ deletion: null })
  })
})
