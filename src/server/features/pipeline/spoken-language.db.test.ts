import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine } from '#server/speech/engines.ts'
import { createHandlers } from '#server/worker.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { resumeWaitingForEngine } from './recover-notes.ts'

const SPANISH = 'El lanzamiento fue bien. Tengo que enviar el presupuesto a Marta.'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.service.requests.length = 0
  server.service.respondWith({ text: SPANISH })
  person = await signUp(server.app)
})

it('has the language detected by an engine that can, whatever the interface’s language', async () => {
  const { id, language } = await uploadNote(person, { language: 'auto', reader: 'fr' })
  expect(language).toBe('fr')
  await server.drain()
  expect(JSON.stringify(server.service.requests[0])).not.toContain('"language":"fr"')
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', language: 'es', transcription: SPANISH })
})

it('marks a text that the service names another language for, and takes nothing in it for certain', async () => {
  const german = 'Weil der Vertrag noch nicht unterschrieben ist, ruft Anna morgen um zehn Uhr beim Notar an.'
  server.service.respondWith({ text: german, language: 'german' })
  const { id } = await uploadNote(person, { language: 'auto', reader: 'en' })
  await server.drain()
  const note = await readNote(person, id)
  expect(note).toMatchObject({ status: 'ready', transcription: german })
  const transcript = (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json()
  expect(transcript.sentences).toMatchObject([{ marks: ['estimated', 'unexpected_language'], expectedLanguage: 'en' }])
  const analysis = (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json()
  const items = [...(analysis.actionItems ?? []), ...(analysis.events ?? [])]
  expect(items.filter(({ doubt }: { doubt: unknown }) => doubt === null)).toEqual([])
})

it('assumes the language where no engine can detect it, names it while the note waits, and lets it be corrected', async () => {
  const [service] = server.context.speech.list()
  if (!service) throw new Error('there is no engine')
  // The same service, if it knew only English and could not tell languages apart.
  const english: SpeechEngine = {
    id: service.id,
    model: service.model,
    parallel: service.parallel,
    capabilities: { ...service.capabilities, languages: ['en'], detectsLanguage: false },
    readiness: () => service.readiness(),
    transcribe: (request) => service.transcribe(request),
    close: async () => undefined,
  }
  const speech = {
    list: () => [english],
    listTellable: () => [],
    pick: (language: Parameters<typeof pickEngine>[1]) => pickEngine([english], language),
    close: async () => undefined,
  }
  const own = server.context.speech
  server.context.speech = speech
  try {
    const { id } = await uploadNote(person, { language: 'auto', reader: 'fr' })
    const drain = () => server.context.jobs.drain(createHandlers(server.context))
    await drain()
    const waiting = { status: 'waiting', language: 'fr', waiting: { code: 'no_engine_for_language' } }
    expect(await readNote(person, id)).toMatchObject(waiting)
    await resumeWaitingForEngine(server.context)
    expect(await readNote(person, id)).toMatchObject(waiting)
    expect(server.service.requests).toHaveLength(0)
    const say = (language: string) =>
      person.inject({ method: 'POST', url: `/api/voice-notes/${id}/transcribe`, payload: { language } })
    expect((await say('es')).json()).toMatchObject({ code: 'engine_not_ready' })
    server.service.respondWith({ text: 'The launch went well.' })
    expect((await say('en')).statusCode).toBe(202)
    await drain()
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      language: 'en',
      transcription: 'The launch went well.',
    })
  } finally {
    server.context.speech = own
  }
})
