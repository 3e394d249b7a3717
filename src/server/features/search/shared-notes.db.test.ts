import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noteShares } from '#server/db/schema/note-shares.ts'
import type { Answer } from '#shared/contract/ask.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { SearchAnswer } from '#shared/contract/search.ts'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { countHolders } from './term-holders.queries.ts'

let model: FakeLanguageModelServer
let server: TestServer
let ada: Person
let ben: Person
let adasNote: string
beforeAll(async () => {
  model = await startLanguageModelServer()
  server = await startTestServer(model.environment)
})
afterAll(async () => {
  await server.close()
  await model.close()
})
beforeEach(async () => {
  ada = await signUp(server.app)
  ben = await signUp(server.app, { verified: true })
  adasNote = await insertSpokenNote(server, ada, { title: 'Leeds', said: ['The budget for Leeds is 40,000 euros.'] })
  await insertSpokenNote(server, ada, { title: 'Private', said: ['The budget of Leeds is a secret.'] })
  model.answer(() => ({ answer: '' }))
})

async function share(): Promise<NoteShare> {
  const payload = { emails: [ben.email], permission: 'read' }
  const answer = await ada.inject({ method: 'POST', url: `/api/voice-notes/${adasNote}/shares`, payload })
  const [made] = answer.json<NoteShare[]>()
  if (!made) throw new Error('the note was not shared')
  return made
}
const search = async (who: Person, query = 'budget leeds') =>
  (await who.inject({ url: `/api/search?q=${encodeURIComponent(query)}` })).json<SearchAnswer>().results
const ask = async (who: Person) =>
  (
    await who.inject({ method: 'POST', url: '/api/ask', payload: { question: 'What is the budget of Leeds?' } })
  ).json<Answer>()

it('finds a shared note, and says whose it is; to the owner it is their own', async () => {
  await share()
  const bens = await insertSpokenNote(server, ben, { title: 'Mine', said: ['I asked for the budget of Leeds.'] })
  const found = new Map((await search(ben)).map(({ noteId, owner }) => [noteId, owner]))
  expect(found).toEqual(
    new Map([
      [adasNote, { name: 'Ada Moreau', email: ada.email }],
      [bens, null],
    ]),
  )
  expect((await search(ada)).map(({ owner }) => owner)).toEqual([null, null])
})

it('answers from a shared note, and names its owner', async () => {
  await share()
  expect(await ask(ben)).toMatchObject({
    answeredBy: 'builtin',
    passages: [
      {
        noteId: adasNote,
        quote: 'The budget for Leeds is 40,000 euros.',
        owner: { name: 'Ada Moreau', email: ada.email },
      },
    ],
  })
  expect((await ask(ada)).passages.map(({ owner }) => owner)).toEqual([null, null])
})

it('tells the language model who is speaking, and lets the answer name them', async () => {
  await share()
  model.answer(() => ({ answer: 'Ada Moreau speaks of 40,000 euros [1].' }))
  expect(await ask(ben)).toMatchObject({
    answer: 'Ada Moreau speaks of 40,000 euros. [1]',
    passages: [{ noteId: adasNote }],
  })
  expect(model.questions.at(-1)?.prompt).toContain('Ada Moreau’s note ‘Leeds’')
})

it('finds nothing once the share is withdrawn', async () => {
  const { id } = await share()
  expect(await search(ben)).toHaveLength(1)
  await ada.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })
  expect(await search(ben)).toEqual([])
  expect((await ask(ben)).passages).toEqual([])
})

it('finds a note only once if it was shared with two addresses of the same person', async () => {
  await share()
  const second = await signUp(server.app, { verified: true })
  const payload = { emails: [second.email], permission: 'read' }
  await ada.inject({ method: 'POST', url: `/api/voice-notes/${adasNote}/shares`, payload })
  const { db } = server.context
  await db.update(noteShares).set({ recipientId: ben.id }).where(eq(noteShares.email, second.email))
  expect((await search(ben)).map(({ noteId }) => noteId)).toEqual([adasNote])
})

it('weighs a word by all notes in which it can be found', async () => {
  await share()
  expect(await countHolders(server.context.db, ben.id, ["'leed'", "'gym'"])).toEqual({ holders: [1, 0], all: 1 })
})
