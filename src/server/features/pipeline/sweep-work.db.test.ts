import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { startWorker } from '#server/worker.ts'
import { uploadNote } from '#test/notes.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { reclaimRunningNotes } from './recover-notes.ts'
import { openWorkSweep } from './sweep-work.ts'

const HOUR = 3600 * 1000

let server: TestServer
let now: Date
beforeEach(async () => {
  server = await startTestServer()
  now = new Date()
})
afterEach(() => server.close())

const listWork = async () => (await readdir(server.context.workDir)).sort()
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Creates the files that a killed worker leaves, with this age. */
async function leave(name: string, ageHours: number): Promise<string> {
  const path = join(server.context.workDir, name)
  if (name.endsWith('.pcm')) await writeFile(path, 'sound')
  else {
    await mkdir(path)
    await writeFile(join(path, 'pcm'), 'sound')
  }
  const then = later(-ageHours * HOUR)
  await utimes(path, then, then)
  return name
}

async function insertNote(transcribedAt: Date | null): Promise<string> {
  const { id } = await uploadNote(await signUp(server.app))
  await server.context.db.update(notes).set({ transcribedAt }).where(eq(notes.id, id))
  return id
}

it('deletes what a killed worker left a day ago, whatever it was for', async () => {
  for (const prefix of ['live-', 'speakers-', 'playback-', 'fetched-', 'dictum-draft-']) {
    await leave(`${prefix}${randomUUID()}${prefix === 'live-' ? '.pcm' : ''}`, 25)
  }
  await leave(randomUUID(), 25)
  await leave(await insertNote(now), 25)
  await openWorkSweep(server.context)(now)
  expect(await listWork()).toEqual([])
})

it('keeps what may be in use, and what is still to be transcribed', async () => {
  const kept = [
    await leave(`live-${randomUUID()}.pcm`, 23),
    await leave(`speakers-${randomUUID()}`, 23),
    await leave(await insertNote(now), 23),
    await leave(await insertNote(null), 1000),
  ]
  await openWorkSweep(server.context)(now)
  expect(await listWork()).toEqual(kept.sort())
})

it('sweeps at most once an hour', async () => {
  const sweep = openWorkSweep(server.context)
  await sweep(now)
  await leave('playback-1', 25)
  await sweep(later(HOUR - 1))
  expect(await listWork()).toEqual(['playback-1'])
  await sweep(later(HOUR))
  expect(await listWork()).toEqual([])
})

it('sweeps when a worker starts, even where the database belongs to other processes', async () => {
  await leave('playback-1', 25)
  await leave('playback-2', 1)
  expect(server.context.ownsDatabase).toBe(false)
  const worker = await startWorker(server.context)
  await worker.close()
  expect(await listWork()).toEqual(['playback-2'])
})

it('deletes everything but what is to be transcribed when the only process starts', async () => {
  await leave('playback-1', 0)
  await leave(await insertNote(now), 0)
  const kept = await leave(await insertNote(null), 0)
  await reclaimRunningNotes(server.context)
  expect(await listWork()).toEqual([kept])
})
