import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#server/backup/place.ts'
import { BACKUP_LOCK } from '#server/db/backup-lock.ts'
import { notes, waveforms } from '#server/db/schema/notes.ts'
import { examine } from '#server/doctor/doctor.ts'
import { findRecordingState, type RecordingState, replaceRecording } from '#server/features/notes/store-note.service.ts'
import { addPlayback } from '#server/features/pipeline/add-playback.ts'
import { prepareNote } from '#server/features/pipeline/prepare-note.jobs.ts'
import { requeueLostNotes } from '#server/features/pipeline/recover-notes.ts'
import { createLogger } from '#server/logger.ts'
import { fixturePath } from '#test/audio-fixtures.ts'
import { placeOf } from '#test/backup-places.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { applyRetention } from './features/retention/retention.service.ts'

const TEXT = 'The launch went well. Please send the budget to Maria by Friday.'
const IN_40_DAYS = new Date(Date.now() + 40 * 24 * 3600 * 1000)

let server: TranscribingServer
let person: Person
let id: string
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: TEXT })
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(async () => {
  person = await signUp(server.app)
  await person.inject({ method: 'PATCH', url: '/api/settings', payload: { audioRetentionDays: 30 } })
  id = (await uploadNote(person)).id
  await server.drain()
})

const get = (path: string) => person.inject({ url: `/api/voice-notes/${id}/${path}` })
const post = (path: string, payload = {}) =>
  person.inject({ method: 'POST', url: `/api/voice-notes/${id}/${path}`, payload })
const deleteRecording = () => applyRetention(server.context, IN_40_DAYS)
const findRow = async () => {
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  if (!row) throw new Error('the note is gone')
  return row
}
const hasFile = (name: string) =>
  access(join(server.dataDir, 'audio/notes', id, name)).then(
    () => true,
    () => false,
  )

describe('a note whose recording has been deleted', () => {
  it('keeps its text and analysis, and loses its files and waveform', async () => {
    const before = await readNote(person, id)
    expect(await hasFile('original')).toBe(true)
    await deleteRecording()
    await server.drain()
    const after = await readNote(person, id)
    const audioDeleted = { at: IN_40_DAYS.toISOString(), by: 'owner' }
    expect(after).toEqual({ ...before, audioReady: false, audioVersion: null, audioDeleted })
    expect((await get('analysis')).json()).toMatchObject({ actionItems: [{ title: 'Send the budget to Maria' }] })
    expect([await hasFile('original'), await hasFile('playback')]).toEqual([false, false])
    expect(await server.context.db.select().from(waveforms).where(eq(waveforms.noteId, id))).toEqual([])
  })

  it('says so wherever its recording is needed', async () => {
    await deleteRecording()
    const answers = [
      await get('audio'),
      await get('peaks'),
      await post('transcribe'),
      await post('passages/transcribe', { version: 1, sentence: 0, language: 'es' }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(410)
      expect(answer.json()).toMatchObject({ code: 'audio_deleted' })
    }
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: TEXT })
  })

  it('can still be analysed again', async () => {
    await deleteRecording()
    expect((await post('analyse')).statusCode).toBe(202)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
  })

  it('is shown by a share link without its sound', async () => {
    const payload = { allowAudio: true }
    const { shareLink } = (await post('share-link', payload)).json<{ shareLink: string }>()
    const token = shareLink.split('/').at(-1)
    expect((await server.app.inject({ url: `/api/shared/${token}` })).json()).toMatchObject({ audio: true })
    await deleteRecording()
    expect((await server.app.inject({ url: `/api/shared/${token}` })).json()).toMatchObject({ audio: false })
    expect((await server.app.inject({ url: `/api/shared/${token}/audio` })).json()).toMatchObject({
      code: 'audio_deleted',
    })
  })

  it('is exported without a recording, which is not listed as missing', async () => {
    await deleteRecording()
    await server.drain()
    expect((await person.inject({ url: '/api/account/export/size' })).json()).toMatchObject({ notes: 1, bytes: 0 })
    const files = await readZip((await person.inject({ url: '/api/account/export' })).rawPayload)
    const names = [...files.keys()].map((name) => name.split('/').at(-1))
    expect(names.sort()).toEqual(['README.txt', 'account.json', 'note.json', 'note.md'])
  })

  it('is neither prepared again nor reported as a problem by the doctor', async () => {
    await deleteRecording()
    await server.drain()
    await server.context.db
      .update(notes)
      .set({ touchedAt: new Date(0) })
      .where(eq(notes.id, id))
    await requeueLostNotes(server.context)
    expect(await server.context.jobs.hasJob(id)).toBe(false)
    const logger = createLogger({ logLevel: 'silent' })
    const found = await examine(placeOf(server), { dataDir: server.dataDir, program: '1.2.3', repair: false, logger })
    expect(found.filter(({ check }) => check === 'files')).toMatchObject([{ status: 'ok' }])
  })

  it('gets no playback copy from a run that began before the deletion', async () => {
    const before = await findRow()
    await server.context.db.update(notes).set({ playbackKey: null }).where(eq(notes.id, id))
    const { storage } = server.context
    const open = storage.openLocal.bind(storage)
    // The recording is deleted once the run has opened it.
    const spy = vi.spyOn(storage, 'openLocal').mockImplementationOnce(async (key, signal) => {
      const file = await open(key, signal)
      await deleteRecording()
      return file
    })
    await addPlayback(server.context, before, new AbortController().signal)
    expect(spy).toHaveBeenCalledOnce()
    spy.mockRestore()
    await server.drain()
    expect(await findRow()).toMatchObject({ playbackKey: null, originalKey: null })
    expect([await hasFile('original'), await hasFile('playback')]).toEqual([false, false])
  })

  it('gets the whole recording if its device sends it after all, once the files are gone', async () => {
    await deleteRecording()
    const whole = { originalKey: `notes/${id}/joined`, sizeBytes: 5, mime: 'audio/ogg', captions: null }
    const replace = async (before: RecordingState) =>
      server.context.db.transaction((tx) => replaceRecording(server.context, tx, id, { ...whole, before }))
    const deleted = { audioDeletedAt: IN_40_DAYS }
    expect(await findRecordingState(server.context.db, id)).toBe('busy')
    expect(await replace(deleted)).toBe('busy')
    await server.drain()
    // Its file was stored before the deletion, and was deleted with the folder.
    expect(await replace({ audioDeletedAt: null })).toBe('busy')
    expect(await findRecordingState(server.context.db, id)).toEqual(deleted)
    expect(await replace(deleted)).toEqual({ replacedKey: null })
    expect(await readNote(person, id)).toMatchObject({ status: 'stored', audioDeleted: null })
    expect(await findRow()).toMatchObject({ readyAt: null, originalKey: whole.originalKey })
  })

  it('keeps no copy of the whole recording that a killed process stored but did not name', async () => {
    await server.context.storage.putFile(`notes/${id}/joined-1`, fixturePath('speech.ogg'))
    await deleteRecording()
    await server.drain()
    expect(await hasFile('joined-1')).toBe(false)
  })

  it('has no playback copy left once a backup has ended', async () => {
    const before = await findRow()
    await server.context.db.update(notes).set({ playbackKey: null }).where(eq(notes.id, id))
    const backup = await deleteWhileStoring(deleteRecording)
    await addPlayback(server.context, before, new AbortController().signal)
    expect(await hasFile('playback')).toBe(true)
    await backup.end()
    await server.drain()
    expect(await hasFile('playback')).toBe(false)
  })
})

it('a note that is deleted while it is prepared leaves no playback copy once a backup has ended', async () => {
  id = (await uploadNote(person)).id
  const backup = await deleteWhileStoring(() => person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` }))
  await prepareNote(server.context, {
    noteId: id,
    lastTry: false,
    signal: new AbortController().signal,
    freeWorkerSlot,
  })
  expect(await hasFile('playback')).toBe(true)
  await backup.end()
  await server.drain()
  expect(await hasFile('playback')).toBe(false)
})

const freeWorkerSlot = () => undefined

/**
 * Has something deleted, and a backup begun, before the next playback copy is stored.
 * @returns the backup's connection
 */
async function deleteWhileStoring(remove: () => Promise<unknown>) {
  const { storage } = server.context
  const backup = await connect(server.context.config.databaseUrl ?? '')
  const putFile = storage.putFile.bind(storage)
  vi.spyOn(storage, 'putFile').mockImplementationOnce(async (key, path) => {
    await remove()
    await server.drain()
    await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    await putFile(key, path)
  })
  return backup
}
