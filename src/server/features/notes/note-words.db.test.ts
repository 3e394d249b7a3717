import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DatabaseHandle, openDatabase, type Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: DatabaseHandle
let note: string
beforeAll(async () => {
  clone = await cloneDatabase()
  database = openDatabase(clone.connectionString, createLogger({ logLevel: 'silent' }))
  await database.db.insert(users).values({ id: 'owner', name: 'Owner', email: 'owner@example.com' })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})
beforeEach(async () => {
  note = randomUUID()
  await database.db.insert(notes).values({
    id: note,
    userId: 'owner',
    title: 'Note',
    source: 'upload',
    fileName: 'a.wav',
    mime: 'audio/wav',
    sizeBytes: 1,
    timezone: 'UTC',
    recordedAt: new Date(),
  })
})

const add = (db: Queryable, version: number, text: string) =>
  db.insert(transcripts).values({ noteId: note, version, origin: 'engine', sentences: [], text })
const ofVersion = (version: number) => and(eq(transcripts.noteId, note), eq(transcripts.version, version))
const readWords = async () => {
  const [row] = await database.db.select({ words: notes.words }).from(notes).where(eq(notes.id, note))
  return row?.words
}

it('counts the words of the newest transcript, and has no number without one', async () => {
  const { db } = database
  expect(await readWords()).toBeNull()
  await add(db, 1, '')
  expect(await readWords()).toBe(0)
  await add(db, 2, ' one two\nthree ')
  expect(await readWords()).toBe(3)
  await db.update(transcripts).set({ text: 'one' }).where(ofVersion(1))
  expect(await readWords()).toBe(3)
  await db.update(transcripts).set({ text: 'one two' }).where(ofVersion(2))
  expect(await readWords()).toBe(2)
  await db.delete(transcripts).where(ofVersion(2))
  expect(await readWords()).toBe(1)
  await db.delete(transcripts).where(ofVersion(1))
  expect(await readWords()).toBeNull()
})

it('counts words correctly after two transactions that add a version each, whichever ends first', async () => {
  const { db, pool } = database
  const waiting = async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows.length
  }
  let later: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    // Insert the newer version first: the older one must not see it as missing.
    await add(tx, 2, 'one two three')
    later = db.transaction((other) => add(other, 1, 'one'))
    await expect.poll(waiting).toBe(1)
  })
  await later
  expect(await readWords()).toBe(3)
})

it('deletes transcripts with their note', async () => {
  await add(database.db, 1, 'one two')
  await database.db.delete(notes).where(eq(notes.id, note))
  expect(await database.db.select({ one: sql`1` }).from(transcripts).where(eq(transcripts.noteId, note))).toEqual([])
})
