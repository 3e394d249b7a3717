import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toWall } from '#server/calendar/time-zones.ts'
import { add, formatDay } from '#server/calendar/wall-time.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import type { Doubt, ReviewItem } from '#shared/contract/analysis.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { askedItems } from './review-items.queries.ts'

const KIND: Doubt = { about: 'kind' }

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const ask = async (by = person, query = ''): Promise<{ items: ReviewItem[]; total: number }> =>
  (await by.inject({ url: `/api/review-items${query}` })).json()
const titles = ({ items }: { items: ReviewItem[] }) => items.map(({ item }) => item.title)
const heardAt = (start: number) => ({ quote: 'As it was said.', sentence: 0, start, end: start + 1 })

interface Asked {
  title: string
  start: number
  /** Further columns of its row. */
  values?: { review?: 'asked' | 'confirmed'; deletedAt?: Date; dueDate?: string; doubt?: Doubt }
}

async function insertFollowUp(noteId: string, { title, start, values }: Asked): Promise<string> {
  const id = randomUUID()
  await server.context.db.insert(followUps).values({
    id,
    userId: person.id,
    noteId,
    position: 0,
    title,
    foundTitle: title,
    description: '',
    priority: 'medium',
    evidence: heardAt(start),
    review: 'asked',
    doubt: KIND,
    ...values,
  })
  return id
}

async function insertEvent(
  noteId: string,
  { title, start }: Asked,
  values: { allDay?: boolean; day?: string; dateTime?: Date; endsAt?: Date } = {},
): Promise<void> {
  await server.context.db.insert(detectedEvents).values({
    id: randomUUID(),
    userId: person.id,
    noteId,
    position: 0,
    title,
    foundTitle: title,
    description: '',
    allDay: false,
    people: [],
    confidence: 0.4,
    evidence: heardAt(start),
    review: 'asked',
    doubt: KIND,
    ...values,
  })
}

const noteOf = (day: string, title = 'A note') =>
  insertSpokenNote(server, person, { title, said: ['As it was said.'], recordedAt: new Date(`${day}T09:00:00Z`) })

it('lists doubtful items with the newest note first, and in the order they were said', async () => {
  const [older, newer] = [await noteOf('2026-03-02'), await noteOf('2026-03-03', 'Kick-off')]
  await insertFollowUp(older, { title: 'Old task', start: 1 })
  await insertFollowUp(newer, { title: 'Second', start: 9.5 })
  await insertFollowUp(newer, { title: 'Third', start: 10 })
  await insertEvent(newer, { title: 'First', start: 2 })
  const answer = await ask()
  expect(titles(answer)).toEqual(['First', 'Second', 'Third', 'Old task'])
  expect(answer.items[0]).toMatchObject({
    kind: 'event',
    note: { id: newer, title: 'Kick-off' },
    timezone: 'Europe/Madrid',
    item: { doubt: KIND, evidence: { start: 2 } },
  })
  expect(answer.items[1]).toMatchObject({ kind: 'task', item: { isCompleted: false, dueDate: null } })
})

it('counts all of them, and returns as many as were requested', async () => {
  const noteId = await noteOf('2026-03-02')
  for (const start of [1, 2, 3]) await insertFollowUp(noteId, { title: `Task ${start}`, start })
  const answer = await ask(person, '?limit=2')
  expect(answer.total).toBe(3)
  expect(titles(answer)).toEqual(['Task 1', 'Task 2'])
  expect((await person.inject({ url: '/api/review-items?limit=101' })).statusCode).toBe(400)
})

it('leaves out what was answered', async () => {
  const noteId = await noteOf('2026-03-02')
  await insertFollowUp(noteId, { title: 'Confirmed', start: 1, values: { review: 'confirmed' } })
  await insertFollowUp(noteId, { title: 'Refused', start: 2, values: { deletedAt: new Date() } })
  const id = await insertFollowUp(noteId, { title: 'Asked', start: 3 })
  expect(titles(await ask())).toEqual(['Asked'])
  await person.inject({ method: 'POST', url: `/api/follow-ups/${id}/review`, payload: { answer: 'yes' } })
  expect(await ask()).toEqual({ items: [], total: 0 })
})

it('leaves out what was over more than a week ago, where the reader is', async () => {
  const noteId = await noteOf('2026-03-02')
  // In this zone the day is another one than in the note's for most of the day.
  const timezone = 'Pacific/Kiritimati'
  const today = toWall(new Date(), timezone)
  const dayAgo = (days: number) => formatDay(add(today, -days, 'day'))
  const noonAgo = (days: number) => new Date(`${dayAgo(days)}T12:00:00Z`)
  const choices = (...days: [number, number]): Doubt => ({
    about: 'date',
    choices: days.map((ago) => ({ day: dayAgo(ago), dateTime: null, end: null })),
  })
  const tasks: Record<string, Asked['values']> = {
    'a week ago': { dueDate: dayAgo(7) },
    'long ago': { dueDate: dayAgo(8) },
    'the later day may be meant': { dueDate: dayAgo(8), doubt: choices(8, 7) },
    'either day is long ago': { dueDate: dayAgo(9), doubt: choices(9, 8) },
    'no day': {},
  }
  const events: Record<string, Parameters<typeof insertEvent>[2]> = {
    'met a week ago': { dateTime: noonAgo(7) },
    'met long ago': { dateTime: noonAgo(8) },
    'went on until a week ago': { dateTime: noonAgo(9), endsAt: noonAgo(7) },
    'all day, a week ago': { allDay: true, day: dayAgo(7) },
    'all day, long ago': { allDay: true, day: dayAgo(8) },
    'at no time': {},
  }
  let start = 0
  for (const [title, values = {}] of Object.entries(tasks))
    await insertFollowUp(noteId, { title, start: start++, values })
  for (const [title, values] of Object.entries(events)) await insertEvent(noteId, { title, start: start++ }, values)
  const answer = await ask(person, `?timezone=${timezone}`)
  const asked = ['a week ago', 'the later day may be meant', 'no day', 'met a week ago', 'went on until a week ago']
  expect(titles(answer)).toEqual([...asked, 'all day, a week ago', 'at no time'])
  expect(answer.total).toBe(7)
  const note = await person.inject({ url: `/api/voice-notes/${noteId}` })
  expect(note.json()).toMatchObject({ toReview: 11 })
})

it('shows nothing of other people’s notes', async () => {
  await insertFollowUp(await noteOf('2026-03-02'), { title: 'Mine', start: 1 })
  expect(await ask(await signUp(server.app))).toEqual({ items: [], total: 0 })
})

it('reads each table by its index, whatever the number of items', async () => {
  const { db } = server.context
  const noteId = await noteOf('2026-03-02')
  await db.execute(sql`
    insert into follow_ups (id, user_id, position, title, description, priority)
    select gen_random_uuid(), ${person.id}, 0, 'Task ' || n, '', 'medium' from generate_series(1, 2000) as n
  `)
  await db.execute(sql`
    insert into detected_events (id, user_id, note_id, position, title, found_title, description, all_day, people, confidence, evidence)
    select gen_random_uuid(), ${person.id}, ${noteId}, 0, 'Event ' || n, '', '', false, '[]', 1, '{}'
    from generate_series(1, 2000) as n
  `)
  await db.execute(sql`analyze follow_ups, detected_events`)
  const { rows } = await db.execute(sql`explain ${askedItems(person.id, '2026-03-02', 20)}`)
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  expect(plan).toMatch(/follow_ups_asked/)
  expect(plan).toMatch(/detected_events_asked/)
  expect(plan).not.toContain('Seq Scan')
})
