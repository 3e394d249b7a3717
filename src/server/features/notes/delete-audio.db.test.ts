import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#server/backup/place.ts'
import { BACKUP_LOCK } from '#server/db/backup-lock.ts'
import { notes } from '#server/db/schema/notes.ts'
import { secrets } from '#server/db/schema/system.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { sweepAudio } from './delete-audio.service.ts'

let server: TestServer
let person: Person
beforeEach(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const folderOf = (id: string) => join(server.dataDir, 'audio/notes', id)
const isThere = (id: string) =>
  access(folderOf(id)).then(
    () => true,
    () => false,
  )
const failOnce = () =>
  vi.spyOn(server.context.storage, 'deleteAll').mockRejectedValueOnce(new Error('the disk is read-only'))

it('deletes the audio of a deleted note at once', async () => {
  const note = await uploadNote(person)
  await person.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
  expect(await isThere(note.id)).toBe(false)
})

it('retries deleting the audio of a deleted note', async () => {
  const note = await uploadNote(person)
  failOnce()
  const answer = await person.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
  expect(answer.statusCode).toBe(204)
  expect(await isThere(note.id)).toBe(true)
  await server.drain()
  expect(await isThere(note.id)).toBe(false)
})

it('retries deleting the audio of a deleted account', async () => {
  const notes = [await uploadNote(person), await uploadNote(person)]
  failOnce()
  const answer = await person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } })
  expect(answer.statusCode).toBe(204)
  // They are deleted at once; one of them failed.
  expect((await Promise.all(notes.map(({ id }) => isThere(id)))).sort()).toEqual([false, true])
  await server.drain()
  expect(await Promise.all(notes.map(({ id }) => isThere(id)))).toEqual([false, false])
})

/** Creates the folder that a crash between storing an upload and inserting its row leaves. */
async function leaveOrphan(ageHours: number): Promise<string> {
  const id = randomUUID()
  await mkdir(folderOf(id), { recursive: true })
  await writeFile(join(folderOf(id), 'original'), 'sound')
  await age(id, ageHours)
  return id
}

async function age(id: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(folderOf(id), then, then)
}

it('deletes audio without a note, but not while it may still be arriving', async () => {
  const { id: kept } = await uploadNote(person)
  await age(kept, 48)
  const [old, fresh] = [await leaveOrphan(48), await leaveOrphan(0)]
  expect(await sweepAudio(server.context)).toBe(1)
  expect(await Promise.all([kept, old, fresh].map(isThere))).toEqual([true, false, true])
})

/** Stores files in the folder of a note, all of this age. */
async function leaveFiles(noteId: string, names: string[], ageHours: number): Promise<void> {
  for (const name of names) {
    const path = join(folderOf(noteId), name)
    await writeFile(path, 'sound')
    const then = new Date(Date.now() - ageHours * 3_600_000)
    await utimes(path, then, then)
  }
}

describe('files of a note that no row names', () => {
  it('are deleted, but not while they may still get their row', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    await leaveFiles(id, ['joined-old', 'original'], 2)
    await leaveFiles(id, ['joined-young'], 0.5)
    expect(await sweepAudio(server.context)).toBe(1)
    expect((await readdir(folderOf(id))).sort()).toEqual(['joined-young', 'original', 'playback'])
  })

  it('are kept while a job makes the playback copy again', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    await server.context.db.update(notes).set({ playbackKey: null }).where(eq(notes.id, id))
    await leaveFiles(id, ['playback'], 2)
    await server.context.jobs.enqueue(server.context.db, 'note.prepare', { noteId: id })
    expect(await sweepAudio(server.context)).toBe(0)
    expect((await readdir(folderOf(id))).sort()).toEqual(['original', 'playback'])
  })

  it('are kept while a backup is made', async () => {
    const backup = await connect(server.context.config.databaseUrl ?? '')
    await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    const { id } = await uploadNote(person)
    await server.drain()
    await leaveFiles(id, ['joined-old'], 2)
    expect(await sweepAudio(server.context)).toBe(0)
    await backup.end()
    expect(await sweepAudio(server.context)).toBe(1)
  })
})

it('runs the sweep every hour', async () => {
  const old = await leaveOrphan(48)
  await server.context.jobs.enqueue(server.context.db, 'clock.hour', {})
  await server.drain()
  expect(await isThere(old)).toBe(false)
})

it('deletes nothing when the audio belongs to another database', async () => {
  await sweepAudio(server.context)
  const old = await leaveOrphan(48)
  await server.context.db.update(secrets).set({ value: 'another' }).where(eq(secrets.name, 'database_id'))
  expect(await sweepAudio(server.context)).toBe(0)
  expect(await isThere(old)).toBe(true)
})

it('deletes no audio while a backup is made, and all of it afterwards', async () => {
  const backup = await connect(server.context.config.databaseUrl ?? '')
  await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  const note = await uploadNote(person)
  const orphan = await leaveOrphan(48)
  await person.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
  expect(await sweepAudio(server.context)).toBe(0)
  expect(await Promise.all([note.id, orphan].map(isThere))).toEqual([true, true])
  await backup.end()
  await server.drain()
  expect(await sweepAudio(server.context)).toBe(1)
  expect(await Promise.all([note.id, orphan].map(isThere))).toEqual([false, false])
})
