import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { readNote } from '#test/notes.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { saveFoundTurns } from './save-turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('quotes the sentences of a text that was cut where its speakers change while it was analysed', async () => {
  const { db, analyst } = server.context
  const person = await signUp(server.app)
  const said = [
    'We are late. They know.',
    'I have to call the bank tomorrow.',
    'I will send the budget to Maria by Friday.',
  ]
  const id = await insertSpokenNote(server, person, { said, ready: false })
  const sentences = said.map((text, index) => {
    const wordStarts = text.split(' ').map((_, word, { length }) => (9 * word) / length)
    return { index, start: index * 10, end: index * 10 + 9, text, wordStarts }
  })
  await db.update(transcripts).set({ sentences }).where(eq(transcripts.noteId, id))
  const analyse = analyst.analyse.bind(analyst)
  const analysing = vi.spyOn(analyst, 'analyse').mockImplementationOnce(async (...input) => {
    const [note] = await db.select().from(notes).where(eq(notes.id, id))
    if (!note) throw new Error('the note is not there')
    const turns = [
      { start: 0, end: 5.4, speaker: 1 },
      { start: 5.4, end: 30, speaker: 2 },
    ]
    await saveFoundTurns(server.context, note, { turns, model: 'made up' })
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
