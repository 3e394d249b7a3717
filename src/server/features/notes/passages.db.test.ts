import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { RemoteEngine } from '#server/speech/remote.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { insertSpokenSegments, segmentOf, writeSound } from '#test/spoken-segments.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { drainJobs, untoldEngine, withEngines } from '#test/untold-engine.ts'

const FIRST = 'Il faut rappeler le fournisseur avant la réunion de lundi matin.'
const SECOND = 'On se retrouve devant la gare vers midi avec toute l’équipe.'
const DRIFTED = 'It foe rappel the furniture avant the reunion of Monday.'
const RIGHT = 'Les chiffres du trimestre sont meilleurs que prévu.'

let server: TranscribingServer
let second: FakeTranscriptionServer
let told: SpeechEngine
let person: Person
let id: string
beforeAll(async () => {
  server = await startTranscribingServer()
  second = await startTranscriptionServer()
  told = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
})
afterAll(async () => {
  await told.close()
  await server.close()
  await second.close()
})
beforeEach(async () => {
  person = await signUp(server.app)
  second.requests.length = 0
  second.respondWith({ text: RIGHT })
  server.service.respondWith((request) => ({ text: [FIRST, DRIFTED, SECOND][segmentOf(request)] ?? '' }))
  id = await insertSpokenSegments(server, person, { count: 3, languageAsked: 'fr' })
  await using([], () => drainJobs(server.context))
  await writeSound(server, id, 3)
})

function using<Result>(tellable: SpeechEngine[], work: () => Promise<Result>): Promise<Result> {
  return withEngines(server.context, { engines: [untoldEngine(server.context)], tellable }, work)
}

const url = (rest: string) => `/api/voice-notes/${id}${rest}`
const readText = async (): Promise<Transcript> => (await person.inject({ url: url('/transcript') })).json()
const post = (rest: string, payload: object) => person.inject({ method: 'POST', url: url(rest), payload })
const texts = ({ sentences }: Transcript) => sentences.map(({ text }) => text)

it('says which language was expected', async () => {
  const { sentences } = await readText()
  expect(sentences).toMatchObject([
    { text: FIRST },
    { text: DRIFTED, marks: ['estimated', 'unexpected_language'], expectedLanguage: 'fr' },
    { text: SECOND },
  ])
})

describe('a passage that is confirmed as spoken', () => {
  it('loses its mark, and nothing else changes', async () => {
    const before = await readText()
    const answer = await post('/passages/confirm', { version: 1, sentence: 1 })
    expect(answer.statusCode).toBe(200)
    const after = await readText()
    expect(after).toEqual(answer.json())
    expect([after.version, texts(after)]).toEqual([1, texts(before)])
    expect(after.sentences[1]).toEqual({ ...before.sentences[1], marks: ['estimated'], expectedLanguage: undefined })
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
  })

  it('is refused where the text has changed, or where nothing is marked', async () => {
    expect((await post('/passages/confirm', { version: 2, sentence: 1 })).json()).toMatchObject({
      code: 'edit_conflict',
    })
    expect((await post('/passages/confirm', { version: 1, sentence: 0 })).json()).toMatchObject({ code: 'not_found' })
  })
})

describe('a passage to be transcribed again', () => {
  const again = () => post('/passages/transcribe', { version: 1, sentence: 1, language: 'fr' })

  it('is transcribed alone, in the language named', async () => {
    await using([told], async () => {
      expect((await again()).json()).toMatchObject({ status: 'transcribing' })
      await drainJobs(server.context)
    })
    expect(second.requests.map((request) => `${segmentOf(request)} ${request.language}`)).toEqual(['1 fr'])
    const text = await readText()
    expect([text.version, texts(text)]).toEqual([2, [FIRST, RIGHT, SECOND]])
    expect(text.sentences.flatMap(({ marks = [] }) => marks)).not.toContain('unexpected_language')
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', language: 'fr', analysisOutdated: false })
  })

  it('leaves what a person has changed elsewhere in the text', async () => {
    const edits = [{ index: 2, text: 'On se retrouve à la gare.' }]
    await person.inject({ method: 'PUT', url: url('/transcript'), payload: { version: 1, edits } })
    await using([told], async () => {
      await post('/passages/transcribe', { version: 2, sentence: 1, language: 'fr' })
      expect(texts(await readText())).toEqual([FIRST, DRIFTED, 'On se retrouve à la gare.'])
      await drainJobs(server.context)
    })
    const text = await readText()
    expect([text.version, texts(text)]).toEqual([3, [FIRST, RIGHT, 'On se retrouve à la gare.']])
  })

  it('can be done twice, for two passages', async () => {
    server.service.respondWith((request) => ({ text: [DRIFTED, FIRST, DRIFTED][segmentOf(request)] ?? '' }))
    id = await insertSpokenSegments(server, person, { count: 3, languageAsked: 'fr' })
    await using([], () => drainJobs(server.context))
    await using([told], async () => {
      await writeSound(server, id, 3)
      await post('/passages/transcribe', { version: 1, sentence: 0, language: 'fr' })
      await drainJobs(server.context)
      await writeSound(server, id, 3)
      await post('/passages/transcribe', { version: 2, sentence: 2, language: 'fr' })
      await drainJobs(server.context)
    })
    expect(second.requests.map(segmentOf)).toEqual([0, 2])
    expect(texts(await readText())).toEqual([RIGHT, FIRST, RIGHT])
  })

  it('is refused where no engine can be told the language', async () => {
    const answer = await using([], again)
    expect(answer.json()).toMatchObject({ code: 'engine_not_ready' })
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
    const { passageLanguages } = (await using([], () => person.inject({ url: '/api/speech/status' }))).json()
    expect(passageLanguages).toEqual([])
    const ready = (await using([told], () => person.inject({ url: '/api/speech/status' }))).json()
    expect(ready.passageLanguages).toEqual(['en', 'es', 'fr'])
  })
})

it('is given up only where there is a text to return to', async () => {
  expect((await post('/transcribe/cancel', {})).json()).toMatchObject({ id, status: 'ready' })
  id = await insertSpokenSegments(server, person, { count: 1, languageAsked: 'fr' })
  expect((await post('/transcribe/cancel', {})).json()).toMatchObject({ code: 'note_busy' })
})

it('asks about a follow-up in a passage that may not have been said', async () => {
  const said = 'I need to send the contract to Marta by Friday.'
  const readItems = async () => {
    const { actionItems, toReview } = (await person.inject({ url: url('/analysis') })).json()
    const titles = (items: { title: string }[]) => items.map(({ title }) => title)
    return { stands: titles(actionItems), asked: titles(toReview.tasks) }
  }
  server.service.respondWith({ text: said })
  id = await insertSpokenSegments(server, person, { count: 1, languageAsked: 'en' })
  await using([], () => drainJobs(server.context))
  expect(await readItems()).toEqual({ stands: ['Send the contract to Marta'], asked: [] })
  id = await insertSpokenSegments(server, person, { count: 1, languageAsked: 'fr' })
  await using([], () => drainJobs(server.context))
  expect(await readItems()).toEqual({ stands: [], asked: ['Send the contract to Marta'] })
})
