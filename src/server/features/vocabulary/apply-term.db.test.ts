import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { termUses } from '#server/db/schema/vocabulary.ts'
import { createHandlers } from '#server/worker.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import { MAX_VOCABULARY_TERMS } from '#shared/limits.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote, insertSpokenNote } from '#test/spoken-notes.ts'

const SPOKEN_TEXT = 'Savior Toro called about it. The budget is late.'
const WISH = { term: 'Xavier Thoreau', instead: 'Savior Toro' }
const MENDED = 'Xavier Thoreau called about it. The budget is late.'

const once = { lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

async function makeNote(owner: Person, text = SPOKEN_TEXT): Promise<string> {
  return analyseSpokenNote(server, owner, text)
}

const post = (owner: Person, path: string, payload?: object) =>
  owner.inject({ method: 'POST', url: `/api/vocabulary${path}`, ...(payload && { payload }) })
const listUses = async (owner: Person) =>
  (await owner.inject({ url: '/api/vocabulary/uses' })).json<{ uses: TermUse[] }>().uses
/** Returns a term use after its job is done. */
const finish = async (owner: Person, { applyId }: TermUse) => {
  await server.drain()
  return (await listUses(owner)).find((use) => use.applyId === applyId)
}
const begin = async (owner: Person, input: object) => (await post(owner, '/apply', input)).json<TermUse>()
const apply = async (owner: Person, input: object) => {
  const begun = await begin(owner, input)
  return (await finish(owner, begun)) ?? begun
}
const beginUndo = async (owner: Person, { applyId }: TermUse) =>
  (await post(owner, `/apply/${applyId}/undo`)).json<TermUse>()
const undo = async (owner: Person, use: TermUse) => finish(owner, await beginUndo(owner, use))
const textOf = async (id: string) => (await readNote(person, id)).transcription
const readTranscript = async (id: string) =>
  (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json<Transcript>()

it('adds a term once regardless of case, and reports a full list', async () => {
  expect((await post(person, '/terms', { term: ' databricks ' })).json()).toEqual({ terms: ['databricks'] })
  expect((await post(person, '/terms', { term: 'Acme' })).json()).toEqual({ terms: ['databricks', 'Acme'] })
  expect((await post(person, '/terms', { term: 'Databricks' })).json()).toEqual({ terms: ['Acme', 'Databricks'] })
  const both = await Promise.all(['Ann', 'Bob'].map((term) => post(person, '/terms', { term })))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await person.inject({ url: '/api/vocabulary' })).json().terms).toHaveLength(4)
  const terms = Array.from({ length: MAX_VOCABULARY_TERMS }, (_, index) => `term ${index}`)
  await person.inject({ method: 'PUT', url: '/api/vocabulary', payload: { terms } })
  const refused = await post(person, '/terms', { term: 'one more' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'vocabulary_full' })
})

it('corrects a term in all earlier texts of the user only, as new versions with their times', async () => {
  const other = await signUp(server.app)
  const theirs = await makeNote(other)
  const [first, second] = [await makeNote(person), await makeNote(person, 'Ask Xavier Thorau again.')]
  const untouched = await makeNote(person, 'Nothing of the kind.')
  const before = await readTranscript(first)
  expect(await apply(person, WISH)).toMatchObject({ state: 'applied', notes: 2, total: 3, looked: 3 })
  expect(await textOf(first)).toBe(MENDED)
  expect(await textOf(second)).toBe('Ask Xavier Thoreau again.')
  const after = await readTranscript(first)
  expect(after.version).toBe(2)
  expect(after.sentences.map(({ start, end }) => [start, end])).toEqual(
    before.sentences.map(({ start, end }) => [start, end]),
  )
  const analysis = await person.inject({ url: `/api/voice-notes/${first}/analysis` })
  expect(analysis.json()).toMatchObject({ transcriptVersion: 1 })
  expect((await readTranscript(untouched)).version).toBe(1)
  expect((await readNote(other, theirs)).transcription).toBe(SPOKEN_TEXT)
  expect(await apply(person, WISH)).toMatchObject({ notes: 0 })
})

it('undoes a term use with one call, and only once', async () => {
  const id = await makeNote(person)
  const before = await readTranscript(id)
  const use = await apply(person, WISH)
  expect(await undo(person, use)).toMatchObject({ state: 'undone', notes: 1, takenBack: 1 })
  expect(await readTranscript(id)).toMatchObject({ version: 3, sentences: before.sentences })
  expect(await undo(person, use)).toMatchObject({ state: 'undone', takenBack: 1 })
  expect((await readTranscript(id)).version).toBe(3)
})

it('leaves later edits alone when a term use is undone', async () => {
  const id = await makeNote(person, 'Savior Toro called. Then Savior Toro wrote.')
  const use = await apply(person, WISH)
  const { version } = await readTranscript(id)
  const edits = [{ index: 0, text: 'Xavier Thoreau, of all people, called.' }]
  await person.inject({ method: 'PUT', url: `/api/voice-notes/${id}/transcript`, payload: { version, edits } })
  expect(await undo(person, use)).toMatchObject({ takenBack: 1 })
  expect(await textOf(id)).toBe('Xavier Thoreau, of all people, called. Then Savior Toro wrote.')
})

it('covers more notes than fit into one batch', async () => {
  const ids: string[] = []
  for (let count = 0; count < 22; count++) ids.push(await insertSpokenNote(server, person, { said: [SPOKEN_TEXT] }))
  const use = await apply(person, WISH)
  expect(use.notes).toBe(22)
  expect(await undo(person, use)).toMatchObject({ takenBack: 22 })
  for (const id of ids) expect(await textOf(id)).toBe(SPOKEN_TEXT)
})

describe('applying while a note is processed', () => {
  const setStatus = (id: string, status: 'analysing' | 'transcribing' | 'ready') =>
    server.context.db.update(notes).set({ status }).where(eq(notes.id, id))

  it('waits for the analysis of a text that was written before', async () => {
    const [busy, free] = [await makeNote(person), await makeNote(person)]
    const { applyId } = await begin(person, WISH)
    await setStatus(busy, 'analysing')
    const applyOnce = () => createHandlers(server.context)['term.apply']({ termUseId: applyId, ...once })
    await expect(applyOnce()).rejects.toThrow('1 notes are being analysed')
    expect(await listUses(person)).toMatchObject([{ state: 'applying', notes: 1, total: 2, looked: 2 }])
    expect([await textOf(busy), await textOf(free)]).toEqual([SPOKEN_TEXT, MENDED])
    await setStatus(busy, 'ready')
    await applyOnce()
    expect(await listUses(person)).toMatchObject([{ state: 'applied', notes: 2, total: 2, looked: 2 }])
    expect([await textOf(busy), await textOf(free)]).toEqual([MENDED, MENDED])
  })

  it('leaves a note to its transcription, which corrects the term', async () => {
    const id = await makeNote(person)
    const { applyId } = await begin(person, WISH)
    await setStatus(id, 'transcribing')
    await createHandlers(server.context)['term.apply']({ termUseId: applyId, ...once })
    expect(await listUses(person)).toMatchObject([{ state: 'applied', notes: 0 }])
    expect(await textOf(id)).toBe(SPOKEN_TEXT)
    await setStatus(id, 'ready')
    await server.drain()
  })
})

describe('undoing while a note is processed', () => {
  const setStatus = (id: string, status: 'analysing' | 'ready') =>
    server.context.db.update(notes).set({ status }).where(eq(notes.id, id))

  it('waits for that note', async () => {
    const [busy, free] = [await makeNote(person), await makeNote(person)]
    const use = await apply(person, WISH)
    await setStatus(busy, 'analysing')
    await beginUndo(person, use)
    const undoOnce = () => createHandlers(server.context)['term.undo']({ termUseId: use.applyId, ...once })
    await expect(undoOnce()).rejects.toThrow('1 notes are being processed')
    expect(await listUses(person)).toMatchObject([{ state: 'undoing', total: 2, looked: 1, takenBack: 1 }])
    expect([await textOf(busy), await textOf(free)]).toEqual([MENDED, SPOKEN_TEXT])
    await setStatus(busy, 'ready')
    await undoOnce()
    expect(await listUses(person)).toMatchObject([{ state: 'undone', total: 2, looked: 2, takenBack: 2 }])
    expect(await textOf(busy)).toBe(SPOKEN_TEXT)
  })

  it('stops in the end if that note is never done, and can be started again', async () => {
    const id = await makeNote(person)
    const use = await apply(person, WISH)
    await setStatus(id, 'analysing')
    expect(await undo(person, use)).toMatchObject({ state: 'stopped', takenBack: 0 })
    await setStatus(id, 'ready')
    expect(await undo(person, use)).toMatchObject({ state: 'undone', takenBack: 1 })
    expect(await textOf(id)).toBe(SPOKEN_TEXT)
  })
})

it('does not let another user undo a term use', async () => {
  const id = await makeNote(person)
  const { applyId } = await apply(person, WISH)
  const answer = await post(await signUp(server.app), `/apply/${applyId}/undo`)
  expect(answer.statusCode).toBe(404)
  expect(await textOf(id)).toBe(MENDED)
})

it('runs as a job, reports its progress, and lists a term use until it is undone', async () => {
  const id = await makeNote(person)
  const begun = await begin(person, WISH)
  expect(begun).toMatchObject({ ...WISH, state: 'applying', notes: 0, total: 1, looked: 0 })
  expect(await listUses(person)).toEqual([begun])
  expect(await textOf(id)).toBe(SPOKEN_TEXT)
  expect(await finish(person, begun)).toMatchObject({ state: 'applied', notes: 1, looked: 1 })
  expect(await beginUndo(person, begun)).toMatchObject({ state: 'undoing', total: 1, looked: 0 })
  expect(await finish(person, begun)).toMatchObject({ state: 'undone', takenBack: 1 })
  expect(await listUses(await signUp(server.app))).toEqual([])
})

it('stops a term use that is undone while it runs', async () => {
  const id = await makeNote(person)
  const begun = await begin(person, WISH)
  await beginUndo(person, begun)
  await createHandlers(server.context)['term.apply']({ termUseId: begun.applyId, ...once })
  expect(await textOf(id)).toBe(SPOKEN_TEXT)
  await server.drain()
  expect((await readTranscript(id)).version).toBe(1)
})

it('counts a note once although the job runs twice', async () => {
  await makeNote(person)
  const begun = await begin(person, WISH)
  const handlers = createHandlers(server.context)
  const { db } = server.context
  await handlers['term.apply']({ termUseId: begun.applyId, ...once })
  await db.update(termUses).set({ state: 'applying' }).where(eq(termUses.id, begun.applyId))
  expect(await finish(person, begun)).toMatchObject({ state: 'applied', notes: 1 })
})
