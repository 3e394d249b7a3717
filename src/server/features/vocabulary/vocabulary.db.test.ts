import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_VOCABULARY_TERMS } from '#shared/limits.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

let server: TranscribingServer
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())

const put = (person: Person, terms: string[]) =>
  person.inject({ method: 'PUT', url: '/api/vocabulary', payload: { terms } })
const get = async (person: Person) => (await person.inject({ url: '/api/vocabulary' })).json()

it('starts empty, and keeps each user’s vocabulary separate', async () => {
  const [ada, grace] = [await signUp(server.app), await signUp(server.app)]
  expect(await get(ada)).toEqual({ terms: [] })
  expect((await put(ada, [' Databricks ', 'Etxeberria', 'databricks'])).json()).toEqual({
    terms: ['databricks', 'Etxeberria'],
  })
  expect((await put(ada, ['Iñaki'])).statusCode).toBe(200)
  expect(await get(ada)).toEqual({ terms: ['Iñaki'] })
  expect(await get(grace)).toEqual({ terms: [] })
})

it('loses none of several simultaneous changes', async () => {
  const person = await signUp(server.app)
  await put(person, ['one', 'two', 'three'])
  const add = (term: string) => person.inject({ method: 'POST', url: '/api/vocabulary/terms', payload: { term } })
  const remove = (term: string) => person.inject({ method: 'DELETE', url: '/api/vocabulary/terms', query: { term } })
  const answers = await Promise.all([remove('one'), add('four'), remove('three'), add('five'), remove('never there')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect((await get(person)).terms.toSorted()).toEqual(['five', 'four', 'two'])
})

it.each([
  ['an empty term', ['  ']],
  ['a term that is a text', ['x'.repeat(61)]],
  ['too many', Array.from({ length: MAX_VOCABULARY_TERMS + 1 }, (_, index) => `term ${index}`)],
])('refuses %s', async (_what, terms) => {
  expect((await put(await signUp(server.app), terms)).statusCode).toBe(400)
})

it('sends the vocabulary to the service, and corrects near misses in its answer', async () => {
  const person = await signUp(server.app)
  await put(person, ['Databricks', 'Etxeberria'])
  server.service.respondWith({ text: 'Please call Echeberria about data bricks.' })
  const { id } = await uploadNote(person)
  await server.drain()
  expect(server.service.requests.at(-1)?.prompt).toBe('Databricks, Etxeberria')
  expect(await readNote(person, id)).toMatchObject({ transcription: 'Please call Etxeberria about Databricks.' })
})

it('is applied to earlier notes only so many times in a while, because all users share the queue', async () => {
  const person = await signUp(server.app)
  const apply = () => person.inject({ method: 'POST', url: '/api/vocabulary/apply', payload: { term: 'Iñaki' } })
  const answers = await Promise.all(Array.from({ length: 61 }, apply))
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1)
})
