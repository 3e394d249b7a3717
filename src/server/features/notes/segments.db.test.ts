import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import * as queries from './segments.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('saves the segments of the longest recording, with a word every other second', async () => {
  const { db } = server.context
  const noteId = await insertSpokenNote(server, await signUp(server.app), { said: ['Hello.'] })
  const found = Array.from({ length: MAX_RECORDING_HOURS * 1800 }, (_, index) => ({
    index,
    start: index * 2,
    end: index * 2 + 0.7,
  }))
  await queries.replaceSegments(db, noteId, found)
  const saved = await queries.listSegments(db, noteId)
  expect(saved.map(({ index, start, end }) => ({ index, start, end }))).toEqual(found)
  await queries.replaceSegments(db, noteId, found.slice(0, 1))
  expect(await queries.listSegments(db, noteId)).toHaveLength(1)
})
