import { afterAll, beforeAll, expect, it } from 'vitest'
import { countBlocked } from '#test/database/count-blocked.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { analyseInFull } from './analyse-again.service.ts'
import { lockNote, updateNote } from './notes.queries.ts'
import { forgetRecognition } from './segments.queries.ts'

let server: TranscribingServer
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())

it('a note that its owner has transcribed again while they gain Premium ends with its new text', async () => {
  const { context, service } = server
  const person = await signUp(server.app, { premium: false })
  service.respondWith({ text: 'The first text.' })
  const { id } = await uploadNote(person)
  await server.drain()
  service.respondWith({ text: 'The second text.' })

  let upgrade: Promise<unknown> = Promise.resolve()
  await context.db.transaction(async (tx) => {
    await lockNote(tx, id)
    // It has found the note ready, and waits for this transaction.
    upgrade = context.db.transaction((other) => analyseInFull(context, other, person.id))
    await expect.poll(() => countBlocked(context.db), { timeout: 30_000 }).toBe(1)
    await forgetRecognition(tx, id)
    await updateNote(tx, id, { status: 'transcribing', transcribedAt: null, analysedAt: null })
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId: id })
  })
  await upgrade
  expect(await readNote(person, id)).toMatchObject({ status: 'transcribing' })
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: 'The second text.' })
})
