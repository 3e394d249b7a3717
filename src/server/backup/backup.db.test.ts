import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKUP_LOCK } from '#server/db/backup-lock.ts'
import { MIGRATION_LOCK } from '#server/db/migrate.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { commonRows, createPlace, type NewPlace, placeOf, readAudio } from '#test/backup-places.ts'
import { readRows } from '#test/database/read-rows.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { cutInto, finish, sendPieces } from '#test/uploads.ts'
import { backUpToFile } from './backup-to-file.ts'
import { connect } from './place.ts'
import { writeBackup } from './write-backup.ts'

let server: TranscribingServer
let ada: Person
let folder: string
let place: NewPlace
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'The launch went well. Please send the budget to Marta by Friday.' })
  ada = await signUp(server.app)
  folder = await mkdtemp(join(tmpdir(), 'dictum-backup-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.close())

let files = 0
const newPath = () => {
  files += 1
  return join(folder, `backup-${files}`)
}
const backUp = async (path = newPath()) => {
  await backUpToFile(placeOf(server), path, { dataDir: server.dataDir, passphrase: null })
  return path
}

describe('a backup under load', () => {
  it('holds the state of one moment, with all its audio, whatever is deleted, edited and recorded meanwhile', async () => {
    const [deleted, edited] = [await uploadNote(ada), await uploadNote(ada)]
    await server.drain()
    const audio = await readFixture('speech.ogg')
    const upload = await sendPieces(ada, cutInto(audio, 3_000, 3_000))
    const uploadId = upload.split('/').at(-1)
    expect(await readdir(join(server.dataDir, 'audio/uploads'))).toContain(uploadId)
    const path = newPath()
    let before = { rows: {}, audio: {} }
    let added = ''
    let isDone = false
    let load: Promise<void> | null = null
    const changeUntilStopped = async () => {
      while (!isDone) {
        const note = await uploadNote(ada)
        await ada.inject({ method: 'PATCH', url: `/api/voice-notes/${note.id}`, payload: { title: 'Changed' } })
        const begun = await sendPieces(ada, cutInto(audio, 3_000))
        await finish(ada, begun, { sizeBytes: audio.length })
        await ada.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
      }
    }
    await writeBackup(placeOf(server), createWriteStream(path), {
      dataDir: server.dataDir,
      passphrase: null,
      onSnapshot: async () => {
        before = { rows: await commonRows(placeOf(server).connectionString), audio: await readAudio(placeOf(server)) }
        expect((await ada.inject({ method: 'DELETE', url: `/api/voice-notes/${deleted.id}` })).statusCode).toBe(204)
        await ada.inject({ method: 'PATCH', url: `/api/voice-notes/${edited.id}`, payload: { title: 'Edited' } })
        await finish(ada, upload, { sizeBytes: audio.length })
        added = (await uploadNote(ada)).id
        load = changeUntilStopped()
      },
    })
    isDone = true
    await load
    await place.restore(path)
    expect(await commonRows(place.connectionString)).toEqual(before.rows)
    expect(await readAudio(place)).toEqual(before.audio)
    expect(Object.values(before.audio)).not.toContain(null)
    expect(JSON.stringify(before.rows)).not.toContain(added)

    // The audio of what was deleted is removed once the backup is complete.
    expect(await readdir(join(server.dataDir, 'audio/notes'))).toContain(deleted.id)
    await server.drain()
    expect(await readdir(join(server.dataDir, 'audio/notes'))).not.toContain(deleted.id)
    expect(await readdir(join(server.dataDir, 'audio/uploads'))).not.toContain(uploadId)
  })

  it('says which files were already missing', async () => {
    const note = await uploadNote(ada)
    await rm(join(server.dataDir, 'audio/notes', note.id, 'original'))
    const summary = await backUpToFile(placeOf(server), newPath(), { dataDir: server.dataDir, passphrase: null })
    expect(summary.missing).toEqual({ files: 1, keys: [`notes/${note.id}/original`] })
    await ada.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
  })
})

describe('a new backup', () => {
  const options = { passphrase: null, lockWaitMs: 1 }
  it.each([
    ['a backup', BACKUP_LOCK, 'Another backup is being made; wait until it has ended.'],
    ['a migration', MIGRATION_LOCK, 'The database is being migrated; try again when the server runs.'],
  ])('is refused with a reason while %s is under way', async (_what, lock, message) => {
    const other = await connect(placeOf(server).connectionString)
    await other.query('select pg_advisory_lock($1)', [lock])
    const backup = writeBackup(placeOf(server), createWriteStream(newPath()), { dataDir: server.dataDir, ...options })
    await expect(backup).rejects.toThrow(message)
    await other.end()
  })
})

describe('the file', () => {
  it('can be read by its owner only, replaces nothing, and is recorded', async () => {
    const path = await backUp()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await expect(backUp(path)).rejects.toThrow(`${path} exists; a backup replaces no file.`)
    expect((await readRows(placeOf(server).connectionString)).backups?.at(-1)).toContain('size_bytes')
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('is absent if the backup is stopped', async () => {
    const path = newPath()
    const stopping = new AbortController()
    stopping.abort()
    const options = { dataDir: server.dataDir, passphrase: null, signal: stopping.signal }
    await expect(backUpToFile(placeOf(server), path, options)).rejects.toThrow('was stopped; nothing is left of it')
    expect((await readdir(folder)).filter((name) => path.endsWith(name) || name.endsWith('.unfinished'))).toEqual([])
  })

  it('is absent if the backup fails', async () => {
    const path = newPath()
    const broken = { ...placeOf(server), storage: { ...server.context.storage } }
    broken.storage.read = () => Promise.reject(new Error('the disk is broken'))
    await expect(backUpToFile(broken, path, { dataDir: server.dataDir, passphrase: null })).rejects.toThrow('is broken')
    await expect(stat(path)).rejects.toThrow('ENOENT')
    await expect(stat(`${path}.unfinished`)).rejects.toThrow('ENOENT')
  })
})
