import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { BACKUP_LOCK } from '#server/db/backup-lock.ts'
import { MIGRATION_LOCK } from '#server/db/migrate.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { createPlace, type NewPlace, placeOf } from '#test/backup-places.ts'
import { readRows } from '#test/database/read-rows.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { cutInto, finish, sendPieces } from '#test/uploads.ts'
import { backUpToFile } from './backup-to-file.ts'
import { connect, type Place } from './place.ts'
import { listStoredKeys } from './tables.ts'
import { writeBackup } from './write-backup.ts'

let server: TranscribingServer
let ada: Person
let grace: Person
let folder: string
let place: NewPlace
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'The launch went well. Please send the budget to Marta by Friday.' })
  ada = await signUp(server.app)
  grace = await signUp(server.app, { verified: true })
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
const post = (person: Person, url: string, payload: object) => person.inject({ method: 'POST', url, payload })
const backUp = async (path = newPath()) => {
  await backUpToFile(placeOf(server), path, { dataDir: server.dataDir, passphrase: null })
  return path
}

/** Reads all audio that the rows of a place name; null for a file that is not there. */
async function readAudio({ connectionString, storage }: Place): Promise<Record<string, string | null>> {
  const client = await connect(connectionString)
  try {
    await client.query('begin')
    const found: Record<string, string | null> = {}
    for await (const key of listStoredKeys(client)) {
      const isThere = (await storage.size(key)) !== null
      found[key] = isThere ? (await buffer(await storage.read(key))).toString('base64') : null
    }
    return found
  } finally {
    await client.end()
  }
}

/** Returns the rows that a restored place has in common with the original. */
async function commonRows(connectionString: string): Promise<Record<string, string[]>> {
  const { backups, ...rows } = await readRows(connectionString)
  return { ...rows, secrets: (rows.secrets ?? []).filter((row) => !row.includes('database_id')) }
}

/** Runs the application on a restored place. */
const startRestored = () =>
  startTestServer({
    DATABASE_URL: place.connectionString,
    DATA_DIR: place.dataDir,
    TRANSCRIPTION_BASE_URL: server.service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  })

const personOf = (restored: TestServer, person: Person): Person => ({
  ...person,
  inject: (options) => restored.app.inject({ ...options, headers: { cookie: person.cookie, ...options.headers } }),
})

describe('a restored place', () => {
  it('has every row and every byte, and resumes unfinished work', async () => {
    const ready = await uploadNote(ada)
    await server.drain()
    await post(ada, `/api/voice-notes/${ready.id}/shares`, { emails: [grace.email], permission: 'comment' })
    const link = (await post(ada, `/api/voice-notes/${ready.id}/share-link`, { allowAudio: true })).json()
    await post(grace, `/api/voice-notes/${ready.id}/comments`, { text: 'Well done\\ \t\n“\u{1F680}”' })
    await server.drain()
    const waiting = await uploadNote(ada)
    const audio = await readFixture('speech.ogg')
    const pieces = cutInto(audio, 4_000, 4_000)
    const upload = await sendPieces(ada, pieces)
    const before = { rows: await commonRows(placeOf(server).connectionString), audio: await readAudio(placeOf(server)) }
    expect(before.rows.upload_pieces).toHaveLength(3)

    const { manifest } = await place.restore(await backUp())
    expect(manifest.jobs).toBeGreaterThan(0)
    expect(await commonRows(place.connectionString)).toEqual(before.rows)
    expect(await readAudio(place)).toEqual(before.audio)

    const restored = await startRestored()
    try {
      const adaThere = personOf(restored, ada)
      const login = { email: ada.email, password: ada.password }
      expect((await restored.app.inject({ method: 'POST', url: '/api/login', payload: login })).statusCode).toBe(200)
      expect(await readNote(adaThere, ready.id)).toEqual(await readNote(ada, ready.id))
      const transcript = { url: `/api/voice-notes/${ready.id}/transcript` }
      expect((await personOf(restored, grace).inject(transcript)).json()).toEqual((await ada.inject(transcript)).json())
      expect((await restored.app.inject({ url: `/api/shared/${link.shareLink.split('/').at(-1)}` })).statusCode).toBe(
        200,
      )
      const claim = { sizeBytes: audio.length }
      const finished = (await finish(adaThere, upload, claim)).json()
      await restored.drain()
      expect(await readNote(adaThere, waiting.id)).toMatchObject({ status: 'ready' })
      expect(await readNote(adaThere, finished.note.id)).toMatchObject({ status: 'ready', incomplete: false })
      // Triggers are on again: new notes are found.
      const found = await adaThere.inject({ url: `/api/search?q=budget` })
      expect(found.body).toContain(waiting.id)
    } finally {
      await restored.close()
    }
  })

  it('lets a user sign in with a code of their app', async () => {
    const person = await signUp(server.app)
    const url = '/api/account/two-factor'
    const { secret } = (await post(person, url, { password: person.password })).json()
    const step = stepOf(new Date())
    await post(person, `${url}/confirm`, { code: codeAt(secret, step) })
    await place.restore(await backUp())
    const restored = await startRestored()
    try {
      const payload = { email: person.email, password: person.password }
      const first = await restored.app.inject({ method: 'POST', url: '/api/login', payload })
      expect(first.json()).toMatchObject({ code: 'two_factor_required' })
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
      const second = await restored.app.inject({
        method: 'POST',
        url: '/api/login/two-factor',
        headers: { cookie },
        // The code of the confirmed step is used up, and the next step may have passed meanwhile.
        payload: { code: codeAt(secret, Math.max(step + 1, stepOf(new Date()))) },
      })
      expect(second.statusCode, second.body).toBe(200)
    } finally {
      await restored.close()
    }
  })

  it('never treats the audio of the original as its own', async () => {
    await place.restore(await backUp())
    const idOf = async (address: string) =>
      (await readRows(address)).secrets?.find((row) => row.includes('database_id'))
    await server.context.storage.belongsTo('the original')
    expect(await idOf(place.connectionString)).toBeDefined()
    expect(await idOf(place.connectionString)).not.toEqual(await idOf(placeOf(server).connectionString))
  })
})

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
