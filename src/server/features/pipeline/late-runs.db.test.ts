import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { StageError } from '#server/errors.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { LOST_AFTER_MS, requeueLostNotes } from './recover-notes.ts'
import { runStage } from './run-stage.service.ts'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.service.respondWith({ text: 'The launch went well.' })
  person = await signUp(server.app)
})

/** Runs a stage whose lock was lost with its connection: another run does the whole note, and then this one fails. */
async function failLate(noteId: string, failure: Error): Promise<void> {
  const delivery = { noteId, lastTry: true, signal: new AbortController().signal, freeWorkerSlot: () => {} }
  await runStage(server.context, delivery, 'transcribing', async () => {
    await server.context.advisoryLocks.take(noteId, 'not this stage')
    await server.context.db
      .update(notes)
      .set({ status: 'ready', preparedAt: new Date(), transcribedAt: new Date(), analysedAt: new Date() })
      .where(eq(notes.id, noteId))
    throw failure
  })
}

describe('a run that fails after another has finished its stage', () => {
  it.each([
    ['for good', new StageError('engine_failed', { retry: false })],
    ['for lack of room on the disk', Object.assign(new Error('no room'), { code: 'ENOSPC' })],
  ])('%s leaves the note as it is', async (_, failure) => {
    const { id } = await uploadNote(person)
    await failLate(id, failure)
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', failure: null, waiting: null })
  })
})

it('a note that was left with another status although all of its stages are finished becomes ready', async () => {
  const { id } = await uploadNote(person)
  await server.drain()
  const touchedAt = new Date(Date.now() - 2 * LOST_AFTER_MS)
  await server.context.db.update(notes).set({ status: 'analysing', touchedAt }).where(eq(notes.id, id))
  await requeueLostNotes(server.context)
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
})
