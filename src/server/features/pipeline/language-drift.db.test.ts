import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { RemoteEngine } from '#server/speech/remote.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { insertSpokenSegments, segmentOf } from '#test/spoken-segments.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { drainJobs, untoldEngine, withEngines } from '#test/untold-engine.ts'

const FRENCH = [
  'Il faut rappeler le fournisseur avant la réunion de lundi matin.',
  'Les chiffres du trimestre sont meilleurs que prévu, surtout dans le sud.',
  'On se retrouve devant la gare vers midi avec toute l’équipe.',
  'Je n’ai toujours pas reçu le contrat signé du notaire.',
]
const ENGLISH = 'We have to call the supplier before the meeting on Monday morning.'
const PSEUDO = 'It foe rappel the furniture avant the reunion of Monday.'

let server: TranscribingServer
let second: FakeTranscriptionServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
  second = await startTranscriptionServer()
})
afterAll(async () => {
  await server.close()
  await second.close()
})
beforeEach(async () => {
  server.service.requests.length = 0
  second.requests.length = 0
  person = await signUp(server.app)
})

/** Transcribes notes with an engine that can't be told the language, and passages with `tellable`. */
function drainWith(tellable: SpeechEngine[]): Promise<unknown> {
  const { context } = server
  return withEngines(context, { engines: [untoldEngine(context)], tellable }, () => drainJobs(context))
}

const told = (service: FakeTranscriptionServer) =>
  service.requests.map((request) => `${segmentOf(request)} ${request.language}`).sort()
const readText = async (id: string): Promise<Transcript> =>
  (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json()
const marked = ({ sentences }: Transcript) =>
  sentences.filter(({ marks }) => marks?.includes('unexpected_language')).map(({ text }) => text)

/** The speech is French, but the text of the segment with this index is `text`. */
const drifts = (at: number, text: string) => (request: { samples: Float32Array }) => ({
  text: segmentOf(request) === at ? text : (FRENCH[segmentOf(request)] ?? ''),
})

describe('a segment that drifted', () => {
  it('is transcribed again, alone, by an engine that is told the language', async () => {
    server.service.respondWith(drifts(1, PSEUDO))
    second.respondWith((request) => ({ text: FRENCH[segmentOf(request)] ?? '' }))
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await drainWith([engine])
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      language: 'fr',
      transcription: FRENCH.join(' '),
    })
    expect(told(second)).toEqual(['1 fr', '1 null'])
    expect(marked(await readText(id))).toEqual([])
    await engine.close()
  })

  it('is detected from the note’s other segments where no language was asked for', async () => {
    server.service.respondWith(drifts(2, ENGLISH))
    second.respondWith((request) => ({ text: FRENCH[segmentOf(request)] ?? '' }))
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: 4, languageAssumed: 'en' })
    await drainWith([engine])
    expect(await readNote(person, id)).toMatchObject({ language: 'fr', transcription: FRENCH.join(' ') })
    await engine.close()
  })

  it('is detected from the speaker’s earlier notes where it is the only one', async () => {
    const note = (text: string) => {
      server.service.respondWith({ text })
      return insertSpokenSegments(server, person, { count: 1, languageAssumed: 'en' })
    }
    for (let earlier = 0; earlier < 3; earlier++) {
      await note(FRENCH[earlier % 4] ?? '')
      await drainWith([])
    }
    const id = await note(ENGLISH)
    await drainWith([])
    expect(marked(await readText(id))).toEqual([ENGLISH])
  })

  it('is marked where no engine can be told the language', async () => {
    server.service.respondWith(drifts(1, PSEUDO))
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await drainWith([])
    const text = await readText(id)
    expect(text.language).toBe('fr')
    expect(marked(text)).toEqual([PSEUDO])
    expect(text.sentences).toHaveLength(4)
  })

  it('is marked where the other engine fails, and the note is finished', async () => {
    server.service.respondWith(drifts(1, PSEUDO))
    second.fail({ status: 500 })
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await drainWith([engine])
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', language: 'fr' })
    expect(marked(await readText(id))).toEqual([PSEUDO])
    await engine.close()
  })

  it('never goes to a service where the user asked for an engine on this machine', async () => {
    server.service.respondWith(drifts(1, PSEUDO))
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr', engineAsked: 'local' })
    await drainWith([engine])
    expect(second.requests).toEqual([])
    expect(marked(await readText(id))).toEqual([PSEUDO])
    await engine.close()
  })
})

describe('a language that is expected only because the interface is in it', () => {
  it('raises no doubt about the one that the speaker always speaks', async () => {
    const speak = async () => {
      server.service.respondWith({ text: FRENCH[0] ?? '' })
      const id = await insertSpokenSegments(server, person, { count: 1, languageAsked: 'en', languageAssumed: 'en' })
      await drainWith([])
      return marked(await readText(id))
    }
    const notes = [await speak(), await speak(), await speak(), await speak()]
    expect(notes).toEqual([[FRENCH[0]], [FRENCH[0]], [FRENCH[0]], []])
  })
})

describe('a note in two languages', () => {
  it('is not marked where each language makes up half of it', async () => {
    server.service.respondWith(drifts(1, ENGLISH))
    const id = await insertSpokenSegments(server, person, { count: 2, languageAssumed: 'es' })
    await drainWith([])
    expect(marked(await readText(id))).toEqual([])
  })

  it('keeps both where a second engine finds that the other one was spoken', async () => {
    server.service.respondWith(drifts(0, ENGLISH))
    second.respondWith((request) => ({ text: request.language === 'fr' ? (FRENCH[1] ?? '') : ENGLISH }))
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await drainWith([engine])
    const text = await readText(id)
    expect(text.sentences.map((sentence) => sentence.text)).toEqual([ENGLISH, FRENCH[1], FRENCH[2], FRENCH[3]])
    expect(marked(text)).toEqual([])
    expect(text.language).toBe('fr')
    await engine.close()
  })

  it('is left alone where only single words are in the other language', async () => {
    server.service.respondWith(drifts(1, 'On a un meeting avec le board pour le follow-up du deal.'))
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await drainWith([])
    expect(marked(await readText(id))).toEqual([])
  })
})

describe('a service', () => {
  it('that names a wrong language does not decide the note’s', async () => {
    server.service.respondWith({
      text: 'El lanzamiento fue bien. Tengo que enviar el presupuesto a Marta.',
      language: 'en',
    })
    const id = await insertSpokenSegments(server, person, { count: 2, languageAssumed: 'en' })
    await server.drain()
    const text = await readText(id)
    expect(text.language).toBe('es')
    expect(marked(text)).toEqual([])
  })

  it('that wrote a short text in another language is told the language', async () => {
    const answer = (request: { samples: Float32Array; language: string | null }) =>
      segmentOf(request) === 1 && request.language === null
        ? { text: 'Call the supplier Monday.', language: 'en' }
        : { text: FRENCH[segmentOf(request)] ?? '', language: 'fr' }
    server.service.respondWith(answer)
    const id = await insertSpokenSegments(server, person, { count: 4 })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ language: 'fr', transcription: FRENCH.join(' ') })
    expect(told(server.service)).toEqual(['0 null', '1 fr', '1 null', '2 null', '3 null'])
  })

  it('that ignores the language it is told is not asked again', async () => {
    server.service.respondWith(drifts(1, ENGLISH))
    const id = await insertSpokenSegments(server, person, { count: 4, languageAsked: 'fr' })
    await server.drain()
    expect(server.service.requests).toHaveLength(4)
    expect(marked(await readText(id))).toEqual([ENGLISH])
  })
})

describe('planted drift', () => {
  const SAID: Record<Language, string[]> = {
    fr: FRENCH,
    en: [
      ENGLISH,
      'The numbers of the quarter are better than we expected, above all in the south.',
      'Please send the signed contract to the lawyer before the end of the week.',
      'I still have not heard from the landlord about the broken window.',
    ],
    es: [
      'Hay que llamar al proveedor antes de la reunión del lunes.',
      'Los números del trimestre son mejores de lo previsto, sobre todo en el sur.',
      'Todavía no he recibido el contrato firmado del notario.',
      'Quedamos delante de la estación con todo el equipo a mediodía.',
    ],
  }
  const COUNT = 200
  const EVERY = 5
  const languages: Language[] = ['fr', 'en', 'es']
  /** Every fifth segment of a French note comes in English or Spanish. */
  const sayOf = (index: number): string => {
    const language = index % EVERY === 0 ? (languages[1 + ((index / EVERY) % 2)] ?? 'en') : 'fr'
    return SAID[language][(index + Math.floor(index / 7)) % 4] ?? ''
  }

  it('is marked in every drifted segment, and in no other, where no engine can be told the language', async () => {
    server.service.respondWith((request) => ({ text: sayOf(segmentOf(request)) }))
    const id = await insertSpokenSegments(server, person, { count: COUNT, languageAsked: 'fr' })
    await drainWith([])
    const planted = Array.from({ length: COUNT / EVERY }, (_, at) => sayOf(at * EVERY))
    expect(marked(await readText(id)).join(' ')).toBe(planted.join(' '))
  })

  it('is transcribed again in every drifted segment, and in no other', async () => {
    server.service.respondWith((request) => ({ text: sayOf(segmentOf(request)) }))
    second.respondWith({ text: FRENCH[1] ?? '' })
    const engine = new RemoteEngine({ baseUrl: second.baseUrl, apiKey: null, model: 'second' })
    const id = await insertSpokenSegments(server, person, { count: COUNT, languageAsked: 'fr' })
    await drainWith([engine])
    const heard = new Set(second.requests.map(segmentOf))
    expect([...heard].sort((a, b) => a - b)).toEqual(Array.from({ length: COUNT / EVERY }, (_, at) => at * EVERY))
    expect(marked(await readText(id))).toEqual([])
    await engine.close()
  })
})
