import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { RemoteEngine } from '#server/speech/remote.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { insertSpokenSegments, segmentOf, writeSound } from '#test/spoken-segments.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { drainJobs, untoldEngine, withEngines } from '#test/untold-engine.ts'
import { resumeWaitingForEngine } from './recover-notes.ts'

const FIRST = 'Il faut rappeler le fournisseur avant la réunion de lundi matin.'
const SECOND = 'On se retrouve devant la gare vers midi avec toute l’équipe.'
const DRIFTED = 'It foe rappel the furniture avant the reunion of Monday.'
const RIGHT = 'Les chiffres du trimestre sont meilleurs que prévu.'
const IN_A_WHILE = new Date(Date.now() + 3_600_000)

/** The engine on this machine is ready all the time, but can't be told the language. */
let server: TranscribingServer
let service: FakeTranscriptionServer
/** The service by an engine that has found it away, and by one that has not asked it yet. */
let away: RemoteEngine
let fresh: RemoteEngine
let person: Person
let id: string
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  service = await startTranscriptionServer()
  away = new RemoteEngine({ baseUrl: service.baseUrl, apiKey: null, model: 'second' })
  fresh = new RemoteEngine({ baseUrl: service.baseUrl, apiKey: null, model: 'second' })
  server.service.respondWith((request) => ({ text: [FIRST, DRIFTED, SECOND][segmentOf(request)] ?? '' }))
  id = await insertSpokenSegments(server, person, { count: 3, languageAsked: 'fr' })
  await using([], () => drainJobs(server.context))
  await writeSound(server, id, 3)
  service.fail({ status: 500 }, { status: 500 }, { status: 500 })
  service.respondWith({ text: RIGHT })
  await using([away], async () => {
    await again()
    await drainJobs(server.context)
  })
})
afterEach(async () => {
  await Promise.all([away.close(), fresh.close(), service.close()])
})

function using<Result>(tellable: SpeechEngine[], work: () => Promise<Result>): Promise<Result> {
  return withEngines(server.context, { engines: [untoldEngine(server.context)], tellable }, work)
}

const url = (rest: string) => `/api/voice-notes/${id}${rest}`
const post = (rest: string, payload: object) => person.inject({ method: 'POST', url: url(rest), payload })
/** A note that waits has no sound on this machine; here it is not read from the recording again. */
const writeSoundAgain = () => writeSound(server, id, 3)
const again = () => post('/passages/transcribe', { version: 1, sentence: 1, language: 'fr' })
const cancel = () => post('/transcribe/cancel', {})
async function readTexts(): Promise<string[]> {
  const { sentences }: Transcript = (await person.inject({ url: url('/transcript') })).json()
  return sentences.map(({ text }) => text)
}
function resume(tellable: SpeechEngine[]): Promise<void> {
  return using(tellable, async () => {
    await writeSoundAgain()
    await resumeWaitingForEngine(server.context, IN_A_WHILE)
    await drainJobs(server.context)
  })
}

it('a passage waits for a service that is away, and the text stays readable', async () => {
  const { status, failure, waiting } = await readNote(person, id)
  expect({ status, failure, code: waiting?.code }).toEqual({
    status: 'waiting',
    failure: null,
    code: 'service_unreachable',
  })
  expect(await readTexts()).toEqual([FIRST, DRIFTED, SECOND])
})

it('is transcribed alone once the service is back, and not before', async () => {
  await resume([away])
  expect(await readNote(person, id)).toMatchObject({ status: 'waiting' })
  service.requests.length = 0
  await resume([fresh])
  expect(service.requests.map((request) => `${segmentOf(request)} ${request.language}`)).toEqual(['1 fr'])
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', waiting: null })
  expect(await readTexts()).toEqual([FIRST, RIGHT, SECOND])
})

it('can be asked for while the service is away', async () => {
  await cancel()
  await using([away], async () => {
    const { passageLanguages } = (await person.inject({ url: '/api/speech/status' })).json()
    expect(passageLanguages).toEqual(['en', 'es', 'fr'])
    expect((await again()).json()).toMatchObject({ status: 'transcribing' })
    await drainJobs(server.context)
  })
  expect(await readNote(person, id)).toMatchObject({ status: 'waiting', waiting: { code: 'service_unreachable' } })
})

it('is given up on request, and can be asked for again', async () => {
  expect((await cancel()).json()).toMatchObject({ status: 'ready', waiting: null, analysisOutdated: false })
  await resume([fresh])
  expect(await readTexts()).toEqual([FIRST, DRIFTED, SECOND])
  await writeSoundAgain()
  await using([fresh], async () => {
    await again()
    await drainJobs(server.context)
  })
  expect(await readTexts()).toEqual([FIRST, RIGHT, SECOND])
})

it('is given up while it is transcribed, which then changes nothing', async () => {
  const release = service.hold()
  await writeSoundAgain()
  await using([fresh], async () => {
    await post('/retry', {})
    const running = drainJobs(server.context)
    await expect.poll(() => service.requests.length).toBe(4)
    expect((await cancel()).json()).toMatchObject({ status: 'ready' })
    release()
    await running
  })
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', failure: null })
  expect(await readTexts()).toEqual([FIRST, DRIFTED, SECOND])
})
