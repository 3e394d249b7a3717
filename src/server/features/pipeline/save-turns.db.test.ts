import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import { deleteAccount } from '#server/features/accounts/accounts.service.ts'
import { findNoteRow } from '#server/features/notes/notes.queries.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { overlap } from '#test/database/overlap.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { saveFoundTurns } from './save-turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Speakers who change within the first sentence. */
const FOUND = {
  turns: [
    { start: 0, end: 5.4, speaker: 1 },
    { start: 5.4, end: 30, speaker: 2 },
  ],
  model: 'made up',
}

/** Inserts a note whose text has the times of its words. */
async function insertNote(person: Person, about: { ready: boolean; authorId?: string }): Promise<string> {
  const said = [
    'We are late. They know.',
    'I have to call the bank tomorrow.',
    'I will send the budget to Maria by Friday.',
  ]
  const id = await insertSpokenNote(server, person, { said, ready: about.ready })
  const sentences = said.map((text, index) => {
    const wordStarts = text.split(' ').map((_, word, { length }) => (9 * word) / length)
    return { index, start: index * 10, end: index * 10 + 9, text, wordStarts }
  })
  const { authorId = null } = about
  await server.context.db.update(transcripts).set({ sentences, authorId }).where(eq(transcripts.noteId, id))
  return id
}

it('quotes the sentences of a text that was cut where its speakers change while it was analysed', async () => {
  const { db, analyst } = server.context
  const person = await signUp(server.app)
  const id = await insertNote(person, { ready: false })
  const analyse = analyst.analyse.bind(analyst)
  const analysing = vi.spyOn(analyst, 'analyse').mockImplementationOnce(async (...input) => {
    const [note] = await db.select().from(notes).where(eq(notes.id, id))
    if (!note) throw new Error('the note is not there')
    await saveFoundTurns(server.context, note, FOUND)
    return analyse(...input)
  })
  await server.drain()
  const read = async <T>(what: string) => (await person.inject({ url: `/api/voice-notes/${id}/${what}` })).json<T>()
  const text = await read<Transcript>('transcript')
  expect([text.version, text.sentences.length]).toEqual([1, 4])
  const { actionItems } = await read<OpenedAnalysis>('analysis')
  expect(actionItems).toHaveLength(2)
  for (const { evidence } of actionItems) {
    expect(text.sentences[evidence?.sentence ?? -1]?.text).toContain(evidence?.quote)
  }
  expect(analysing).toHaveBeenCalledTimes(2)
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
})

describe('the speakers of a text that its owner has edited', () => {
  const save = async (id: string) => {
    const note = await findNoteRow(server.context.db, id)
    if (!note) throw new Error('the note is not there')
    await saveFoundTurns(server.context, note, FOUND)
  }

  it('are saved while the owner gains Premium', async () => {
    const { context } = server
    const person = await signUp(server.app, { premium: false })
    const id = await insertNote(person, { ready: true, authorId: person.id })
    await context.db.update(analyses).set({ depth: 'basic' }).where(eq(analyses.noteId, id))
    await context.db.update(users).set({ premiumGranted: true }).where(eq(users.id, person.id))
    await overlap(
      context,
      () => save(id),
      () => context.db.transaction((tx) => applySubscription(context, tx, person.id)),
    )
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
    const { version } = (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json<Transcript>()
    expect(version).toBe(2)
  })

  it('are saved before the owner’s account is deleted', async () => {
    const { context } = server
    const person = await signUp(server.app)
    const id = await insertNote(person, { ready: true, authorId: person.id })
    await overlap(
      context,
      () => save(id),
      () => deleteAccount(context, person.id),
    )
    expect(await findNoteRow(context.db, id)).toBeNull()
  })
})
