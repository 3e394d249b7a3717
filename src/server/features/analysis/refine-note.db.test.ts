import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LanguageModelClient, ModelRequest } from '#server/analysis/llm/language-model.ts'
import { LanguageModelError } from '#server/analysis/llm/language-model-error.ts'
import { analyses } from '#server/db/schema/notes.ts'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { answerStep } from '#test/fakes/step-answers.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { queueUnrefinedNotes } from './refine-note.jobs.ts'

const SPOKEN = 'The launch went well. Please send the budget to Maria by Friday.'
const USAGE = { calls: 1, inputTokens: 100, outputTokens: 20, cost: 0 }

let speech: FakeTranscriptionServer
let server: TestServer
let person: Person
beforeAll(async () => {
  speech = await startTranscriptionServer()
  speech.respondWith({ text: SPOKEN })
  server = await startTestServer({ TRANSCRIPTION_BASE_URL: speech.baseUrl })
  person = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await speech.close()
})

/** What the model does with the next questions. */
let say: (prompt: string) => unknown | Promise<unknown>
let questions = 0
const model: LanguageModelClient = {
  id: 'local/tiny',
  contextTokens: 8192,
  async generate<T>(request: ModelRequest<T>) {
    questions += 1
    return { output: request.schema.parse(await say(request.prompt)), usage: USAGE }
  },
}
let present: LanguageModelClient | null
beforeEach(() => {
  present = model
  questions = 0
  say = (prompt) =>
    answerStep(prompt, {
      find: { actionItems: { more: [{ sentence: 1, quote: 'fire Maria' }] } },
      task: { title: 'Fire Maria' },
      gist: {
        title: 'Budget for Maria',
        summary: 'The launch went well, and Maria gets the budget.',
        names: ['Maria'],
      },
    })
  server.context.localModels = {
    choose: async () => present,
    chooseIdle: async () => present,
    processId: null,
    close: async () => undefined,
  }
})
afterEach(() => {
  server.context.localModels = null
})

const analysisOf = async (id: string) =>
  (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json<NoteAnalysis>()

it('refines a note that the rules have analysed, and drops what nobody said', async () => {
  const { id } = await uploadNote(person, { recordedAt: '2026-03-02T09:00:00Z' })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', title: 'Budget for Maria' })
  const analysis = await analysisOf(id)
  expect(analysis).toMatchObject({ analyst: 'local/tiny', account: { model: 'local/tiny', failure: null, cost: 0 } })
  expect(analysis.account?.unsupported).toBeGreaterThan(0)
  expect(analysis.actionItems.map(({ title }) => title)).not.toContain('Fire Maria')
})

it('delays nothing: the note is ready with the result of the rules while the model works', async () => {
  let seen: unknown
  const answer = say
  let id = ''
  say = async (prompt) => {
    seen ??= { note: await readNote(person, id), analyst: (await analysisOf(id)).analyst }
    return answer(prompt)
  }
  id = (await uploadNote(person)).id
  await server.drain()
  expect(seen).toMatchObject({ note: { status: 'ready' }, analyst: 'builtin' })
})

it('keeps what a person changed while the model was away', async () => {
  present = null
  const { id } = await uploadNote(person)
  await server.drain()
  const [followUp] = (await analysisOf(id)).actionItems
  await person.inject({ method: 'PATCH', url: `/api/voice-notes/${id}`, payload: { title: 'My own title' } })
  await person.inject({ method: 'PATCH', url: `/api/follow-ups/${followUp?.id}`, payload: { isCompleted: true } })
  present = model
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  const analysis = await analysisOf(id)
  expect(analysis.analyst).toBe('local/tiny')
  expect(await readNote(person, id)).toMatchObject({ title: 'My own title' })
  expect(analysis.actionItems.find(({ id: one }) => one === followUp?.id)).toMatchObject({ isCompleted: true })
})

it('finds a note again once a model is available, and only once', async () => {
  present = null
  const { id } = await uploadNote(person)
  await server.drain()
  expect(questions).toBe(0)
  await queueUnrefinedNotes(server.context, new Date())
  present = model
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  expect((await analysisOf(id)).analyst).toBe('local/tiny')
  const asked = questions
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  expect(questions).toBe(asked)
})

it('leaves old notes alone', async () => {
  present = null
  const { id } = await uploadNote(person)
  await server.drain()
  const createdAt = new Date(Date.now() - 31 * 24 * 3600 * 1000)
  await server.context.db.update(analyses).set({ createdAt }).where(eq(analyses.noteId, id))
  present = model
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  expect((await analysisOf(id)).analyst).toBe('builtin')
})

it('keeps the result of the rules, and says so, when the model stops each time', async () => {
  say = () => {
    throw new LanguageModelError('stopped', 'killed', USAGE)
  }
  const { id } = await uploadNote(person)
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  expect(await analysisOf(id)).toMatchObject({ analyst: 'builtin', account: { failure: 'stopped' } })
  const asked = questions
  expect(asked).toBeGreaterThan(1)
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  expect(questions).toBe(asked)
})

it('gives a text that was edited meanwhile neither the model’s title nor its result', async () => {
  present = null
  const { id } = await uploadNote(person)
  await server.drain()
  const { title } = await readNote(person, id)
  const answer = say
  say = async (prompt) => {
    const edits = [{ index: 0, text: 'The launch was put off.' }]
    await person.inject({ method: 'PUT', url: `/api/voice-notes/${id}/transcript`, payload: { version: 1, edits } })
    return answer(prompt)
  }
  present = model
  await queueUnrefinedNotes(server.context, new Date())
  await server.drain()
  expect(questions).toBeGreaterThan(0)
  expect(await readNote(person, id)).toMatchObject({ title, analysisOutdated: true })
  expect((await analysisOf(id)).analyst).toBe('builtin')
})

it('a note deleted while the model works stays deleted', async () => {
  const answer = say
  let id = ''
  say = async (prompt) => {
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` })
    return answer(prompt)
  }
  id = (await uploadNote(person)).id
  await server.drain()
  expect((await person.inject({ url: `/api/voice-notes/${id}` })).statusCode).toBe(404)
})
