import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { MAX_NOTE_ITEMS } from '#shared/limits.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
})
afterAll(() => server.close())

it.each([
  ['follow-ups', followUps, (at: number) => `I have to call customer number ${at + 100} tomorrow.`],
  [
    'events',
    detectedEvents,
    (at: number) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
      return `The meeting with Maria is on ${day} at ten.`
    },
  ],
])('a note with thousands of %s gets ready, with as many as a person can look through', async (_, table, say) => {
  const said = Array.from({ length: 4000 }, (_sentence, at) => say(at))
  const id = await insertSpokenNote(server, person, { said, ready: false })
  await server.drain()
  const [note] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  expect(note).toMatchObject({ status: 'ready', failureCode: null })
  expect(await server.context.db.$count(table, eq(table.noteId, id))).toBe(MAX_NOTE_ITEMS)
})
