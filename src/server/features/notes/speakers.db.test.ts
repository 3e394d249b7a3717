import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { speakerTurns } from '#server/db/schema/speakers.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { insertTurns } from '#test/spoken-turns.ts'

const SAID = [
  'I will send the report to Maria by Friday.',
  'I have to call the bank tomorrow.',
  'Tom will send me the contract by Monday.',
  'Very good.',
]

let server: TestServer
let person: Person
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  id = await insertSpokenNote(server, person, { said: SAID, ready: false })
  await insertTurns(server, id, [1, 2, 2, 1])
  await server.drain()
})

const url = (rest: string) => `/api/voice-notes/${id}${rest}`
const read = async (who = person): Promise<Transcript> => (await who.inject({ url: url('/transcript') })).json()
const name = (number: number, payload: object, who = person) =>
  who.inject({ method: 'PATCH', url: url(`/speakers/${number}`), payload })
const merge = (number: number, into: number, who = person) =>
  who.inject({ method: 'POST', url: url(`/speakers/${number}/merge`), payload: { into } })
const setSpeaker = (sentence: number, speaker: number | null, version = 1, who = person) =>
  who.inject({ method: 'PUT', url: url('/transcript/speaker'), payload: { version, sentence, speaker } })
const speakersOf = ({ sentences }: Transcript) => sentences.map(({ speaker }) => speaker)
const namesOf = ({ speakers }: Transcript) => speakers?.list.map((one) => one.name)

/** Returns who has each follow-up, and to whom it was promised, by a word of its title. */
async function ownersOf(...words: string[]) {
  const { actionItems } = (await person.inject({ url: url('/analysis') })).json<OpenedAnalysis>()
  return words.map((word) => {
    const followUp = actionItems.find(({ title }) => title.toLowerCase().includes(word))
    return followUp && [followUp.who, followUp.counterpart]
  })
}

it('returns the speaker of each sentence', async () => {
  const transcript = await read()
  expect(speakersOf(transcript)).toEqual([1, 2, 2, 1])
  expect(transcript.speakers).toMatchObject({ status: 'found', list: [{ number: 1 }, { number: 2 }] })
})

describe('a speaker with a name', () => {
  it('owns what they said they would do, and is the counterpart of what was promised to them', async () => {
    expect(await ownersOf('report', 'bank', 'contract')).toEqual([
      ['me', 'Maria'],
      ['me', null],
      ['Tom', 'me'],
    ])
    const answer = await name(2, { name: ' Ana ' })
    expect(answer.statusCode).toBe(200)
    expect(namesOf(answer.json())).toEqual([null, 'Ana'])
    expect(await ownersOf('report', 'bank', 'contract')).toEqual([
      ['me', 'Maria'],
      ['Ana', null],
      ['Tom', 'Ana'],
    ])
    await name(2, { name: 'Anne' })
    expect(await ownersOf('bank', 'contract')).toEqual([
      ['Anne', null],
      ['Tom', 'Anne'],
    ])
    await name(2, { name: null })
    expect(await ownersOf('bank', 'contract')).toEqual([
      ['me', null],
      ['Tom', 'me'],
    ])
  })

  it('keeps these follow-ups through a new analysis', async () => {
    await name(2, { name: 'Ana' })
    await person.inject({ method: 'POST', url: url('/analyse') })
    await server.drain()
    expect(await ownersOf('report', 'bank')).toEqual([
      ['me', 'Maria'],
      ['Ana', null],
    ])
  })

  it('does not replace what a person has changed', async () => {
    const { actionItems } = (await person.inject({ url: url('/analysis') })).json<OpenedAnalysis>()
    const bank = actionItems.find(({ title }) => /bank/i.test(title))
    await person.inject({ method: 'PATCH', url: `/api/follow-ups/${bank?.id}`, payload: { who: 'Zoe' } })
    await name(2, { name: 'Ana' })
    expect(await ownersOf('bank', 'contract')).toEqual([
      ['Zoe', null],
      ['Tom', 'Ana'],
    ])
  })

  it('may be the note’s owner, whose follow-ups stay theirs, also where others say their name', async () => {
    const own = await insertSpokenNote(server, person, {
      said: ['I will book the room today.', 'Ada will send the report by Friday.'],
      ready: false,
    })
    id = own
    await insertTurns(server, own, [1, 2])
    await server.drain()
    await name(1, { name: null, isOwner: true })
    await name(2, { name: 'Tom' })
    expect(namesOf(await read())).toEqual(['Ada Moreau', 'Tom'])
    expect(await ownersOf('room', 'report')).toEqual([
      ['me', null],
      ['me', null],
    ])
    // There is one owner.
    const moved = await name(2, { name: null, isOwner: true })
    expect(moved.json<Transcript>().speakers?.list.map(({ isOwner }) => isOwner)).toEqual([false, true])
  })

  it('has to be one of the note’s speakers', async () => {
    expect((await name(3, { name: 'Ana' })).statusCode).toBe(404)
    expect((await name(2, { name: '  ' })).statusCode).toBe(400)
    const silent = await insertSpokenNote(server, person, { said: ['Nobody has told the speakers apart.'] })
    id = silent
    expect((await name(1, { name: 'Ana' })).statusCode).toBe(404)
  })
})

it('merges two speakers, and keeps the name that one of them has', async () => {
  await name(2, { name: 'Ana' })
  const merged = (await merge(2, 1)).json<Transcript>()
  expect(speakersOf(merged)).toEqual([1, 1, 1, 1])
  expect(merged.speakers?.list).toEqual([{ number: 1, name: 'Ana', isOwner: false }])
  expect(await ownersOf('report', 'bank')).toEqual([
    ['Ana', 'Maria'],
    ['Ana', null],
  ])
  expect((await merge(1, 2)).statusCode).toBe(404)
})

describe('the speaker of one sentence', () => {
  it('can be changed to another one, or to somebody new', async () => {
    await name(1, { name: 'Ana' })
    expect(speakersOf((await setSpeaker(1, 1)).json())).toEqual([1, 1, 2, 1])
    expect(await ownersOf('bank')).toEqual([['Ana', null]])
    const changed = (await setSpeaker(3, null)).json<Transcript>()
    expect(speakersOf(changed)).toEqual([1, 1, 2, 3])
    expect(namesOf(changed)).toEqual(['Ana', null, null])
  })

  it('can be changed only in the text that the user has seen', async () => {
    expect((await setSpeaker(1, 1, 2)).json()).toMatchObject({ code: 'edit_conflict' })
    expect((await setSpeaker(9, 1)).statusCode).toBe(404)
    expect((await setSpeaker(1, 7)).statusCode).toBe(404)
  })

  it('stays through edits of the text', async () => {
    await setSpeaker(1, 1)
    const edits = [{ index: 1, text: 'I have to call the insurance tomorrow.' }]
    await person.inject({ method: 'PUT', url: url('/transcript'), payload: { version: 1, edits } })
    expect(speakersOf(await read())).toEqual([1, 1, 2, 1])
    await person.inject({ method: 'POST', url: url('/transcript/restore'), payload: { version: 1 } })
    expect(speakersOf(await read())).toEqual([1, 1, 2, 1])
  })
})

it('reports that the speakers could not be told apart once a job must have been lost', async () => {
  const since = (hours: number) => new Date(Date.now() - hours * 3600 * 1000)
  const wait = (hours: number) =>
    server.context.db
      .update(speakerTurns)
      .set({ status: 'waiting', updatedAt: since(hours) })
      .where(eq(speakerTurns.noteId, id))
  await wait(2)
  expect((await read()).speakers?.status).toBe('waiting')
  expect((await name(2, { name: 'Ana' })).json()).toMatchObject({ code: 'note_busy' })
  await wait(26)
  expect((await read()).speakers).toMatchObject({ status: 'failed', failure: 'failed' })
})

describe('a shared note', () => {
  async function shareWith(permission: Permission): Promise<Person> {
    const other = await signUp(server.app, { verified: true })
    const payload = { emails: [other.email], permission }
    await person.inject({ method: 'POST', url: url('/shares'), payload })
    return other
  }

  it('shows its speakers to everybody who has it, and lets those who may edit name them', async () => {
    const reader = await shareWith('comment')
    const editor = await shareWith('edit')
    expect((await name(2, { name: 'Ana' }, editor)).statusCode).toBe(200)
    expect(namesOf(await read(reader))).toEqual([null, 'Ana'])
    for (const answer of [name(2, { name: 'X' }, reader), merge(2, 1, reader), setSpeaker(0, 2, 1, reader)]) {
      expect((await answer).json()).toMatchObject({ code: 'forbidden' })
    }
    expect((await setSpeaker(0, 2, 1, editor)).statusCode).toBe(200)
    const tell = (who: Person) => who.inject({ method: 'POST', url: url('/speakers'), payload: {} })
    expect((await tell(editor)).json()).toMatchObject({ code: 'forbidden' })
  })

  it('does not exist for anybody else', async () => {
    const stranger = await signUp(server.app)
    for (const answer of [name(2, { name: 'X' }, stranger), merge(2, 1, stranger), setSpeaker(0, 2, 1, stranger)]) {
      expect((await answer).json()).toMatchObject({ code: 'note_not_found' })
    }
    const tell = stranger.inject({ method: 'POST', url: url('/speakers'), payload: {} })
    expect((await tell).json()).toMatchObject({ code: 'note_not_found' })
  })
})
