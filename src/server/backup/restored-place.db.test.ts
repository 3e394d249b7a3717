import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { commonRows, createPlace, type NewPlace, placeOf, readAudio } from '#test/backup-places.ts'
import { readRows } from '#test/database/read-rows.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { cutInto, finish, sendPieces } from '#test/uploads.ts'
import { backUpToFile } from './backup-to-file.ts'

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
