import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '#server/context.ts'
import { createHandlers } from '#server/worker.ts'
import type { Fault } from '#test/fakes/transcription-server.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { resumeWaitingForEngine } from './recover-notes.ts'
import { transcribeNote } from './transcribe-note.jobs.ts'

const SPOKEN_TEXT = 'It was heard by the service.'

let server: TranscribingServer
let person: Person
beforeEach(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: SPOKEN_TEXT })
  person = await signUp(server.app)
})
afterEach(() => server.close())

const many = (fault: Fault, count = 40) => Array<Fault>(count).fill(fault)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Resumes the waiting notes as a worker does that starts after the outage, and finishes them. */
async function resumeAfterOutage(now: Date): Promise<void> {
  const later = await startTestServer({
    TRANSCRIPTION_BASE_URL: server.service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  })
  try {
    const context: Context = { ...server.context, speech: later.context.speech }
    await resumeWaitingForEngine(context, now)
    await server.context.jobs.drain(createHandlers(context))
  } finally {
    await later.close()
  }
}

describe('a note waits for a service', () => {
  it.each<[string, Fault]>([
    ['answers 500', { status: 500 }],
    ['closes its connections', 'cut'],
    ['answers 429', { status: 429 }],
    ['answers with a page', 'html'],
    ['answers with garbage', 'broken_json'],
  ])('that %s, and resumes once it is back', async (_what, fault) => {
    server.service.fail(...many(fault, 3))
    const { id } = await uploadNote(person)
    await server.drain()
    const waiting = await readNote(person, id)
    expect(waiting).toMatchObject({ status: 'waiting', failure: null, waiting: { code: 'service_unreachable' } })
    expect(Date.parse(waiting.waiting?.since ?? '')).toBeLessThanOrEqual(Date.now())
    await resumeAfterOutage(inMinutes(6))
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', waiting: null, transcription: SPOKEN_TEXT })
  })

  it('and makes no requests for notes that arrive during the outage', async () => {
    server.service.fail(...many({ status: 500 }))
    await uploadNote(person)
    await server.drain()
    const requestsBefore = server.service.requests.length
    const { id } = await uploadNote(person)
    await server.drain()
    expect(server.service.requests).toHaveLength(requestsBefore)
    expect(await readNote(person, id)).toMatchObject({ status: 'waiting', waiting: { code: 'service_unreachable' } })
  })

  it('until the time that the service named, however far away', async () => {
    server.service.fail({ status: 429, headers: { 'retry-after': '10800' } })
    const { id } = await uploadNote(person)
    await server.drain()
    expect(server.service.requests).toHaveLength(1)
    const { status, waiting } = await readNote(person, id)
    expect({ status, code: waiting?.code }).toEqual({ status: 'waiting', code: 'service_busy' })
    expect(Math.round((Date.parse(waiting?.until ?? '') - Date.now()) / 60_000)).toBe(180)
    await resumeAfterOutage(inMinutes(170))
    expect(await readNote(person, id)).toMatchObject({ status: 'waiting' })
    await resumeAfterOutage(inMinutes(181))
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
  })

  it('but not for one that still serves others, since then the recording itself is at fault', async () => {
    const { id } = await uploadNote(person)
    const serveThenFail = async (count: number) => {
      for (let time = 0; time < count; time += 1) {
        const other = await uploadNote(person)
        server.service.fail({ status: 500 })
        // The failing note runs first.
        await runOnce('note.prepare', id)
        await runOnce('note.transcribe', id, time === 4).catch(() => undefined)
        await runOnce('note.prepare', other.id)
        await runOnce('note.transcribe', other.id)
      }
    }
    await serveThenFail(5)
    expect(await readNote(person, id)).toMatchObject({ status: 'failed', failure: { code: 'engine_unavailable' } })
  })
})

function runOnce(queue: 'note.prepare' | 'note.transcribe', noteId: string, lastTry = false): Promise<void> {
  const signal = new AbortController().signal
  return createHandlers(server.context)[queue]({ noteId, lastTry, signal, freeWorkerSlot: () => {} })
}

describe('after an outage', () => {
  it('sends one note to test the service, and then the others', async () => {
    const notes = [await uploadNote(person), await uploadNote(person), await uploadNote(person)]
    server.service.fail(...many({ status: 500 }))
    await server.drain()
    const statuses = async () => (await Promise.all(notes.map(({ id }) => readNote(person, id)))).map((n) => n.status)
    expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
    const [engine] = server.context.speech.list()
    if (!engine) throw new Error('no engine')
    const back: Context = { ...server.context, speech: { ...server.context.speech, pick: async () => engine } }
    vi.spyOn(engine, 'readiness').mockResolvedValue({ ready: true, onTrial: true })
    await resumeWaitingForEngine(back, inMinutes(6))
    expect(await statuses()).toEqual(['transcribing', 'waiting', 'waiting'])
    vi.spyOn(engine, 'readiness').mockResolvedValue({ ready: true })
    await resumeWaitingForEngine(back, inMinutes(6))
    expect(await statuses()).toEqual(['transcribing', 'transcribing', 'transcribing'])
  })
})

describe('a service that hangs', () => {
  it('on two notes does not block a third, although only two are processed at once', async () => {
    const hanging = [await uploadNote(person), await uploadNote(person)]
    server.service.fail('slow', 'slow')
    const handlers = {
      ...createHandlers(server.context),
      'note.transcribe': (delivery: Parameters<typeof transcribeNote>[1]) =>
        transcribeNote(server.context, delivery, { hangingMs: 1 }),
    }
    await server.context.jobs.work(handlers, { concurrency: 2 })
    await expect.poll(() => server.service.requests.length).toBe(2)
    const healthy = await uploadNote(person)
    await expect.poll(async () => (await readNote(person, healthy.id)).status).toBe('ready')
    for (const { id } of hanging) expect(await readNote(person, id)).toMatchObject({ status: 'transcribing' })
  })
})

describe('a note whose transcription does not move on says why and until when', () => {
  /** Prepares an uploaded note, and runs its transcription once. */
  async function transcribeOnce(id: string, options: { slowMs?: number; signal?: AbortSignal } = {}): Promise<void> {
    const { slowMs, signal = new AbortController().signal } = options
    const delivery = { noteId: id, lastTry: false, retryWithinSeconds: 40, signal, freeWorkerSlot: () => {} }
    await createHandlers(server.context)['note.prepare'](delivery)
    await transcribeNote(server.context, delivery, slowMs === undefined ? {} : { slowMs })
  }

  it('while the service fails, until it is tried again', async () => {
    server.service.fail({ status: 500 })
    const { id } = await uploadNote(person)
    const before = Date.now()
    await expect(transcribeOnce(id)).rejects.toThrow()
    const { status, delay, waiting } = await readNote(person, id)
    expect({ status, code: delay?.code, waiting }).toEqual({
      status: 'transcribing',
      code: 'service_failing',
      waiting: null,
    })
    expect(delay?.message).toContain('The transcription service has just failed.')
    expect(Date.parse(delay?.until ?? '')).toBeGreaterThanOrEqual(before + 40_000)
    await transcribeOnce(id)
    expect(await readNote(person, id)).toMatchObject({ status: 'analysing', delay: null })
  })

  it('while the service is slow, until it counts as failing', async () => {
    server.service.fail('slow')
    const { id } = await uploadNote(person)
    const stopping = new AbortController()
    const running = transcribeOnce(id, { slowMs: 1, signal: stopping.signal })
    await expect.poll(async () => (await readNote(person, id)).delay?.code).toBe('service_slow')
    const { delay } = await readNote(person, id)
    expect(Date.parse(delay?.until ?? '')).toBeGreaterThan(Date.now())
    stopping.abort(new Error('the process is stopping'))
    await expect(running).rejects.toThrow('the process is stopping')
  })
})
