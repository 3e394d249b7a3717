import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { followUps } from '#server/db/schema/items.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const TASKS = Array.from({ length: 30 }, (_, at) => `Call customer ${at}`)

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
  const { db } = server.context
  await db.execute(sql`create table writes (at int)`)
  await db.execute(sql`
    create function count_write() returns trigger language plpgsql as $$
    begin insert into writes values (1); return null; end $$`)
  await db.execute(sql`
    create trigger count_writes after update on note_search for each row execute function count_write()`)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.execute(sql`delete from writes`)
})

/** Counts how often the words of notes were written. Each time writes and compares all words of the note's text again. */
async function countWrites(): Promise<number> {
  const { rows } = await server.context.db.execute<{ writes: number }>(sql`select count(*)::int as writes from writes`)
  return rows[0]?.writes ?? 0
}

const insertNote = () =>
  insertSpokenNote(server, person, { title: 'Kestrel', said: ['The launch went well.'], followUps: TASKS })

it('writes the words of a new note once each: title and tags, text, follow-ups', async () => {
  await insertNote()
  expect(await countWrites()).toBe(3)
})

it('writes the words of all follow-ups of a statement once', async () => {
  const { db } = server.context
  const id = await insertNote()
  const ofNote = eq(followUps.noteId, id)
  await db.execute(sql`delete from writes`)
  await db.update(followUps).set({ title: 'Ask the merlin' }).where(ofNote)
  expect(await countWrites()).toBe(1)
  await db.update(followUps).set({ title: 'Ask the merlin' }).where(ofNote)
  expect(await countWrites()).toBe(1)
  await db.delete(followUps).where(ofNote)
  expect(await countWrites()).toBe(2)
})
