import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#server/db/schema/notes.ts'
import { createHandlers } from '#server/worker.ts'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { answerPart, sayFollowUp } from '#test/fakes/model-answers.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseNote } from './analyse-note.jobs.ts'

const SPOKEN_TEXT = 'The launch went well. Please send the budget to Maria by Friday.'
const MODEL = 'mistral/mistral-small-latest'

let speech: FakeTranscriptionServer
let model: FakeLanguageModelServer
let server: TestServer
let person: Person
beforeAll(async () => {
  speech = await startTranscriptionServer()
  speech.respondWith({ text: SPOKEN_TEXT })
  model = await startLanguageModelServer()
  server = await startTestServer({
    TRANSCRIPTION_BASE_URL: speech.baseUrl,
    ...model.environment,
    LLM_PRICE_INPUT: '0.1',
    LLM_PRICE_OUTPUT: '0.3',
  })
  person = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await model.close()
  await speech.close()
})

async function readAnalysis(id: string): Promise<NoteAnalysis> {
  return (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json<NoteAnalysis>()
}

it('has a note analysed by the model, and stores the usage', async () => {
  model.answer(({ prompt }) =>
    answerPart(prompt, {
      title: 'Launch and budget',
      summary: 'The launch went well; Maria gets the budget.',
      names: ['Maria'],
      actionItems: [
        sayFollowUp({
          title: 'Send Maria the budget',
          sentence: 1,
          quote: 'send the budget to Maria',
          dateWords: 'Friday',
        }),
        sayFollowUp({ title: 'Fire Maria', sentence: 1, quote: 'fire Maria' }),
      ],
    }),
  )
  const { id } = await uploadNote(person, { recordedAt: '2026-03-02T09:00:00Z' })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', title: 'Launch and budget' })
  const analysis = await readAnalysis(id)
  expect(analysis).toMatchObject({ analyst: MODEL, summary: 'The launch went well; Maria gets the budget.' })
  expect(analysis.actionItems).toMatchObject([{ title: 'Send Maria the budget', dueDate: '2026-03-06' }])
  expect(analysis.account).toMatchObject({ failure: null, unsupported: 1, calls: 1, inputTokens: 1000 })
  expect(analysis.account?.cost).toBeCloseTo(0.00013)
})

it('stores an answer without the signs that no database can hold', async () => {
  model.answer(({ prompt }) =>
    answerPart(prompt, {
      title: 'Launch\u0000',
      summary: 'The launch \ud800went well.',
      names: [],
      actionItems: [sayFollowUp({ title: 'Send it\u0000 to Maria', sentence: 1, quote: 'send the budget to Maria' })],
    }),
  )
  const { id } = await uploadNote(person, { recordedAt: '2026-03-02T09:00:00Z' })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', title: 'Launch' })
  const { summary, actionItems } = await readAnalysis(id)
  expect([summary, actionItems.map(({ title }) => title)]).toEqual([
    'The launch \ufffdwent well.',
    ['Send it to Maria'],
  ])
})

it('falls back to the builtin analyst when the model fails, says so, and uses the model on a repeat', async () => {
  model.answer((question) => answerPart(question.prompt, { title: 'Second thoughts' }))
  model.fail('truncated')
  const { id } = await uploadNote(person)
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  const analysis = await readAnalysis(id)
  expect(analysis).toMatchObject({ analyst: 'builtin', account: { model: MODEL, failure: 'truncated' } })
  expect(analysis.actionItems).toHaveLength(1)
  const [row] = await server.context.db.select().from(analyses).where(eq(analyses.noteId, id))
  expect(row).toMatchObject({ analyst: 'builtin', account: { failure: 'truncated', calls: 1 } })

  await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/analyse` })
  await server.drain()
  expect(await readAnalysis(id)).toMatchObject({ analyst: MODEL, account: { failure: null } })
})

it('requests the language that the user chose', async () => {
  const reader = await signUp(server.app)
  await reader.inject({ method: 'PATCH', url: '/api/settings', payload: { analysisLanguage: 'fr' } })
  model.answer((question) => answerPart(question.prompt))
  await uploadNote(reader)
  await server.drain()
  expect(model.questions.at(-1)?.system).toContain('items in French')
})

it('says that the model is slow until it has answered, and no longer once the note is ready', async () => {
  const answered = Promise.withResolvers<void>()
  model.answer(async ({ prompt }) => {
    await answered.promise
    return answerPart(prompt, { title: 'Launch', summary: 'The launch went well.' })
  })
  const { id } = await uploadNote(person)
  const delivery = { noteId: id, lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
  const handlers = createHandlers(server.context)
  await handlers['note.prepare'](delivery)
  await handlers['note.transcribe'](delivery)
  const analysing = analyseNote(server.context, delivery, { slowMs: 1 })
  await expect.poll(async () => (await readNote(person, id)).delay?.code).toBe('model_slow')
  answered.resolve()
  await analysing
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', delay: null, waiting: null })
})
