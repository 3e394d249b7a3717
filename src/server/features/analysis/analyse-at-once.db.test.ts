import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { createHandlers } from '#server/worker.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

const SAID = 'Please send the budget to Maria by Friday. The meeting with Tom is on Monday at 3 pm.'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: SAID })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

async function readyNote(): Promise<string> {
  const { id } = await uploadNote(person, { recordedAt: '2026-03-02T09:00:00Z' })
  await server.drain()
  return id
}

/** Analyses notes again, all at once, with an analyst that finds no follow-ups or events any more. */
async function analyseAgain(...ids: string[]): Promise<{ calls: () => number; done: Promise<unknown> }> {
  for (const id of ids) await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/analyse` })
  let calls = 0
  const { promise: allAsked, resolve } = Promise.withResolvers<void>()
  const context: Context = {
    ...server.context,
    analyst: {
      ...server.context.analyst,
      analyse: async (...request) => {
        calls += 1
        if (calls >= ids.length) resolve()
        await allAsked
        const found = await server.context.analyst.analyse(...request)
        return { ...found, actionItems: [], events: [] }
      },
    },
  }
  const handlers = createHandlers(context)
  const delivery = { lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
  return {
    calls: () => calls,
    done: Promise.all(ids.map((noteId) => handlers['note.analyse']({ noteId, ...delivery }))),
  }
}

const followUpsOf = (noteId: string) => server.context.db.select().from(followUps).where(eq(followUps.noteId, noteId))
const eventsOf = (noteId: string) =>
  server.context.db.select().from(detectedEvents).where(eq(detectedEvents.noteId, noteId))

it('analyses two notes of a user at once, with one call to the analyst for each', async () => {
  const [held, ...notes] = [await readyNote(), await readyNote(), await readyNote()]
  // If both locked all pending follow-ups, they would stop at this one and then block each other.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  const holding = server.context.db.transaction(async (tx) => {
    await tx
      .select()
      .from(followUps)
      .where(eq(followUps.noteId, held ?? ''))
      .for('update')
    isLocked()
    await released
  })
  await locked
  const { calls, done } = await analyseAgain(...notes)
  let ended = false
  const ending = done.finally(() => {
    ended = true
  })
  ending.catch(() => undefined)
  await expect.poll(async () => ended || (await countBlocked(server.context.db)) === 2).toBe(true)
  release()
  await holding
  await ending
  expect(calls()).toBe(2)
  for (const id of notes) {
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
    expect(await followUpsOf(id)).toEqual([])
  }
})

describe('while a note is analysed again', () => {
  it('keeps a completed follow-up that is no longer found', async () => {
    const id = await readyNote()
    const [followUp] = await followUpsOf(id)
    await changeMeanwhile(id, async (tx) => {
      await tx
        .update(followUps)
        .set({ isCompleted: true, completedAt: new Date() })
        .where(eq(followUps.id, followUp?.id ?? ''))
    })
    expect(await followUpsOf(id)).toMatchObject([{ id: followUp?.id, isCompleted: true }])
  })

  it('keeps an event that was added to a calendar, and one that was changed', async () => {
    for (const change of [{ isAdded: true }, { title: 'Lunch with Tom', editedAt: new Date() }]) {
      const id = await readyNote()
      const [event] = await eventsOf(id)
      await changeMeanwhile(id, async (tx) => {
        await tx
          .update(detectedEvents)
          .set(change)
          .where(eq(detectedEvents.id, event?.id ?? ''))
      })
      expect(await eventsOf(id)).toMatchObject([{ id: event?.id, ...change }])
    }
  })
})

type Transaction = Parameters<Parameters<Context['db']['transaction']>[0]>[0]

/** Makes a change before the analysis, and commits it only once the analysis waits for it. */
async function changeMeanwhile(noteId: string, change: (tx: Transaction) => Promise<void>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  await server.context.db.transaction(async (tx) => {
    await change(tx)
    ;({ done } = await analyseAgain(noteId))
    await expect.poll(() => countBlocked(server.context.db)).toBe(1)
  })
  await done
}
