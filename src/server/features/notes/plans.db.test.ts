import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { multipart } from '#test/multipart.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const ADMIN_PASSWORD = 'the panel of the plans'
const SAID = 'Please send the budget to Marta by Friday. We decided to wait. We are very happy with the great launch.'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app, { premium: false })
})

// The next test would otherwise transcribe what this one has stored.
afterEach(() => server.context.db.delete(notes).where(eq(notes.userId, person.id)))

/** Uses the admin's switch. */
async function setPremium(isPremium: boolean): Promise<void> {
  const lock = await server.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { password: ADMIN_PASSWORD },
  })
  const cookie = String(lock.headers['set-cookie']).split(';')[0] ?? ''
  await server.app.inject({
    method: 'PATCH',
    url: `/api/admin/users/${person.id}`,
    headers: { cookie },
    payload: { isPremium },
  })
}

const readAnalysis = async (id: string) => (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json()

async function store(count: number): Promise<void> {
  const { id } = await uploadNote(person)
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  if (!row) throw new Error('the note is not there')
  const copies = Array.from({ length: count - 1 }, () => ({ ...row, id: crypto.randomUUID(), idempotencyKey: null }))
  await server.context.db.insert(notes).values(copies)
}

async function tryUpload(key?: string) {
  const form = multipart([{ name: 'audio', fileName: 'a.ogg', content: await readFixture('speech.ogg') }])
  return person.inject({
    method: 'POST',
    url: '/api/voice-notes',
    payload: form.payload,
    headers: { ...form.headers, ...(key ? { 'idempotency-key': key } : {}) },
  })
}

describe('without Premium', () => {
  it('gives a note its title, tags, sentiment and summary, and no more', async () => {
    const id = await analyseSpokenNote(server, person, SAID)
    expect(await readAnalysis(id)).toMatchObject({
      depth: 'basic',
      sentiment: 'positive',
      summary: expect.stringContaining('budget'),
      keyPoints: [],
      actionItems: [],
      events: [],
      decisions: [],
      questions: [],
    })
  })

  it(`refuses the ${FREE_NOTES + 1}st note, and makes room when one is deleted`, async () => {
    await store(FREE_NOTES)
    const refused = await tryUpload()
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({ code: 'note_limit_reached', message: expect.stringContaining('50') })
    const [newest] = (await person.inject({ url: '/api/voice-notes?limit=1' })).json()
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${newest.id}` })
    expect((await tryUpload()).statusCode).toBe(201)
    expect((await tryUpload()).statusCode).toBe(402)
  })

  it('holds the limit against simultaneous uploads, and stores nothing of refused ones', async () => {
    await store(FREE_NOTES - 2)
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryUpload()))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 201, 402, 402, 402, 402])
    const response = await person.inject({ url: '/api/voice-notes?limit=1' })
    expect(response.headers['x-total-count']).toBe(String(FREE_NOTES))
  })

  it('answers a repeated upload of a stored note beyond the limit', async () => {
    const first = await tryUpload('the-same')
    await store(FREE_NOTES - 1)
    const again = await tryUpload('the-same')
    expect(again.statusCode).toBe(200)
    expect(again.json().id).toBe(first.json().id)
  })
})

describe('Premium', () => {
  it('has no limit of notes', async () => {
    await server.context.db.update(users).set({ isPremium: true }).where(eq(users.id, person.id))
    await store(FREE_NOTES)
    expect((await tryUpload()).statusCode).toBe(201)
  })

  it('analyses existing notes in full when it starts, and leaves that readable when it ends', async () => {
    const id = await analyseSpokenNote(server, person, SAID)
    await setPremium(true)
    expect(await readNote(person, id)).toMatchObject({ status: 'analysing' })
    const plan = async () => (await person.inject({ url: '/api/plan' })).json()
    expect(await plan()).toMatchObject({ notes: 1, analysing: 1 })
    await server.drain()
    expect(await plan()).toMatchObject({ notes: 1, analysing: 0 })
    const full = await readAnalysis(id)
    expect(full).toMatchObject({ depth: 'full', actionItems: [{ dueDate: expect.any(String) }], decisions: [{}] })
    await setPremium(false)
    await server.drain()
    expect(await readAnalysis(id)).toEqual({ ...full, mayChangeItems: false })
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/analyse` })
    await server.drain()
    const { actionItems, decisions } = full
    expect(await readAnalysis(id)).toMatchObject({ depth: 'basic', actionItems, decisions })
  })
})
