import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_SELECTED_NOTES, TAG_LIMITS } from '#shared/limits.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app, { verified: true })
})

const insert = (tags: string[] = [], by = person) =>
  insertSpokenNote(server, by, { said: ['We talked about the budget.'], tags })
const post = (path: string, payload: object, by = person) =>
  by.inject({ method: 'POST', url: `/api/voice-notes/${path}`, payload })
const share = (noteId: string, owner: Person, permission: string) =>
  owner.inject({
    method: 'POST',
    url: `/api/voice-notes/${noteId}/shares`,
    payload: { emails: [person.email], permission },
  })
const listIds = async () =>
  (await person.inject({ url: '/api/voice-notes' })).json<Array<{ id: string }>>().map(({ id }) => id)
const tagsOf = async (id: string) => (await readNote(person, id)).tags

describe.each(['delete', 'tags/add', 'tags/remove', 'export'])('%s', (path) => {
  const payload = (ids: unknown) => ({ ids, tag: 'work', format: 'md' })

  it.each([
    ['no ids', []],
    ['too many ids', Array.from({ length: MAX_SELECTED_NOTES + 1 }, () => randomUUID())],
    ['what is no id', ['../secrets']],
    ['what is no list', 'all'],
  ])('refuses %s', async (_what, ids) => {
    expect((await post(path, payload(ids))).json()).toMatchObject({ code: 'validation_failed' })
  })

  it('finds nothing if there are only notes of strangers', async () => {
    const foreign = await insert(['work'], await signUp(server.app))
    const answer = await post(path, payload([foreign, randomUUID()]))
    expect(answer.json()).toMatchObject({ code: 'note_not_found' })
  })
})

describe('deleting several notes', () => {
  it('deletes the user’s notes with their audio, and leaves all others alone', async () => {
    const stranger = await signUp(server.app)
    const foreign = await insert([], stranger)
    const [kept, gone] = [await insert(), await insert()]
    const { id: uploaded } = await uploadNote(person)
    const stored = async () => {
      const keys: string[] = []
      for await (const { key } of server.context.storage.list(`notes/${uploaded}`)) keys.push(key)
      return keys
    }
    expect(await stored()).not.toEqual([])
    const answer = await post('delete', { ids: [gone, uploaded, foreign, randomUUID()] })
    expect(answer.json().ids.toSorted()).toEqual([gone, uploaded].toSorted())
    expect(await listIds()).toEqual([kept])
    expect(await stored()).toEqual([])
    expect((await readNote(stranger, foreign)).id).toBe(foreign)
  })

  it('deletes nothing if one of them is only shared with the user', async () => {
    const owner = await signUp(server.app, { verified: true })
    const shared = await insert([], owner)
    await share(shared, owner, 'edit')
    const own = await insert()
    expect((await post('delete', { ids: [own, shared] })).json()).toMatchObject({ code: 'forbidden' })
    expect(await listIds()).toEqual([own])
  })
})

describe('tagging several notes', () => {
  it('adds a tag to those that lack it, and says which have no room for it', async () => {
    const full = Array.from({ length: TAG_LIMITS.count }, (_, number) => `tag ${number}`)
    const [plain, tagged, crowded] = [await insert(['budget']), await insert(['work']), await insert(full)]
    const answer = await post('tags/add', { ids: [plain, tagged, crowded], tag: ' work ' })
    expect(answer.json()).toEqual({ changed: [plain], full: [crowded] })
    expect(await tagsOf(plain)).toEqual(['budget', 'work'])
    expect(await tagsOf(tagged)).toEqual(['work'])
    expect(await tagsOf(crowded)).toEqual(full)
  })

  it('removes a tag, also the last one that the analysis found', async () => {
    const [both, only, none] = [await insert(['budget', 'work']), await insert(['work']), await insert(['budget'])]
    const answer = await post('tags/remove', { ids: [both, only, none], tag: 'work' })
    expect(answer.json().changed.toSorted()).toEqual([both, only].toSorted())
    expect([await tagsOf(both), await tagsOf(only), await tagsOf(none)]).toEqual([['budget'], [], ['budget']])
  })

  it('adds and removes a tag whatever its capitals', async () => {
    const [lower, upper] = [await insert(['lisbon']), await insert(['Lisbon', 'budget'])]
    expect((await post('tags/add', { ids: [lower, upper], tag: 'LISBON' })).json()).toEqual({ changed: [], full: [] })
    await post('tags/remove', { ids: [lower, upper], tag: 'LISBON' })
    expect([await tagsOf(lower), await tagsOf(upper)]).toEqual([[], ['budget']])
  })

  it('tags a shared note only for those who may edit it', async () => {
    const owner = await signUp(server.app, { verified: true })
    const [readable, editable, own] = [await insert([], owner), await insert([], owner), await insert()]
    await share(readable, owner, 'comment')
    await share(editable, owner, 'edit')
    expect((await post('tags/add', { ids: [own, readable], tag: 'work' })).json()).toMatchObject({ code: 'forbidden' })
    expect(await tagsOf(own)).toEqual([])
    await post('tags/add', { ids: [own, editable], tag: 'work' })
    expect(await tagsOf(editable)).toEqual(['work'])
  })

  it.each(['', ' ', 'x'.repeat(TAG_LIMITS.length + 1), 'a\0b'])('refuses the tag %j', async (tag) => {
    expect((await post('tags/add', { ids: [await insert()], tag })).json()).toMatchObject({ code: 'validation_failed' })
  })
})
