import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { createHandlers } from '#server/worker.ts'
import type { Doubt, OpenedAnalysis } from '#shared/contract/analysis.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const SAID = 'Please send the budget to Maria by Friday. The meeting with Tom is on Monday at 3 pm.'
const KIND: Doubt = { about: 'kind' }
const DATE: Doubt = {
  about: 'date',
  choices: [
    { day: '2026-03-12', dateTime: '2026-03-12T09:00:00.000Z', end: null },
    { day: '2026-03-13', dateTime: '2026-03-13T09:00:00.000Z', end: null },
  ],
}

let server: TestServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  noteId = await analyseSpokenNote(server, person, SAID, { recordedAt: new Date('2026-03-02T09:00:00Z') })
})

/** Analyses the note again, with this doubt about everything found in it. */
async function analyseWith(doubt: Doubt | null): Promise<void> {
  await person.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/analyse` })
  const { analyst } = server.context
  const context: Context = {
    ...server.context,
    analyst: {
      ...analyst,
      analyse: async (...request) => {
        const { actionItems, events, ...found } = await analyst.analyse(...request)
        const doubted = <Item>(items: readonly Item[]) => items.map((item) => ({ ...item, confidence: 0.4, doubt }))
        return { ...found, actionItems: doubted(actionItems), events: doubted(events) }
      },
    },
  }
  const delivery = { lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
  await createHandlers(context)['note.analyse']({ noteId, ...delivery })
}

async function read(by = person): Promise<{ stands: string[]; asked: string[]; analysis: OpenedAnalysis }> {
  const analysis = (await by.inject({ url: `/api/voice-notes/${noteId}/analysis` })).json<OpenedAnalysis>()
  const titles = (...items: { title: string }[]) => items.map(({ title }) => title)
  const { toReview } = analysis
  return {
    analysis,
    stands: titles(...analysis.actionItems, ...analysis.events),
    asked: titles(...toReview.tasks, ...toReview.events),
  }
}

async function urls() {
  const { toReview } = (await read()).analysis
  return [`/api/follow-ups/${toReview.tasks[0]?.id}`, `/api/detected-events/${toReview.events[0]?.id}`] as const
}

const review = (url: string, payload: object) => person.inject({ method: 'POST', url: `${url}/review`, payload })
const BOTH = ['Send the budget to Maria', 'Meeting with Tom']

describe('a doubtful item', () => {
  beforeEach(() => analyseWith(KIND))

  it('waits, stands after a yes, goes after a no, and waits again once the answer is taken back', async () => {
    expect(await read()).toMatchObject({ stands: [], asked: BOTH })
    for (const url of await urls()) {
      expect((await review(url, { answer: 'yes' })).statusCode).toBe(204)
    }
    expect(await read()).toMatchObject({ stands: BOTH, asked: [] })
    const rows = await server.context.db.select().from(followUps).where(eq(followUps.noteId, noteId))
    const events = await server.context.db.select().from(detectedEvents).where(eq(detectedEvents.noteId, noteId))
    const all = [`/api/follow-ups/${rows[0]?.id}`, `/api/detected-events/${events[0]?.id}`]
    for (const url of all) await review(url, { answer: 'undecided' })
    expect(await read()).toMatchObject({ stands: [], asked: BOTH })
    for (const url of all) await review(url, { answer: 'no' })
    expect(await read()).toMatchObject({ stands: [], asked: [] })
    for (const url of all) await review(url, { answer: 'undecided' })
    expect(await read()).toMatchObject({ stands: [], asked: BOTH })
  })

  it('is confirmed by whoever corrects it, and stays so', async () => {
    const [followUp, event] = await urls()
    await person.inject({ method: 'PATCH', url: followUp, payload: { title: 'Send it' } })
    await person.inject({ method: 'PATCH', url: event, payload: { title: 'Lunch' } })
    expect(await read()).toMatchObject({ stands: ['Send it', 'Lunch'], asked: [] })
    for (const url of [followUp, event]) await review(url, { answer: 'undecided' })
    expect(await read()).toMatchObject({ stands: ['Send it', 'Lunch'], asked: [] })
  })

  it.each(['yes', 'no'])('is not asked about again after a %s', async (answer) => {
    for (const url of await urls()) await review(url, { answer })
    await analyseWith(KIND)
    expect(await read()).toMatchObject({ stands: answer === 'yes' ? BOTH : [], asked: [] })
  })

  it('stands once an analysis is sure of it, and waits once another is not', async () => {
    await analyseWith(null)
    expect(await read()).toMatchObject({ stands: BOTH, asked: [] })
    await analyseWith(KIND)
    expect(await read()).toMatchObject({ stands: [], asked: BOTH })
  })
})

it('does not ask about what is in a calendar or assigned to somebody already', async () => {
  const other = await signUp(server.app)
  await server.context.db.update(followUps).set({ assigneeId: other.id }).where(eq(followUps.noteId, noteId))
  await server.context.db.update(detectedEvents).set({ isAdded: true }).where(eq(detectedEvents.noteId, noteId))
  await analyseWith(KIND)
  expect(await read()).toMatchObject({ stands: BOTH, asked: [] })
})

it('gives an item the date that was chosen, or none', async () => {
  await analyseWith(DATE)
  const [followUp, event] = await urls()
  for (const url of [followUp, event]) await review(url, { answer: 'yes', choice: 1 })
  expect((await read()).analysis).toMatchObject({
    actionItems: [{ dueDate: '2026-03-13', dueAt: '2026-03-13T09:00:00.000Z' }],
    events: [{ dateTime: '2026-03-13T09:00:00.000Z', allDay: false }],
  })
  for (const url of [followUp, event]) await review(url, { answer: 'undecided' })
  for (const url of [followUp, event]) await review(url, { answer: 'yes', choice: null })
  expect((await read()).analysis).toMatchObject({
    actionItems: [{ dueDate: null, dueAt: null }],
    events: [{ dateTime: null, day: null, allDay: false }],
  })
})

it('refuses invalid answers, and answers about items that nobody was asked about', async () => {
  const { analysis } = await read()
  const url = `/api/follow-ups/${analysis.actionItems[0]?.id}`
  expect((await review(url, { answer: 'yes' })).statusCode).toBe(404)
  await analyseWith(DATE)
  const [followUp] = await urls()
  for (const payload of [{ answer: 'maybe' }, {}, { answer: 'yes', choice: 2 }, { answer: 'yes', choice: 'x' }]) {
    expect((await review(followUp, payload)).statusCode).toBe(400)
  }
})

it('asks about an item only those who may change it', async () => {
  await analyseWith(KIND)
  const people = {
    edit: await signUp(server.app, { verified: true }),
    read: await signUp(server.app, { verified: true }),
  }
  for (const [permission, { email }] of Object.entries(people)) {
    const shares = { method: 'POST' as const, url: `/api/voice-notes/${noteId}/shares` }
    await person.inject({ ...shares, payload: { emails: [email], permission } })
  }
  const count = async (by: Person) => (await readNote(by, noteId)).toReview
  expect((await read(people.edit)).asked).toEqual(BOTH)
  expect(await count(people.edit)).toBe(2)
  expect(await read(people.read)).toMatchObject({ stands: [], asked: [] })
  expect(await count(people.read)).toBe(0)
  const [followUp] = await urls()
  await review(followUp, { answer: 'no' })
  expect(await count(person)).toBe(1)
})
