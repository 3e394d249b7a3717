import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { noteWords } from '#server/db/schema/insights.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import { createHandlers } from '#server/worker.ts'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function search(who: Person, q: string, more = ''): Promise<SearchAnswer> {
  const response = await who.inject({ url: `/api/search?q=${encodeURIComponent(q)}${more}` })
  expect(response.statusCode).toBe(200)
  return response.json<SearchAnswer>()
}
const ids = ({ results }: SearchAnswer) => results.map(({ noteId }) => noteId)
const wordsOf = async (who: Person) =>
  (await server.context.db.select().from(noteWords).where(eq(noteWords.userId, who.id))).map(({ word }) => word)

describe('a word that is in no note', () => {
  let person: Person
  let budget: string
  let reunion: string
  let gadget: string
  beforeAll(async () => {
    person = await signUp(server.app, { premium: false })
    budget = await insertSpokenNote(server, person, {
      title: 'Board budget',
      said: ['Budget first.', 'We met the auditors about the budgets for Leeds.', 'The budget is late.'],
      tags: ['controlling'],
      followUps: ['Phone Maria'],
    })
    reunion = await insertSpokenNote(server, person, {
      title: 'Semana',
      said: ['Preparamos la reunión con los clientes de España.'],
      language: 'es',
    })
    gadget = await insertSpokenNote(server, person, { title: 'Toys', said: ['A new gadget for Kowalski.'] })
  })

  it.each<[string, () => string, { typed: string; words: string[] }[]]>([
    ['budgte', () => budget, [{ typed: 'budgte', words: ['budget'] }]],
    ['reunoin', () => reunion, [{ typed: 'reunoin', words: ['reunión'] }]],
    ['kovalski', () => gadget, [{ typed: 'kovalski', words: ['Kowalski'] }]],
    [
      'controllnig budgts',
      () => budget,
      [
        { typed: 'controllnig', words: ['controlling'] },
        { typed: 'budgts', words: ['budget'] },
      ],
    ],
    ['leeds adutors', () => budget, [{ typed: 'adutors', words: ['auditors'] }]],
    ['mraia', () => budget, [{ typed: 'mraia', words: ['Maria'] }]],
    ['clentes españa', () => reunion, [{ typed: 'clentes', words: ['clientes'] }]],
  ])('is replaced by one that it resembles: %s', async (query, id, instead) => {
    const answer = await search(person, query)
    expect(ids(answer)).toEqual([id()])
    expect(answer.instead).toEqual(instead)
  })

  it('is replaced by a word as it is spelt within a text', async () => {
    const who = await signUp(server.app)
    await insertSpokenNote(server, who, { title: 'LISBON', said: ['Off to Lisbon today.'], tags: ['lisbon'] })
    expect((await search(who, 'lisbno')).instead).toEqual([{ typed: 'lisbno', words: ['Lisbon'] }])
  })

  it('is located and marked like one that was typed correctly', async () => {
    const [found] = (await search(person, 'budgte')).results
    expect(found).toMatchObject({ noteId: budget, sentences: 3 })
    expect(found?.sentence).toMatchObject({ index: 0, ranges: [{ start: 0, end: 6 }] })
  })

  it('stays as it was typed if the user wants that', async () => {
    expect(await search(person, 'budgte', '&exact=true')).toEqual({ results: [], instead: [] })
    expect((await person.inject({ url: '/api/search?q=budgte&exact=perhaps' })).statusCode).toBe(400)
  })

  it('finds nothing together with words that it never occurs with, or if it resembles none', async () => {
    const nothing = { results: [], instead: [] }
    expect(await search(person, 'budgte reunión')).toEqual(nothing)
    expect(await search(person, 'xylophone')).toEqual(nothing)
    expect(await search(person, 'bqt')).toEqual(nothing)
    expect(await search(person, 'budgte xylophone')).toEqual(nothing)
  })
})

it('never forgives a word that some note has', async () => {
  const who = await signUp(server.app)
  const marta = await insertSpokenNote(server, who, { said: ['Marta is away.'] })
  await insertSpokenNote(server, who, { said: ['Maria is away.'] })
  const answer = await search(who, 'marta')
  expect(ids(answer)).toEqual([marta])
  expect(answer.instead).toEqual([])
})

it('accepts one more wrong letter if the nearest word does not occur with the others', async () => {
  const who = await signUp(server.app)
  await insertSpokenNote(server, who, { said: ['Leeds.'] })
  const row = await insertSpokenNote(server, who, { said: ['A flaming row in Leeds.'] })
  await insertSpokenNote(server, who, { said: ['A flamingo in York.'] })
  const answer = await search(who, 'flaminco leeds')
  expect(ids(answer)).toEqual([row])
})

it('returns further pages of the same forgiven words', async () => {
  const who = await signUp(server.app)
  for (let at = 0; at < 3; at++) await insertSpokenNote(server, who, { said: [`Avocado number ${at}.`] })
  const first = await who.inject({ url: '/api/search?q=avocadro&limit=2' })
  const next = /<([^>]*)>/.exec(String(first.headers.link))?.[1]
  const second = (await who.inject({ url: next ?? '' })).json<SearchAnswer>()
  expect(new Set([...ids(first.json<SearchAnswer>()), ...ids(second)]).size).toBe(3)
  expect(second.instead).toEqual([{ typed: 'avocadro', words: ['Avocado'] }])
  const after = (await who.inject({ url: '/api/search?q=avocado&limit=3&cursor=3' })).json<SearchAnswer>()
  expect(after).toEqual({ results: [], instead: [] })
})

describe('the words that a search may use in place of mistyped ones', () => {
  it('are those of the notes that the user may read', async () => {
    const ada = await signUp(server.app)
    const ben = await signUp(server.app, { verified: true })
    const shared = await insertSpokenNote(server, ada, { said: ['The submarine is ready.'] })
    await insertSpokenNote(server, ada, { said: ['The helicopter is a secret.'] })
    expect(ids(await search(ben, 'submarnie'))).toEqual([])
    const payload = { emails: [ben.email], permission: 'read' }
    await ada.inject({ method: 'POST', url: `/api/voice-notes/${shared}/shares`, payload })
    expect(await search(ben, 'submarnie')).toMatchObject({
      results: [{ noteId: shared, owner: { email: ada.email } }],
      instead: [{ typed: 'submarnie', words: ['submarine'] }],
    })
    expect(await search(ben, 'helicoptre')).toEqual({ results: [], instead: [] })
  })

  it('follow every change of title, text, tags and follow-ups', async () => {
    const { db } = server.context
    const who = await signUp(server.app)
    const id = await insertSpokenNote(server, who, {
      title: 'First',
      said: ['Flamingos walk.'],
      followUps: ['Call Tango'],
    })
    await who.inject({ method: 'PATCH', url: `/api/voice-notes/${id}`, payload: { title: 'Second', tags: ['Whisky'] } })
    const sentences = [{ index: 0, start: 0, end: 1, text: 'Bravo speaks.' }]
    await db.insert(transcripts).values({ noteId: id, version: 2, origin: 'edit', sentences, text: 'Bravo speaks.' })
    for (const typed of ['secnod', 'whiksy', 'barvo']) expect(ids(await search(who, typed))).toEqual([id])
    // The word is still listed, and found nowhere.
    expect(ids(await search(who, 'flamnigos'))).toEqual([])
  })

  it('are cleaned up within the hour, and deleted at once with their user', async () => {
    const { db } = server.context
    const who = await signUp(server.app)
    const gone = await insertSpokenNote(server, who, { said: ['Flamingos walk slowly.'] })
    const id = await insertSpokenNote(server, who, { said: ['Pelicans walk.'], followUps: ['Feed everybody'] })
    expect(await wordsOf(who)).toEqual(expect.arrayContaining(['flamingos', 'slowly', 'pelicans', 'walk', 'everybody']))
    await db.delete(notes).where(eq(notes.id, gone))
    await db.update(followUps).set({ deletedAt: new Date() }).where(eq(followUps.noteId, id))
    const delivery = { lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
    await createHandlers(server.context)['clock.hour'](delivery)
    expect(await wordsOf(who)).toEqual(expect.arrayContaining(['pelicans', 'walk']))
    for (const word of ['flamingos', 'slowly', 'everybody']) expect(await wordsOf(who)).not.toContain(word)
    expect((await db.execute(sql`select from stale_word_lists`)).rows).toEqual([])
    await db.delete(users).where(eq(users.id, who.id))
    expect(await wordsOf(who)).toEqual([])
  })

  it('include no numbers, and no words too short or too long to be mistaken', async () => {
    const who = await signUp(server.app)
    await insertSpokenNote(server, who, { title: '', said: [`On 2026 q3report the cat is ${'x'.repeat(50)} here.`] })
    expect(await wordsOf(who)).toEqual(['here'])
  })

  it('are added by transactions that end at the same time', async () => {
    const who = await signUp(server.app)
    const words = Array.from(
      { length: 40 },
      (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at > 25 ? 'x' : 'y'}`,
    )
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        insertSpokenNote(server, who, {
          title: `${words.slice(at * 5).join(' ')}`,
          said: [[...words].reverse().join(' ')],
          followUps: [words.slice(0, at * 3 + 1).join(' ')],
        }),
      ),
    )
    expect(await wordsOf(who)).toEqual(expect.arrayContaining(words))
  })
})
