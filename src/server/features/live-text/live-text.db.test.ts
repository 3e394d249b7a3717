// Over 250 lines: one recording in three parts, and every way in which its live text may end.
import { readdir } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveSegments, liveTexts, uploads } from '#server/db/schema/uploads.ts'
import { closeUploads } from '#server/features/uploads/close-uploads.service.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { listen } from '#test/listen.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { createUpload, cutInto, finish, sendPiece, TUS } from '#test/uploads.ts'
import { readLiveText, reclaimLiveTexts } from './live-text.service.ts'
import { transcribeRecording } from './transcribe-recording.jobs.ts'

/** Bytes of a second of `speech.wav` (16 kHz, mono, 16 bits), and of its header. */
const SECOND = 32_000
const HEADER = 78

let server: TranscribingServer
let person: Person
let working: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of working) await stop()
  working = []
  await server.close()
})

async function start(environment: Record<string, string> = {}) {
  server = await startTranscribingServer({ TRANSCRIPTION_PARALLEL: '1', ...environment })
  let said = 0
  server.service.respondWith(() => ({ text: `Sentence number ${++said}.`, language: 'en' }))
  person = await signUp(server.app)
}
beforeEach(() => start())

/** The same words three times, with three seconds of silence after each. */
async function threeSentences(): Promise<Buffer> {
  const speech = await readFixture('speech.wav')
  const said = [speech.subarray(HEADER), Buffer.alloc(3 * SECOND)]
  const sound = Buffer.concat([...said, ...said, ...said])
  const header = Buffer.from(speech.subarray(0, HEADER))
  header.writeUInt32LE(sound.length + HEADER - 8, 4)
  header.writeUInt32LE(sound.length, HEADER - 4)
  return Buffer.concat([header, sound])
}

/** Cuts a recording into three parts, one sentence in each. */
async function threeParts(): Promise<Buffer[]> {
  const whole = await threeSentences()
  const third = Math.floor((whole.length - HEADER) / 3)
  return cutInto(whole, HEADER + third, third)
}

async function begin(fields: Record<string, string> = {}) {
  const url = String((await createUpload(person, { idempotencyKey: crypto.randomUUID(), ...fields })).headers.location)
  let offset = 0
  return {
    url,
    id: url.split('/').at(-1) ?? '',
    send: async (piece: Buffer) => {
      const answer = await sendPiece(person, url, offset, piece)
      expect(answer.statusCode).toBe(204)
      offset += piece.length
    },
    finish: async (): Promise<VoiceNote> => {
      const answer = await finish(person, url, { sizeBytes: offset })
      expect(answer.statusCode).toBe(201)
      return answer.json().note
    },
  }
}

/** Runs the job as a worker does, until it ends by itself or is stopped. */
function work(uploadId: string) {
  const stopping = new AbortController()
  const done = transcribeRecording(server.context, { uploadId, signal: stopping.signal })
  const stop = () => stopping.abort(new Error('the process is stopping'))
  working.push(async () => {
    stop()
    await done.catch(() => undefined)
  })
  return { done, stop }
}

const segmentsOf = (uploadId: string) =>
  server.context.db.select().from(liveSegments).where(eq(liveSegments.uploadId, uploadId)).orderBy(liveSegments.index)
const textsOf = async (uploadId: string) =>
  (await segmentsOf(uploadId)).map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
const noteOf = async (id: string) => (await person.inject({ url: `/api/voice-notes/${id}` })).json() as VoiceNote

async function expectNothingLeft(uploadId: string) {
  const { db, workDir } = server.context
  expect(await db.select().from(liveTexts).where(eq(liveTexts.uploadId, uploadId))).toEqual([])
  expect((await readdir(workDir)).filter((name) => name.includes(uploadId))).toEqual([])
}

describe('a recording in progress', () => {
  it('is transcribed while it is made, and its note has the text at once', async () => {
    const parts = await threeParts()
    const recording = await begin()
    await recording.send(parts[0] as Buffer)
    const { done } = work(recording.id)
    await expect.poll(() => textsOf(recording.id)).toEqual(['Sentence number 1.'])
    await recording.send(parts[1] as Buffer)
    await expect.poll(() => textsOf(recording.id)).toEqual(['Sentence number 1.', 'Sentence number 2.'])
    await recording.send(parts[2] as Buffer)
    const { id } = await recording.finish()
    await done
    expect(await noteOf(id)).toMatchObject({
      status: 'transcribing',
      transcription: 'Sentence number 1. Sentence number 2. Sentence number 3.',
      audioReady: false,
    })
    await server.drain()
    const note = await noteOf(id)
    expect(note).toMatchObject({
      status: 'ready',
      transcription: 'Sentence number 1. Sentence number 2. Sentence number 3.',
      audioReady: true,
    })
    expect(note.duration).toBeCloseTo((3 * (120_238 - HEADER)) / SECOND + 9, 1)
    // Each segment was sent to the engine once.
    expect(server.service.requests).toHaveLength(3)
    expect((await person.inject({ url: `/api/voice-notes/${id}/peaks` })).json().peaks.length).toBeGreaterThan(10)
    await expectNothingLeft(recording.id)
  })

  it('shows its text to the page that records, live and when asked, and to nobody else', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const other = await signUp(server.app)
    const own = await listen(server.app, person)
    const foreign = await listen(server.app, other)
    const key = crypto.randomUUID()
    const recording = await begin({ idempotencyKey: key })
    await recording.send((await threeParts())[0] as Buffer)
    const { done, stop } = work(recording.id)
    const segment = { index: 0, start: expect.any(Number), text: 'Sentence number 1.' }
    await expect.poll(() => own.events).toEqual([{ type: 'live_text', recording: key, segment }])
    expect((await person.inject({ url: `/api/recordings/${key}/text` })).json()).toEqual({ segments: [segment] })
    expect((await other.inject({ url: `/api/recordings/${key}/text` })).json()).toEqual({ segments: [] })
    expect(foreign.events).toEqual([])
    stop()
    await expect(done).rejects.toThrow('stopping')
    await own.close()
    await foreign.close()
  })

  it('is continued by another worker, and no text is written twice', async () => {
    const parts = await threeParts()
    const recording = await begin()
    await recording.send(parts[0] as Buffer)
    await recording.send(parts[1] as Buffer)
    const first = work(recording.id)
    await expect.poll(() => textsOf(recording.id)).toHaveLength(2)
    const before = await segmentsOf(recording.id)
    first.stop()
    await expect(first.done).rejects.toThrow('stopping')
    const second = work(recording.id)
    await recording.send(parts[2] as Buffer)
    await expect.poll(() => textsOf(recording.id)).toHaveLength(3)
    expect((await segmentsOf(recording.id)).slice(0, 2)).toEqual(before)
    const { id } = await recording.finish()
    await second.done
    await server.drain()
    expect((await noteOf(id)).transcription).toBe('Sentence number 1. Sentence number 2. Sentence number 3.')
    expect(server.service.requests).toHaveLength(3)
  })

  it('leaves what the engine could not transcribe to the note’s own transcription', async () => {
    const recording = await begin()
    server.service.fail({ status: 500 })
    for (const part of await threeParts()) await recording.send(part)
    const { done } = work(recording.id)
    await expect.poll(() => textsOf(recording.id)).toHaveLength(2)
    const { id } = await recording.finish()
    await done
    await server.drain()
    expect(await noteOf(id)).toMatchObject({
      status: 'ready',
      transcription: 'Sentence number 3. Sentence number 1. Sentence number 2.',
    })
  })

  it('that is finished before a worker looks at it is transcribed like any other', async () => {
    const recording = await begin()
    for (const part of await threeParts()) await recording.send(part)
    const { id } = await recording.finish()
    await work(recording.id).done
    await server.drain()
    expect(await noteOf(id)).toMatchObject({ status: 'ready', audioReady: true })
    await expectNothingLeft(recording.id)
  })

  it('that is discarded ends the work and leaves nothing', async () => {
    const recording = await begin()
    await recording.send((await threeParts())[0] as Buffer)
    const { done } = work(recording.id)
    await expect.poll(() => textsOf(recording.id)).toHaveLength(1)
    await person.inject({ method: 'DELETE', url: recording.url, headers: TUS })
    await done
    await expectNothingLeft(recording.id)
  })

  it('whose device does not come back becomes a note with the text so far, and gets the rest when it arrives', async () => {
    const parts = await threeParts()
    const recording = await begin()
    await recording.send(parts[0] as Buffer)
    const { done } = work(recording.id)
    await expect.poll(() => textsOf(recording.id)).toHaveLength(1)
    await closeUploads(server.context, new Date(Date.now() + 3_600_000))
    await done
    await server.drain()
    const { db } = server.context
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, recording.id))
    const noteId = upload?.noteId ?? ''
    expect(await noteOf(noteId)).toMatchObject({
      status: 'ready',
      incomplete: true,
      transcription: 'Sentence number 1.',
    })
    await recording.send(parts[1] as Buffer)
    await recording.send(parts[2] as Buffer)
    expect((await finish(person, recording.url, { sizeBytes: Buffer.concat(parts).length })).statusCode).toBe(201)
    await server.drain()
    const whole = await noteOf(noteId)
    expect(whole).toMatchObject({ status: 'ready', incomplete: false })
    expect(whole.transcription.split('. ')).toHaveLength(3)
  })

  it('that cannot be decoded fails as a note, and not before', async () => {
    const recording = await begin()
    await recording.send(await readFixture('video-without-sound.webm'))
    const { done } = work(recording.id)
    const { id } = await recording.finish()
    await done
    await server.drain()
    expect((await noteOf(id)).failure?.code).toBe('audio_no_track')
    await expectNothingLeft(recording.id)
  })
})

describe('the queue', () => {
  const countJobs = async () => {
    const { rows } = await server.context.db.execute(
      sql`select 1 from pgboss.job where name = 'recording.transcribe' and state = 'created'`,
    )
    return rows.length
  }

  it('gets a recording with its first piece, but never a file', async () => {
    const recording = await begin()
    expect(await countJobs()).toBe(0)
    const [first, second] = await threeParts()
    await recording.send(first as Buffer)
    await recording.send(second as Buffer)
    expect(await countJobs()).toBe(1)
    const file = await begin({ source: 'upload' })
    await file.send(first as Buffer)
    expect(await countJobs()).toBe(1)
  })

  it('gets nothing where live text is turned off', async () => {
    await server.close()
    await start({ TRANSCRIPTION_LIVE: '0' })
    const recording = await begin()
    await recording.send((await threeParts())[0] as Buffer)
    expect(await countJobs()).toBe(0)
  })

  it('keeps a note waiting for a worker that is still transcribing it, but not for a dead one', async () => {
    const delayOf = async (noteId: string) => {
      const { rows } = await server.context.db.execute<{ delayed: boolean }>(
        sql`select start_after > now() + interval '5 seconds' as delayed from pgboss.job where singleton_key = ${noteId}`,
      )
      return rows[0]?.delayed
    }
    for (const [age, delayed] of [
      [0, true],
      [3_600_000, false],
    ] as const) {
      const recording = await begin()
      await recording.send((await threeParts())[0] as Buffer)
      const touchedAt = new Date(Date.now() - age)
      await server.context.db.insert(liveTexts).values({ uploadId: recording.id, touchedAt })
      expect(await delayOf((await recording.finish()).id)).toBe(delayed)
    }
  })
})

it('requeues the recording of a dead process when the only process starts', async () => {
  const recording = await begin()
  await recording.send((await threeParts())[0] as Buffer)
  const { db } = server.context
  await db.insert(liveTexts).values({ uploadId: recording.id })
  await db.execute(sql`update pgboss.job set state = 'active' where name = 'recording.transcribe'`)
  await reclaimLiveTexts(server.context)
  const { rows } = await db.execute(
    sql`select state from pgboss.job where name = 'recording.transcribe' and singleton_key = ${recording.id}`,
  )
  expect(rows).toEqual([{ state: 'created' }])
})

it('returns no text for an unknown recording', async () => {
  expect(await readLiveText(server.context, person.id, crypto.randomUUID())).toEqual([])
})
