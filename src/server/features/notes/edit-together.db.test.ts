import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditConflict, TranscriptVersion } from '#shared/contract/note-editing.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let owner: Person
let editor: Person
let reader: Person
let url: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server.app)
  editor = await signUp(server.app, { verified: true })
  reader = await signUp(server.app, { verified: true })
  const text = 'The launch went well. Please send the budget to Marta. We meet again.'
  const id = await analyseSpokenNote(server, owner, text)
  url = `/api/voice-notes/${id}`
  for (const [{ email }, permission] of [
    [editor, 'edit'],
    [reader, 'read'],
  ] as const) {
    await owner.inject({ method: 'POST', url: `${url}/shares`, payload: { emails: [email], permission } })
  }
})

const edit = (by: Person, payload: object) => by.inject({ method: 'PUT', url: `${url}/transcript`, payload })
const reword = (by: Person, version: number, index: number, text: string) =>
  edit(by, { version, edits: [{ index, text }] })
const versionsFor = async (by: Person) =>
  (await by.inject({ url: `${url}/transcript/versions` })).json<TranscriptVersion[]>()
const readText = async (version?: number) =>
  (await owner.inject({ url: `${url}/transcript${version ? `?version=${version}` : ''}` })).json<Transcript>()

describe('the versions of a shared text', () => {
  it('name their authors, by name and email only', async () => {
    await reword(editor, 1, 0, 'The launch went very well.')
    await reword(owner, 2, 2, 'We meet on Monday.')
    await editor.inject({ method: 'POST', url: `${url}/transcript/restore`, payload: { version: 1 } })
    const byEditor = { name: 'Ada Moreau', email: editor.email }
    const byOwner = { name: 'Ada Moreau', email: owner.email }
    expect((await versionsFor(reader)).map(({ origin, author }) => ({ origin, author }))).toEqual([
      { origin: 'edit', author: { ...byEditor, isMe: false } },
      { origin: 'edit', author: { ...byOwner, isMe: false } },
      { origin: 'edit', author: { ...byEditor, isMe: false } },
      { origin: 'engine', author: null },
    ])
    expect((await versionsFor(owner)).map(({ author }) => author?.isMe)).toEqual([false, true, false, undefined])
  })

  it('outlive the account of their author', async () => {
    await reword(editor, 1, 0, 'The launch went very well.')
    await editor.inject({ method: 'DELETE', url: '/api/account', payload: { password: editor.password } })
    expect(await versionsFor(owner)).toMatchObject([
      { version: 2, origin: 'edit', author: null },
      { version: 1, origin: 'engine', author: null },
    ])
    expect((await readText()).sentences[0]?.text).toBe('The launch went very well.')
  })
})

describe('saving a text that somebody else has saved meanwhile', () => {
  it('answers with the new text, who saved it, and when', async () => {
    await reword(editor, 1, 0, 'The launch went very well.')
    const late = await reword(owner, 1, 0, 'The launch went badly.')
    expect(late.statusCode).toBe(409)
    const { code, details } = late.json<{ code: string; details: EditConflict }>()
    expect(code).toBe('edit_conflict')
    expect(details.transcript).toEqual(await readText())
    expect(details.version).toEqual((await versionsFor(owner))[0])
    expect(details.version.author).toEqual({ name: 'Ada Moreau', email: editor.email, isMe: false })
  })

  it('reveals nothing to a user who may not edit it', async () => {
    await reword(editor, 1, 0, 'The launch went very well.')
    const refused = await reword(reader, 1, 0, 'No.')
    expect(refused.json()).toMatchObject({ code: 'forbidden' })
    expect(refused.json()).not.toHaveProperty('details')
  })
})

describe('a sentence that was removed', () => {
  it('is put back at its time with new words', async () => {
    await reword(editor, 1, 1, '')
    const answer = await edit(owner, {
      version: 2,
      edits: [{ index: 0, text: 'It went well.' }],
      putBack: { version: 1, sentences: [{ index: 1, text: 'Send the budget to Martha.' }] },
    })
    expect(answer.statusCode).toBe(200)
    const before = await readText(1)
    expect((await readText()).sentences.map(({ index, start, text }) => ({ index, start, text }))).toEqual([
      { index: 0, start: before.sentences[0]?.start, text: 'It went well.' },
      { index: 1, start: before.sentences[1]?.start, text: 'Send the budget to Martha.' },
      { index: 2, start: before.sentences[2]?.start, text: 'We meet again.' },
    ])
  })

  it.each([
    ['of a version that does not exist', { version: 9, sentences: [{ index: 0, text: 'Who?' }] }],
    ['that the version does not have', { version: 1, sentences: [{ index: 7, text: 'Who?' }] }],
  ])('%s is refused', async (_, putBack) => {
    expect((await edit(owner, { version: 1, edits: [], putBack })).json()).toMatchObject({ code: 'validation_failed' })
  })
})
