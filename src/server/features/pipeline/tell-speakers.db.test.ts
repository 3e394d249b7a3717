// Over 250 lines: one model and one meeting of two, with every way to find out who speaks and to fail at it.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeWav, PCM_RATE } from '#server/audio/pcm-file.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { speakerTurns } from '#server/db/schema/speakers.ts'
import { EMBEDDING_FILE } from '#server/speech/speakers/speaker-model.ts'
import { StorageUnavailable } from '#server/storage/storage-error.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { writeSpeakerModel } from '#test/fixtures/models/made-up-speakers.ts'
import { recordMeeting } from '#test/meeting.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { createUpload, finish, sendPieces } from '#test/uploads.ts'
import { joinVoices, readSpeech } from '#test/voices.ts'
import { requeueLostNotes } from './recover-notes.ts'

const TWO = [
  { voice: 0, text: 'I will send the report to Maria by Friday.' },
  { voice: 1, text: 'I have to call the bank tomorrow.' },
] as const

let models: string
let server: TranscribingServer
let person: Person
beforeAll(async () => {
  models = await mkdtemp(join(tmpdir(), 'dictum-speakers-'))
  server = await startTranscribingServer({ MODEL_DIR: models, TRANSCRIPTION_PARALLEL: '1' })
})
afterAll(async () => {
  await server.close()
  await rm(models, { recursive: true })
})
beforeEach(async () => {
  person = await signUp(server.app)
  await writeSpeakerModel(join(models, 'made-up'))
})
afterEach(() => vi.restoreAllMocks())

const read = async (id: string): Promise<Transcript> =>
  (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json()
const followUpsOf = async (id: string) =>
  (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json<OpenedAnalysis>().actionItems
const name = (id: string, number: number, body: object) =>
  person.inject({ method: 'PATCH', url: `/api/voice-notes/${id}/speakers/${number}`, payload: body })
const tell = (id: string, count: number | null = null) =>
  person.inject({ method: 'POST', url: `/api/voice-notes/${id}/speakers`, payload: { count } })
const speakersOf = ({ sentences }: Transcript) => sentences.map(({ speaker }) => speaker)

async function upload(options: Parameters<typeof uploadNote>[1] = {}): Promise<string> {
  const content = await recordMeeting(server, TWO)
  return (await uploadNote(person, { content, fileName: 'meeting.wav', ...options })).id
}

/** Counts the recordings that are being worked on, and records how many speakers each should have. */
function watchFinder() {
  const { turnFinder } = server.context
  const found = vi.spyOn(turnFinder, 'find')
  return { asked: () => found.mock.calls.map(([{ speakers }]) => speakers) }
}

describe('an upload of a meeting', () => {
  it('has its speakers told apart before it is analysed, and leaves no decoded audio behind', async () => {
    const id = await upload()
    await server.drain()
    const transcript = await read(id)
    expect(transcript.speakers).toEqual({
      status: 'found',
      failure: null,
      list: [1, 2].map((number) => ({ number, name: null, isOwner: false })),
    })
    expect(speakersOf(transcript)).toEqual([1, 2])
    expect(transcript.version).toBe(1)
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
    expect(await readdir(server.context.workDir)).toEqual([])
  })

  it('waits for its speakers while storage is unavailable', async () => {
    const { storage, db } = server.context
    const open = storage.openLocal
    const id = await upload()
    const opening = vi.spyOn(storage, 'openLocal').mockImplementationOnce(open)
    opening.mockRejectedValue(new StorageUnavailable('the store is down'))
    await expect(server.drain()).rejects.toThrow('the store is down')
    expect([(await readNote(person, id)).status, (await read(id)).speakers?.status]).toEqual(['analysing', 'waiting'])
    opening.mockRestore()
    await db
      .update(notes)
      .set({ touchedAt: new Date(0) })
      .where(eq(notes.id, id))
    await requeueLostNotes(server.context)
    await server.drain()
    expect([(await readNote(person, id)).status, (await read(id)).speakers?.status]).toEqual(['ready', 'found'])
  })

  it('shows its text while the speakers are being told apart', async () => {
    const id = await upload()
    const { turnFinder } = server.context
    const find = turnFinder.find.bind(turnFinder)
    let seen: Transcript | undefined
    vi.spyOn(turnFinder, 'find').mockImplementation(async (request) => {
      seen = await read(id)
      return find(request)
    })
    await server.drain()
    expect(seen?.sentences.map(({ text }) => text)).toEqual(TWO.map(({ text }) => text))
    expect(seen?.speakers?.status).toBe('waiting')
    expect((await read(id)).speakers?.status).toBe('found')
  })

  it('has as many speakers as its sender said', async () => {
    const watched = watchFinder()
    const id = await upload({ speakers: 1 })
    await server.drain()
    expect(speakersOf(await read(id))).toEqual([1, 1])
    expect(watched.asked()).toEqual([1])
  })

  it('has as many speakers as its sender said also if it comes in pieces', async () => {
    const watched = watchFinder()
    const content = await recordMeeting(server, TWO)
    const fields = { source: 'upload', filename: 'meeting.wav', language: 'en', speakers: '1' }
    const url = await sendPieces(person, [content], fields)
    await finish(person, url, { sizeBytes: content.length })
    await server.drain()
    expect(watched.asked()).toEqual([1])
    const refused = await createUpload(person, { ...fields, speakers: 'many' })
    expect(refused.statusCode).toBe(400)
  })

  it('has as many speakers as the event during which it was recorded had people, plus its owner', async () => {
    const announcing = await insertSpokenNote(server, person, { said: ['On Tuesday at ten I meet Ana and Tom.'] })
    const event = (hour: number, people: string[]) => ({
      id: crypto.randomUUID(),
      userId: person.id,
      noteId: announcing,
      position: hour,
      title: 'Meeting',
      foundTitle: 'Meeting',
      description: '',
      dateTime: new Date(Date.UTC(2026, 9, 6, hour)),
      allDay: false,
      people,
      confidence: 1,
      evidence: { quote: 'On Tuesday', sentence: 0, start: 0, end: 1 },
    })
    await server.context.db.insert(detectedEvents).values([event(10, ['Ana', 'Tom']), event(13, ['Zoe'])])
    const watched = watchFinder()
    await upload({ recordedAt: '2026-10-06T10:05:00Z' })
    await upload({ recordedAt: '2026-10-06T16:00:00Z' })
    await server.drain()
    expect(watched.asked()).toEqual([3, null])
  })

  it('keeps its speakers and their names when it is transcribed again, without telling them apart again', async () => {
    const id = await upload()
    await server.drain()
    await name(id, 2, { name: 'Ana' })
    const watched = watchFinder()
    await recordMeeting(server, [TWO[0], { voice: 1, text: 'I must call the bank soon.' }])
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/transcribe`, payload: {} })
    await server.drain()
    const transcript = await read(id)
    expect(transcript.sentences.at(-1)).toMatchObject({ text: 'I must call the bank soon.', speaker: 2 })
    expect(transcript.speakers?.list.map((one) => one.name)).toEqual([null, 'Ana'])
    expect((await followUpsOf(id)).find(({ title }) => /bank/i.test(title))?.who).toBe('Ana')
    expect(watched.asked()).toEqual([])
  })
})

describe('a recording', () => {
  it('has its speakers told apart only if its owner wants it; names stay with whoever speaks at the same times', async () => {
    const id = await upload()
    await server.context.db.update(notes).set({ source: 'recorder' }).where(eq(notes.id, id))
    await server.drain()
    expect((await read(id)).speakers).toBeUndefined()
    const answer = await tell(id)
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ speakers: { status: 'waiting', list: [] } })
    expect((await tell(id)).json()).toMatchObject({ code: 'note_busy' })
    await server.drain()
    expect(speakersOf(await read(id))).toEqual([1, 2])
    await name(id, 2, { name: 'Ana' })
    await tell(id, 3)
    await server.drain()
    const again = await read(id)
    expect(again.speakers?.list.find((one) => one.name === 'Ana')?.number).toBe(again.sentences.at(-1)?.speaker)
  })

  it('has them told apart again even if the first job was just about to end', async () => {
    const { db, jobs } = server.context
    const id = await upload()
    await server.drain()
    await jobs.enqueue(db, 'note.speakers', { noteId: id })
    const setState = (from: string, to: string) =>
      db.execute(
        sql`update pgboss.job set state = ${to}, started_on = now() where singleton_key = ${id} and state = ${from}`,
      )
    await setState('created', 'active')
    expect((await tell(id, 2)).statusCode).toBe(202)
    await setState('active', 'completed')
    expect(await jobs.hasJob(id)).toBe(false)
    const updatedAt = new Date(Date.now() - 3_600_000)
    await db.update(speakerTurns).set({ updatedAt }).where(eq(speakerTurns.noteId, id))
    await requeueLostNotes(server.context)
    await server.drain()
    expect((await read(id)).speakers?.status).toBe('found')
  })

  it('gets a new version and a new analysis where a sentence goes from one speaker to the next', async () => {
    // Without a pause between them, and with the times of words.
    const speech = (await readSpeech()).subarray(0, 2 * PCM_RATE)
    const { samples } = joinVoices([0, 1, 0].map((voice) => ({ voice: voice as 0 | 1, samples: speech })))
    const words = ['Can', 'you', 'call', 'them', 'I', 'will', 'call', 'tomorrow', 'Very', 'good']
    const times = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5]
    server.service.respondWith({
      text: words.join(' '),
      words: words.map((word, at) => ({ word, start: times[at] ?? 0, end: times[at + 1] ?? 6 })),
    })
    const { id } = await uploadNote(person, { content: encodeWav(samples), fileName: 'short.wav' })
    await server.context.db.update(notes).set({ source: 'recorder' }).where(eq(notes.id, id))
    await server.drain()
    const before = await read(id)
    await tell(id)
    await server.drain()
    const after = await read(id)
    expect(after.sentences.map(({ text, speaker }) => `${speaker} ${text}`)).toEqual([
      expect.stringMatching(/^1 Can you call them/),
      expect.stringMatching(/^2 I will call tomorrow/i),
      expect.stringMatching(/^1 Very good/),
    ])
    expect(after.sentences.length).toBeGreaterThan(before.sentences.length)
    expect(after.version).toBe(before.version + 1)
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
  })
})

describe('a failure', () => {
  it('of the model costs the speakers, not the note, and can be tried again', async () => {
    await writeFile(join(models, 'made-up', EMBEDDING_FILE), 'damaged')
    const id = await upload()
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
    expect((await followUpsOf(id)).length).toBeGreaterThan(0)
    expect((await read(id)).speakers).toEqual({ status: 'failed', failure: 'failed', list: [] })
    await writeSpeakerModel(join(models, 'made-up'))
    await tell(id)
    await server.drain()
    expect((await read(id)).speakers?.status).toBe('found')
  })

  it('is reported if the model was deleted meanwhile', async () => {
    const id = await upload()
    const { models: library } = server.context
    let calls = 0
    vi.spyOn(library, 'speakerModel').mockImplementation(async () =>
      calls++ === 0 ? { name: 'gone', title: 'Gone', files: { segmentation: '', embedding: '' } } : null,
    )
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
    expect((await read(id)).speakers).toMatchObject({ status: 'failed', failure: 'no_model' })
  })

  it('changes nothing where no model is installed', async () => {
    await rename(join(models, 'made-up'), join(models, '.away'))
    try {
      const id = await upload()
      await server.drain()
      expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
      const transcript = await read(id)
      expect(transcript).not.toHaveProperty('speakers')
      for (const sentence of transcript.sentences) expect(sentence).not.toHaveProperty('speaker')
      expect((await tell(id)).json()).toMatchObject({ code: 'no_speaker_model' })
    } finally {
      await rename(join(models, '.away'), join(models, 'made-up'))
    }
  })

  it('stops quietly when the note is deleted, and leaves nothing behind', async () => {
    const id = await upload()
    const { turnFinder } = server.context
    const find = turnFinder.find.bind(turnFinder)
    vi.spyOn(turnFinder, 'find').mockImplementation(async (request) => {
      await person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` })
      return find(request)
    })
    await server.drain()
    expect(existsSync(join(server.context.workDir, `speakers-${id}`))).toBe(false)
    expect((await person.inject({ url: `/api/voice-notes/${id}` })).statusCode).toBe(404)
  })
})
