import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const TEXT =
  'Please send the budget to Marta by Friday. I must call the bank tomorrow. ' +
  'We have a meeting with Tom on Thursday at ten. I need to book a room for the workshop.'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

async function noteWithFollowUps(): Promise<string> {
  return analyseSpokenNote(server, person, TEXT, { recordedAt: new Date('2026-03-10T09:00:00Z') })
}

const list = async (query = ''): Promise<FollowUp[]> => (await person.inject({ url: `/api/follow-ups${query}` })).json()
const events = async (): Promise<DetectedEvent[]> => (await person.inject({ url: '/api/detected-events' })).json()
const patch = (path: string, payload: object, by = person) =>
  by.inject({ method: 'PATCH', url: `/api/${path}`, payload })
const add = (payload: object) => person.inject({ method: 'POST', url: '/api/follow-ups', payload })

async function followUpNamed(word: string): Promise<FollowUp> {
  const followUp = (await list()).find(({ title }) => title.includes(word))
  if (!followUp) throw new Error(`no task with “${word}” among ${JSON.stringify(await list())}`)
  return followUp
}

async function analyseAgain(id: string, text?: string): Promise<void> {
  if (text !== undefined) {
    const { version, sentences } = (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json()
    const edits = sentences.map(({ index }: { index: number }) => ({ index, text: index === 0 ? text : '' }))
    await person.inject({ method: 'PUT', url: `/api/voice-notes/${id}/transcript`, payload: { version, edits } })
  }
  await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/analyse` })
  await server.drain()
}

describe('the list of follow-ups', () => {
  it('sorts pending before completed, urgent before low, and earlier due dates first', async () => {
    await add({ title: 'low', priority: 'low', dueDate: '2026-01-01' })
    await add({ title: 'urgent', priority: 'urgent' })
    await add({ title: 'high later', priority: 'high', dueDate: '2026-03-02' })
    await add({ title: 'high undated', priority: 'high' })
    await add({ title: 'high sooner', priority: 'high', dueDate: '2026-03-01' })
    const done = (await add({ title: 'done', priority: 'urgent' })).json()
    await patch(`follow-ups/${done.id}`, { isCompleted: true })
    const order = ['urgent', 'high sooner', 'high later', 'high undated', 'low', 'done']
    expect((await list()).map(({ title }) => title)).toEqual(order)
    expect((await list('?status=completed')).map(({ title }) => title)).toEqual(['done'])
    expect((await list('?status=pending')).map(({ title }) => title)).toEqual(order.slice(0, -1))
  })

  it('contains the user’s follow-ups found in notes, with their quotes', async () => {
    const id = await noteWithFollowUps()
    const followUp = await followUpNamed('budget')
    expect(followUp).toMatchObject({ note: { id }, dueDate: '2026-03-13', edited: false, evidence: { sentence: 0 } })
    expect(followUp).toMatchObject({ timezone: 'Europe/Madrid' })
    expect((await add({ title: 'By hand' })).json()).toMatchObject({ note: null, timezone: null })
    const stranger = await signUp(server.app)
    expect((await stranger.inject({ url: '/api/follow-ups' })).json()).toEqual([])
    expect((await patch(`follow-ups/${followUp.id}`, { title: 'Mine' }, stranger)).json()).toMatchObject({
      code: 'follow_up_not_found',
    })
    expect((await patch(`follow-ups/${randomUUID()}`, { title: 'Mine' })).statusCode).toBe(404)
  })
})

describe('a follow-up', () => {
  it('is completed with a timestamp, and reopened', async () => {
    const { id } = (await add({ title: 'Call' })).json()
    const done = (await patch(`follow-ups/${id}`, { isCompleted: true, completedAt: '2026-03-10T10:00:00Z' })).json()
    expect(done).toMatchObject({ isCompleted: true, completedAt: '2026-03-10T10:00:00.000Z', edited: false })
    expect((await patch(`follow-ups/${id}`, { isCompleted: true })).json().completedAt).toBe(done.completedAt)
    expect((await patch(`follow-ups/${id}`, { isCompleted: false })).json()).toMatchObject({ completedAt: null })
  })

  it('changes only the given fields', async () => {
    await noteWithFollowUps()
    const followUp = await followUpNamed('budget')
    expect((await patch(`follow-ups/${followUp.id}`, { priority: 'urgent', dueDate: null })).json()).toMatchObject({
      title: followUp.title,
      priority: 'urgent',
      dueDate: null,
      dueAt: null,
      edited: true,
    })
  })

  it('can be moved to a minute of a day, and to the day alone', async () => {
    const { id } = (await add({ title: 'Call' })).json()
    const due = { dueDate: '2026-03-12', dueAt: '2026-03-12T14:00:00.000Z' }
    expect((await patch(`follow-ups/${id}`, due)).json()).toMatchObject(due)
    expect((await patch(`follow-ups/${id}`, { dueDate: '2026-03-13' })).json()).toMatchObject({
      dueDate: '2026-03-13',
      dueAt: null,
    })
    for (const wrong of [
      { dueAt: due.dueAt },
      { dueDate: '2026-03-14', dueAt: due.dueAt },
      { ...due, dueDate: null },
    ]) {
      const response = await patch(`follow-ups/${id}`, wrong)
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['dueAt']])
    }
  })

  it('keeps the counterpart set by the user after a new analysis', async () => {
    const id = await noteWithFollowUps()
    const bank = await followUpNamed('bank')
    expect(bank).toMatchObject({ who: 'me', counterpart: null })
    const owed = (await patch(`follow-ups/${bank.id}`, { who: 'Tom', counterpart: 'me' })).json()
    expect(owed).toMatchObject({ who: 'Tom', counterpart: 'me', edited: true })
    await analyseAgain(id)
    expect(await followUpNamed('bank')).toEqual(owed)
    expect((await add({ title: 'Answer', who: 'me', counterpart: 'Ana' })).json()).toMatchObject({ counterpart: 'Ana' })
  })

  it('is deleted and restored', async () => {
    const { id } = (await add({ title: 'Call' })).json()
    expect((await person.inject({ method: 'DELETE', url: `/api/follow-ups/${id}` })).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await patch(`follow-ups/${id}`, { title: 'Again' })).statusCode).toBe(404)
    expect((await person.inject({ method: 'POST', url: `/api/follow-ups/${id}/restore` })).json()).toMatchObject({ id })
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{ title: '' }],
    [{ title: 'x'.repeat(201) }],
    [{ title: 'ok', priority: 'someday' }],
    [{ title: 'ok', dueDate: '2026-02-30' }],
    [{ title: 'ok', dueDate: 'tomorrow' }],
  ])('is refused as %j', async (payload) => {
    expect((await add(payload)).statusCode).toBe(400)
  })

  it('can’t be added to another user’s note', async () => {
    const id = await noteWithFollowUps()
    const stranger = await signUp(server.app)
    const answer = await stranger.inject({
      method: 'POST',
      url: '/api/follow-ups',
      payload: { title: 'Spy', noteId: id },
    })
    expect(answer.json()).toMatchObject({ code: 'note_not_found' })
  })
})

describe('a new analysis', () => {
  it('neither duplicates nor changes what the user has edited, completed, deleted or added', async () => {
    const id = await noteWithFollowUps()
    const [budget, bank, room] = [
      await followUpNamed('budget'),
      await followUpNamed('bank'),
      await followUpNamed('room'),
    ]
    await patch(`follow-ups/${budget.id}`, { title: 'Send Marta the new figures', dueDate: '2026-04-01' })
    await patch(`follow-ups/${bank.id}`, { isCompleted: true })
    await person.inject({ method: 'DELETE', url: `/api/follow-ups/${room.id}` })
    const own = (await add({ title: 'Ask Tom about the lease', noteId: id })).json()
    const before = await list()
    await analyseAgain(id)
    expect(await list()).toEqual(before)
    expect(before.map((followUp) => followUp.id).sort()).toEqual([budget.id, bank.id, own.id].sort())
  })

  it('updates untouched follow-ups under their ids, and removes what is no longer said', async () => {
    const id = await noteWithFollowUps()
    const budget = await followUpNamed('budget')
    const bank = await followUpNamed('bank')
    await patch(`follow-ups/${bank.id}`, { isCompleted: true })
    await analyseAgain(id, 'Please send the budget to Marta by Monday.')
    const followUps = await list()
    expect(followUps.map((followUp) => followUp.id)).toEqual([budget.id, bank.id])
    expect(followUps[0]).toMatchObject({ dueDate: '2026-03-16', edited: false })
    expect(followUps[1]).toMatchObject({ isCompleted: true })
  })

  it('keeps an event that was changed or deleted, and updates one that was added to a calendar', async () => {
    const id = await noteWithFollowUps()
    const [event] = await events()
    expect(event).toMatchObject({ noteId: id, dateTime: '2026-03-12T09:00:00.000Z', timezone: 'Europe/Madrid' })
    await patch(`detected-events/${event?.id}`, { isAdded: true })
    await analyseAgain(id, 'We have a meeting with Tom on Thursday at eleven.')
    expect(await events()).toMatchObject([{ id: event?.id, isAdded: true, dateTime: '2026-03-12T10:00:00.000Z' }])
    await patch(`detected-events/${event?.id}`, { time: { day: '2026-03-20' }, people: ['Tom'] })
    await analyseAgain(id)
    expect(await events()).toMatchObject([
      { day: '2026-03-20', allDay: true, dateTime: '2026-03-19T23:00:00.000Z', edited: true },
    ])
    await person.inject({ method: 'DELETE', url: `/api/detected-events/${event?.id}` })
    await analyseAgain(id)
    expect(await events()).toEqual([])
    await person.inject({ method: 'POST', url: `/api/detected-events/${event?.id}/restore` })
    expect(await events()).toHaveLength(1)
  })
})

describe('settings', () => {
  it('have defaults, are saved when changed, and belong to the user', async () => {
    const read = async (by: Person) => (await by.inject({ url: '/api/settings' })).json()
    expect(await read(person)).toMatchObject({ audioQuality: 'high', autoSave: true, analysisLanguage: null })
    const change = { audioQuality: 'standard', analysisLanguage: 'fr', timezone: 'Europe/Paris' }
    expect((await patch('settings', change)).json()).toMatchObject({ ...change, autoSave: true })
    expect((await patch('settings', {})).json()).toMatchObject(change)
    expect(await read(person)).toMatchObject(change)
    expect(await read(await signUp(server.app))).toMatchObject({ audioQuality: 'high' })
    expect((await patch('settings', { timezone: 'Mars/Olympus' })).statusCode).toBe(400)
  })
})
