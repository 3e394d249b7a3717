import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followUps } from '#server/db/schema/items.ts'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app, { premium: false })
})
afterAll(() => server.close())

async function search(q: string, who = person, more = ''): Promise<SearchResult[]> {
  const response = await who.inject({ url: `/api/search?q=${encodeURIComponent(q)}${more}` })
  expect(response.statusCode).toBe(200)
  return response.json<SearchAnswer>().results
}

/** Returns the marked parts of a text. */
const marked = ({ text, ranges }: { text: string; ranges: { start: number; end: number }[] }) =>
  ranges.map(({ start, end }) => text.slice(start, end))

describe('the words of a note', () => {
  let budget: string
  let reunion: string
  let equipe: string
  beforeAll(async () => {
    budget = await insertSpokenNote(server, person, {
      title: 'Board budget',
      said: ['Good morning.', 'We met the auditors about the budgets for Leeds.', 'The budget is late.'],
      tags: ['auditors', 'leeds'],
      followUps: ['Send the budget to Maria'],
    })
    reunion = await insertSpokenNote(server, person, {
      title: 'Reunión anual',
      said: ['Hablamos de las reuniones con los clientes en España.', 'Mañana viene Íñigo.'],
      language: 'es',
    })
    equipe = await insertSpokenNote(server, person, {
      title: 'L’équipe de Lyon',
      said: ['L’équipe a présenté les résultats aujourd’hui.', 'Le cœur du projet avance.'],
      language: 'fr',
    })
  })

  it.each<[string, () => string, string[]]>([
    ['auditor budget', () => budget, ['auditors', 'budgets']],
    ['meeting the auditors', () => budget, []],
    ['reunion', () => reunion, ['reuniones']],
    ['REUNIÓN cliente', () => reunion, ['reuniones', 'clientes']],
    ['inigo', () => reunion, ['Íñigo']],
    ['equipe', () => equipe, ['équipe']],
    ['l’équipe présente', () => equipe, ['L', 'équipe', 'présenté']],
    ['coeur', () => equipe, ['cœur']],
    ['audit', () => budget, ['auditors']],
    ['lee', () => budget, ['Leeds']],
  ])('match %j', async (query, id, words) => {
    const found = await search(query)
    if (words.length === 0) return expect(found).toEqual([])
    expect(found.map(({ noteId }) => noteId)).toEqual([id()])
    expect(found[0]?.sentence && marked(found[0].sentence)).toEqual(words)
  })

  it('are located: title, sentence with its moment, tags and follow-ups', async () => {
    const [found] = await search('budget')
    expect(found).toMatchObject({ noteId: budget, language: 'en', duration: 30, sentences: 2 })
    expect(found?.sentence).toMatchObject({ index: 1, start: 10, end: 19 })
    expect(found && marked(found.title)).toEqual(['budget'])
    expect(found?.tasks.map(marked)).toEqual([['budget']])
    expect(found?.tags).toEqual([])
    expect((await search('auditors'))[0]?.tags.map(marked)).toEqual([['auditors']])
  })

  it('must all match, the last one as a prefix', async () => {
    expect(await search('budget lyon')).toEqual([])
    expect((await search('budget aud')).map(({ noteId }) => noteId)).toEqual([budget])
  })

  it.each(['…', "' | '", ':* & !', "\\'", '(((', '👍', 'a'.repeat(200)])('may be %j without harm', async (query) => {
    expect(await search(query)).toEqual([])
  })
})

it('follows every change of the text', async () => {
  const { db } = server.context
  const who = await signUp(server.app)
  const id = await insertSpokenNote(server, who, { title: 'First', said: ['Alpha speaks.'], followUps: ['Call Tango'] })
  const count = async (q: string) => (await search(q, who)).length
  await who.inject({ method: 'PATCH', url: `/api/voice-notes/${id}`, payload: { title: 'Second', tags: ['Whisky'] } })
  expect([await count('first'), await count('second'), await count('whisky')]).toEqual([0, 1, 1])
  const sentences = [{ index: 0, start: 0, end: 1, text: 'Bravo speaks.' }]
  await db.insert(transcripts).values({ noteId: id, version: 2, origin: 'edit', sentences, text: 'Bravo speaks.' })
  expect([await count('alpha'), await count('bravo')]).toEqual([0, 1])
  await db.update(followUps).set({ deletedAt: new Date() }).where(eq(followUps.noteId, id))
  expect(await count('tango')).toBe(0)
  await db.delete(notes).where(eq(notes.id, id))
  expect(await count('bravo')).toBe(0)
})

it('returns the best matches first, page by page', async () => {
  const who = await signUp(server.app)
  const title = await insertSpokenNote(server, who, { title: 'Kiwi', said: ['Nothing of it here.'] })
  for (let at = 0; at < 3; at++) await insertSpokenNote(server, who, { said: [`We spoke of kiwi, once more ${at}.`] })
  expect((await search('kiwi', who))[0]?.noteId).toBe(title)
  const seen: string[] = []
  let url: string | undefined = '/api/search?q=kiwi&limit=3'
  while (url) {
    const response = await who.inject({ url })
    seen.push(...response.json<SearchAnswer>().results.map(({ noteId }) => noteId))
    url = /<([^>]*)>/.exec(String(response.headers.link ?? ''))?.[1]
  }
  expect(new Set(seen).size).toBe(4)
  expect(seen).toHaveLength(4)
  expect((await who.inject({ url: '/api/search?q=kiwi&cursor=nonsense' })).statusCode).toBe(400)
})

it('finds only the user’s own notes', async () => {
  expect(await search('budget', await signUp(server.app))).toEqual([])
})
