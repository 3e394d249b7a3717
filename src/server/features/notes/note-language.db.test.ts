import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

const TEXT = 'El lanzamiento fue bien. Tengo que enviar el presupuesto a Marta antes del viernes.'

let server: TranscribingServer
let person: Person
let id: string
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  // The text was taken for English, which is wrong.
  id = await analyseSpokenNote(server, person, TEXT, { language: 'en', recordedAt: new Date('2026-03-10T09:00:00Z') })
})

const url = (rest = '') => `/api/voice-notes/${id}${rest}`
const read = async (rest: string) => (await person.inject({ url: url(rest) })).json()
const say = (language: string, by = person) =>
  by.inject({ method: 'PUT', url: url('/language'), payload: { language } })

it('keeps the text and its edits, and repeats the analysis in the new language', async () => {
  expect(await readNote(person, id)).toMatchObject({ language: 'en' })
  expect((await read('/analysis')).actionItems).toEqual([])
  const edits = [{ index: 0, text: 'El lanzamiento fue muy bien.' }]
  await person.inject({ method: 'PUT', url: url('/transcript'), payload: { version: 1, edits } })
  const answer = await say('es')
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toMatchObject({ status: 'analysing', language: 'es' })
  const requestsBefore = server.service.requests.length
  await server.drain()
  expect(server.service.requests).toHaveLength(requestsBefore)
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', language: 'es', analysisOutdated: false })
  expect(await read('/transcript')).toMatchObject({ version: 2, language: 'es', sentences: [edits[0], {}] })
  expect((await read('/analysis')).actionItems).toMatchObject([{ dueDate: '2026-03-13' }])
})

it('sets the language on the transcribed version too, in case it is restored', async () => {
  await person.inject({
    method: 'PUT',
    url: url('/transcript'),
    payload: { version: 1, edits: [{ index: 0, text: 'Bien.' }] },
  })
  await say('es')
  await server.drain()
  const restored = await person.inject({ method: 'POST', url: url('/transcript/restore'), payload: { version: 1 } })
  expect(restored.json()).toMatchObject({ version: 3, language: 'es' })
})

it('searches the note in its new language', async () => {
  const find = async () => (await person.inject({ url: '/api/search?q=enviamos' })).json()
  const before = JSON.stringify(await find())
  await say('es')
  await server.drain()
  expect(before).not.toContain(id)
  expect(JSON.stringify(await find())).toContain(id)
})

it('changes nothing when the language is already right', async () => {
  expect((await say('en')).json()).toMatchObject({ status: 'ready' })
})

it('refuses a change during processing, without a text, by other users, and to an unknown language', async () => {
  expect((await say('es', await signUp(server.app))).json()).toMatchObject({ code: 'note_not_found' })
  expect((await say('de')).json()).toMatchObject({ code: 'validation_failed' })
  await say('es')
  expect((await say('fr')).json()).toMatchObject({ code: 'note_busy' })
  await server.drain()
  const edits = [0, 1].map((index) => ({ index, text: '' }))
  await person.inject({ method: 'PUT', url: url('/transcript'), payload: { version: 1, edits } })
  expect((await say('fr')).json()).toMatchObject({ code: 'nothing_to_analyse' })
})
