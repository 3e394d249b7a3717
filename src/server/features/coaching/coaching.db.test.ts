import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteFacts } from '#server/db/schema/insights.ts'
import { transcripts } from '#server/db/schema/notes.ts'
import type { CoachingInsights } from '#shared/contract/coaching.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function record(person: Person, ...texts: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const text of texts) ids.push(await analyseSpokenNote(server, person, text))
  return ids
}

async function coach(person: Person, language = 'en'): Promise<CoachingInsights> {
  const response = await person.inject({ url: '/api/coaching-insights', headers: { 'accept-language': language } })
  expect(response.statusCode).toBe(200)
  return response.json<CoachingInsights>()
}

const TEXTS = [
  'I am worried about Harwood. I am afraid of the costs at Harwood. Remind me to call Tom.',
  'I am very worried about Harwood. I need to write the report.',
  'Well done to Maria for the launch. I need to book the room.',
]

it('needs three notes, then gives insights with quotes from the texts', async () => {
  const person = await signUp(server.app)
  expect(await coach(person)).toMatchObject({ notes: 0, needed: 3, productivity: [], leadership: [] })
  await record(person, ...TEXTS.slice(0, 2))
  expect(await coach(person)).toMatchObject({ notes: 2, productivity: [], details: { productivity: [] } })
  const [id] = await record(person, TEXTS[2] ?? '')
  const insights = await coach(person)
  expect(insights.notes).toBe(3)
  expect(insights.productivity).toContain('3 of your 3 tasks have no date.')
  expect(insights.leadership).toContain('3 of 3 tasks with an owner are your own.')
  expect(insights.leadership[0]).toMatch(/^‘Harwood’ comes back in 3 sentences of concern, in 2 of 3 notes/)
  expect(insights.leadership).toEqual(insights.details.leadership.map(({ text }) => text))
  const praise = insights.details.leadership.find(({ text }) => text.startsWith('You thank'))
  expect(praise?.evidence).toMatchObject([{ noteId: id, quote: 'Well done to Maria for the launch.' }])
  const all = [insights.details.productivity, insights.details.leadership, insights.details.decisionMaking].flat()
  for (const { quote } of all.flatMap(({ evidence }) => evidence)) expect(TEXTS.join('\n')).toContain(quote)
})

it('uses the language of the interface, or the one chosen for summaries', async () => {
  const person = await signUp(server.app)
  await record(person, ...TEXTS)
  expect((await coach(person, 'es')).productivity).toContain('3 de tus 3 tareas no tienen fecha.')
  await person.inject({ method: 'PATCH', url: '/api/settings', payload: { analysisLanguage: 'fr' } })
  expect((await coach(person, 'es')).productivity).toContain('3 de vos 3 tâches n’ont pas de date.')
})

it('gathers facts when a note is analysed, and again when they are missing or the text has changed', async () => {
  const { db } = server.context
  const person = await signUp(server.app)
  const [id = ''] = await record(person, ...TEXTS)
  const find = async () => (await db.select().from(noteFacts).where(eq(noteFacts.noteId, id)))[0]
  expect((await find())?.facts).toMatchObject({ words: 18, recognition: { count: 0 } })
  await db.delete(noteFacts)
  await coach(person)
  expect((await find())?.facts.words).toBe(18)
  const sentences = [{ index: 0, start: 0, end: 2, text: 'Thank you all.' }]
  const text = { noteId: id, version: 2, origin: 'edit', sentences, text: 'Thank you all.', language: 'en' } as const
  await db.insert(transcripts).values(text)
  await coach(person)
  expect(await find()).toMatchObject({ transcriptVersion: 2, facts: { words: 3, recognition: { count: 1 } } })
  await db.update(noteFacts).set({ factsVersion: 0 }).where(sql`true`)
  await coach(person)
  expect((await find())?.factsVersion).toBeGreaterThan(0)
})

it('keeps insights private to the user, and needs Premium', async () => {
  const person = await signUp(server.app)
  await record(person, ...TEXTS)
  expect(await coach(await signUp(server.app))).toMatchObject({ notes: 0, productivity: [] })
  const free = await signUp(server.app, { premium: false })
  const response = await free.inject({ url: '/api/coaching-insights' })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ code: 'premium_required' })
})
