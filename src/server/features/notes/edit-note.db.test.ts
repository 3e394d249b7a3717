import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  const text = 'The launch went well. Please send the budget to Marta by Friday.'
  id = await analyseSpokenNote(server, person, text, { recordedAt: new Date('2026-03-10T09:00:00Z') })
})

const url = () => `/api/voice-notes/${id}`
const patch = (payload: object, by = person) => by.inject({ method: 'PATCH', url: url(), payload })
const edit = (payload: object, by = person) => by.inject({ method: 'PUT', url: `${url()}/transcript`, payload })
const restore = (version: number) =>
  person.inject({ method: 'POST', url: `${url()}/transcript/restore`, payload: { version } })
const analyse = () => person.inject({ method: 'POST', url: `${url()}/analyse` })
const versions = async () => (await person.inject({ url: `${url()}/transcript/versions` })).json()

describe('a note’s name and tags', () => {
  it('belong to the user once set, whatever a later analysis finds', async () => {
    const named = await patch({ title: '  Launch \u{1F680} ', tags: ['board', 'board', 'Board', 'q2'] })
    expect(named.json()).toMatchObject({ title: 'Launch \u{1F680}', tags: ['board', 'q2'], analysisOutdated: false })
    await analyse()
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      title: 'Launch \u{1F680}',
      tags: ['board', 'q2'],
    })
    expect((await person.inject({ url: `${url()}/analysis` })).json()).toMatchObject({ tags: ['board', 'q2'] })
  })

  it.each([
    [{ title: '' }],
    [{ title: '\u200b' }],
    [{ tags: ['\u200b'] }],
    [{ title: 'x'.repeat(201) }],
    [{ tags: [''] }],
    [{ tags: Array(11).fill('a') }],
  ])('refuses %j', async (change) => {
    expect((await patch(change)).statusCode).toBe(400)
  })

  it('can’t be changed by anybody else', async () => {
    const stranger = await signUp(server.app)
    expect((await patch({ title: 'Mine' }, stranger)).json()).toMatchObject({ code: 'note_not_found' })
    expect((await edit({ version: 1, edits: [{ index: 0, text: 'Mine.' }] }, stranger)).statusCode).toBe(404)
    expect((await stranger.inject({ url: `${url()}/transcript/versions` })).statusCode).toBe(404)
  })
})

describe('editing the text', () => {
  it('adds a version with the times of the old one, and marks the analysis as out of date until it is repeated', async () => {
    const before = (await person.inject({ url: `${url()}/transcript` })).json()
    const answer = await edit({
      version: 1,
      edits: [{ index: 1, text: 'Please send the budget to Martha by Monday.' }],
    })
    expect(answer.json()).toMatchObject({ version: 2, engine: { id: 'remote' } })
    expect(answer.json().sentences[1]).toMatchObject({
      text: 'Please send the budget to Martha by Monday.',
      start: before.sentences[1].start,
      end: before.sentences[1].end,
    })
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      transcription: 'The launch went well. Please send the budget to Martha by Monday.',
      analysisOutdated: true,
    })
    expect((await analyse()).statusCode).toBe(202)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', analysisOutdated: false })
    expect((await person.inject({ url: `${url()}/analysis` })).json()).toMatchObject({
      transcriptVersion: 2,
      actionItems: [{ dueDate: '2026-03-16', evidence: { quote: expect.stringContaining('Martha') } }],
    })
  })

  it('is refused on an older version, so that nobody’s edit is lost', async () => {
    await edit({ version: 1, edits: [{ index: 0, text: 'It went well.' }] })
    const late = await edit({ version: 1, edits: [{ index: 0, text: 'It went badly.' }] })
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
    expect(await readNote(person, id)).toMatchObject({ transcription: expect.stringContaining('It went well.') })
  })

  it('accepts one of two simultaneous edits', async () => {
    const answers = await Promise.all(['One.', 'Two.'].map((text) => edit({ version: 1, edits: [{ index: 0, text }] })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
  })

  it('adds no version without a change', async () => {
    const answer = await edit({ version: 1, edits: [{ index: 0, text: 'The launch went well.' }] })
    expect(answer.json()).toMatchObject({ version: 1 })
    expect(await versions()).toHaveLength(1)
  })

  it('can be undone by restoring an old version as a new one', async () => {
    await edit({ version: 1, edits: [{ index: 0, text: 'It went badly.' }] })
    expect((await restore(1)).json()).toMatchObject({ version: 3, sentences: [{ text: 'The launch went well.' }, {}] })
    expect(await versions()).toMatchObject([
      { version: 3, origin: 'edit' },
      { version: 2, origin: 'edit' },
      { version: 1, origin: 'engine' },
    ])
    expect((await restore(3)).json()).toMatchObject({ version: 3 })
    expect((await restore(9)).statusCode).toBe(404)
  })

  it('is limited, because each version is a whole text that is kept', async () => {
    await edit({ version: 1, edits: [{ index: 0, text: 'It went badly.' }] })
    const answers: number[] = []
    // Each restores the version that is not the newest, which adds one more.
    for (let tries = 0; tries < 121; tries += 1) answers.push((await restore((tries % 2) + 1)).statusCode)
    expect(answers.slice(0, 119)).toEqual(Array<number>(119).fill(200))
    expect(answers.slice(119)).toEqual([429, 429])
    expect(await versions()).toHaveLength(121)
  })

  it('is refused while the note is processed, and so is its analysis', async () => {
    await analyse()
    expect((await edit({ version: 1, edits: [{ index: 0, text: 'No.' }] })).json()).toMatchObject({ code: 'note_busy' })
    expect((await analyse()).json()).toMatchObject({ code: 'note_busy' })
    await server.drain()
  })

  it('leaves nothing to analyse when the text is emptied', async () => {
    await edit({ version: 1, edits: [0, 1].map((index) => ({ index, text: '' })) })
    expect((await analyse()).json()).toMatchObject({ code: 'nothing_to_analyse' })
  })
})
