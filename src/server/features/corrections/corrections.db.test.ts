import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { corrections } from '#server/db/schema/corrections.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { Doubt, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Correction } from '#shared/contract/corrections.ts'
import { MAX_CORRECTIONS } from '#shared/limits.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const SAID = 'I will send the budget to Maria by Friday. The meeting with Tom is on Monday at 3 pm.'

let server: TestServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  noteId = await speak(SAID)
})

const speak = (said: string, by = person) =>
  analyseSpokenNote(server, by, said, { recordedAt: new Date('2026-03-02T09:00:00Z') })

async function read(id: string, by = person): Promise<OpenedAnalysis> {
  return (await by.inject({ url: `/api/voice-notes/${id}/analysis` })).json()
}

async function listLearned(by = person): Promise<Correction[]> {
  return (await by.inject({ url: '/api/corrections' })).json<{ corrections: Correction[] }>().corrections
}

async function firstFollowUp(id = noteId) {
  const [followUp] = (await read(id)).actionItems
  if (!followUp) throw new Error('the note has no task')
  return followUp
}

const remove = (url: string, by = person) => by.inject({ method: 'DELETE', url })

describe('the correction of a follow-up that was not one', () => {
  it('keeps the follow-up out of later notes until the correction is forgotten', async () => {
    const followUp = await firstFollowUp()
    expect((await remove(`/api/follow-ups/${followUp.id}?mistake=true`)).statusCode).toBe(204)
    expect(await listLearned()).toEqual([
      {
        id: expect.any(String),
        kind: 'not_task',
        title: 'Send the budget to Maria',
        owner: null,
        note: { id: noteId, title: expect.any(String) },
        createdAt: expect.any(String),
      },
    ])
    const later = await speak(SAID)
    expect((await read(later)).actionItems).toEqual([])
    expect((await read(later)).toReview.tasks).toEqual([])
    expect((await read(later)).events).toHaveLength(1)

    const [learned] = await listLearned()
    expect((await remove(`/api/corrections/${learned?.id}`)).statusCode).toBe(204)
    expect(await listLearned()).toEqual([])
    expect((await read(await speak(SAID))).actionItems).toHaveLength(1)
  })

  it('is forgotten when the follow-up is restored', async () => {
    const { id } = await firstFollowUp()
    await remove(`/api/follow-ups/${id}?mistake=true`)
    await person.inject({ method: 'POST', url: `/api/follow-ups/${id}/restore` })
    expect(await listLearned()).toEqual([])
  })

  it('is not learnt from a follow-up that was only deleted, or that a person added', async () => {
    await remove(`/api/follow-ups/${(await firstFollowUp()).id}`)
    const added = await person.inject({ method: 'POST', url: '/api/follow-ups', payload: { title: 'My own' } })
    await remove(`/api/follow-ups/${added.json().id}?mistake=true`)
    expect(await listLearned()).toEqual([])
  })
})

it('learns from an event that was not one, and forgets it when the event is restored', async () => {
  const [event] = (await read(noteId)).events
  await remove(`/api/detected-events/${event?.id}?mistake=true`)
  expect(await listLearned()).toMatchObject([{ kind: 'not_event', title: 'Meeting with Tom' }])
  expect((await read(await speak(SAID))).events).toEqual([])
  await person.inject({ method: 'POST', url: `/api/detected-events/${event?.id}/restore` })
  expect(await listLearned()).toEqual([])
})

it('does not let an answer to a doubtful item and the deletion of its note block each other', async () => {
  const { db } = server.context
  const asked = { review: 'asked', doubt: { about: 'kind' } } as const
  const [followUp] = await db.update(followUps).set(asked).where(eq(followUps.noteId, noteId)).returning()
  const answer = (given: string) =>
    person.inject({ method: 'POST', url: `/api/follow-ups/${followUp?.id}/review`, payload: { answer: given } })
  await answer('no')
  const answered = await db.transaction(async (tx) => {
    const isNote = eq(notes.id, noteId)
    await tx.select().from(notes).where(isNote).for('update')
    const pending = answer('yes')
    await expect.poll(() => countBlocked(db)).toBe(1)
    await tx.delete(notes).where(isNote)
    return { pending }
  })
  expect((await answered.pending).statusCode).toBe(404)
})

it('learns from the answers of the review card, and forgets what was taken back', async () => {
  const asked = { review: 'asked', doubt: { about: 'kind' } } as const
  const { db } = server.context
  const [followUp] = await db.update(followUps).set(asked).where(eq(followUps.noteId, noteId)).returning()
  const [event] = await db.update(detectedEvents).set(asked).where(eq(detectedEvents.noteId, noteId)).returning()
  const answer = (url: string, given: string) =>
    person.inject({ method: 'POST', url: `${url}/review`, payload: { answer: given } })
  const urls = [`/api/follow-ups/${followUp?.id}`, `/api/detected-events/${event?.id}`]
  const kinds = async () => (await listLearned()).map(({ kind }) => kind).sort()
  for (const url of urls) await answer(url, 'no')
  expect(await kinds()).toEqual(['not_event', 'not_task'])
  for (const url of urls) await answer(url, 'yes')
  expect(await kinds()).toEqual(['event', 'task'])
  for (const url of urls) await answer(url, 'undecided')
  expect(await kinds()).toEqual([])
})

it('learns from a doubtful item that is corrected or added to a calendar, but not from a doubtful date', async () => {
  const { db } = server.context
  const kinds = async () => (await listLearned()).map(({ kind }) => kind).sort()
  const change = (url: string, payload: object) => person.inject({ method: 'PATCH', url, payload })
  const choices = ['2026-03-05', '2026-03-06'].map((day) => ({ day, dateTime: null, end: null }))
  const ask = async (id: string, doubt: Doubt) => {
    const asked = { review: 'asked', doubt } as const
    const [followUp] = await db.update(followUps).set(asked).where(eq(followUps.noteId, id)).returning()
    const [event] = await db.update(detectedEvents).set(asked).where(eq(detectedEvents.noteId, id)).returning()
    return { task: `/api/follow-ups/${followUp?.id}`, event: `/api/detected-events/${event?.id}` }
  }
  const dated = await ask(noteId, { about: 'date', choices })
  await change(dated.task, { title: 'Send Maria the budget' })
  await change(dated.event, { title: 'Lunch with Tom' })
  expect(await kinds()).toEqual([])

  const doubtful = await ask(await speak(SAID), { about: 'kind' })
  await change(doubtful.task, { title: 'Send Maria the budget' })
  await change(doubtful.event, { title: 'Lunch with Tom' })
  expect(await kinds()).toEqual(['event', 'task'])
  const added = await ask(await speak('The dinner with Ines is on Monday at 8 pm.'), { about: 'kind' })
  await change(added.event, { isAdded: true })
  expect(await listLearned()).toContainEqual(expect.objectContaining({ kind: 'event', title: 'Dinner with Ines' }))
  // Changing an item again that nobody is asked about any more says nothing new.
  for (const { id } of await listLearned()) await remove(`/api/corrections/${id}`)
  await change(doubtful.event, { title: 'A late lunch with Tom' })
  expect(await kinds()).toEqual([])
})

describe('the owner that a person gives to a follow-up', () => {
  const give = (id: string, who: string | null, by = person) =>
    by.inject({ method: 'PATCH', url: `/api/follow-ups/${id}`, payload: { who } })

  it('is given to the same follow-up of later notes', async () => {
    const followUp = await firstFollowUp()
    await give(followUp.id, 'Ines')
    expect(await listLearned()).toMatchObject([{ kind: 'owner', title: 'Send the budget to Maria', owner: 'Ines' }])
    expect((await firstFollowUp(await speak(SAID))).who).toBe('Ines')
    await give(followUp.id, 'Paul')
    expect((await firstFollowUp(await speak(SAID))).who).toBe('Paul')
  })

  it('is forgotten when it is removed or set back to the one that was said', async () => {
    const followUp = await firstFollowUp()
    await give(followUp.id, 'Ines')
    expect(await listLearned()).toHaveLength(1)
    await give(followUp.id, followUp.who)
    expect(await listLearned()).toEqual([])
    await give(followUp.id, 'Ines')
    await give(followUp.id, null)
    expect(await listLearned()).toEqual([])
  })

  it('is learnt from the owner of the note alone', async () => {
    const editor = await signUp(server.app, { verified: true })
    const payload = { emails: [editor.email], permission: 'edit' }
    await person.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
    await readNote(editor, noteId)
    const followUp = await firstFollowUp()
    expect((await give(followUp.id, 'Ines', editor)).statusCode).toBe(200)
    expect((await remove(`/api/follow-ups/${followUp.id}?mistake=true`, editor)).statusCode).toBe(204)
    expect([...(await listLearned()), ...(await listLearned(editor))]).toEqual([])
  })
})

it('keeps a correction to one user: nobody else lists, forgets or follows it', async () => {
  await remove(`/api/follow-ups/${(await firstFollowUp()).id}?mistake=true`)
  const other = await signUp(server.app)
  const [learned] = await listLearned()
  expect(await listLearned(other)).toEqual([])
  expect((await remove(`/api/corrections/${learned?.id}`, other)).statusCode).toBe(204)
  expect(await listLearned()).toHaveLength(1)
  expect((await read(await speak(SAID, other), other)).actionItems).toHaveLength(1)
})

it('keeps corrections after their note is deleted, and drops the oldest first', async () => {
  const { id } = await firstFollowUp()
  await remove(`/api/follow-ups/${id}?mistake=true`)
  await remove(`/api/voice-notes/${noteId}`)
  expect(await listLearned()).toMatchObject([{ title: 'Send the budget to Maria', note: null }])
  const row = { userId: person.id, kind: 'not_task' as const, title: 'Later' }
  await server.context.db.insert(corrections).values(
    Array.from({ length: MAX_CORRECTIONS }, () => ({
      ...row,
      id: crypto.randomUUID(),
      itemId: crypto.randomUUID(),
      createdAt: new Date(Date.now() + 1000),
    })),
  )
  const later = await speak('Please send the invoice to Maria by Friday.')
  await remove(`/api/follow-ups/${(await firstFollowUp(later)).id}?mistake=true`)
  const titles = (await listLearned()).map(({ title }) => title)
  expect(titles).toHaveLength(MAX_CORRECTIONS)
  expect(titles).not.toContain('Send the budget to Maria')
})
