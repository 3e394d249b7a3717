import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { listen } from '#test/listen.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'

const PROMISES = 'Marta will send me the contract by Friday. I owe Tom the sales figures.'
const DONE = 'What a day. Marta sent me the contract this morning.'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

async function say(text: string, day: string, by = person): Promise<string> {
  return analyseSpokenNote(server, by, text, { recordedAt: new Date(`2026-03-${day}T09:00:00Z`) })
}

const followUps = async (): Promise<FollowUp[]> => (await person.inject({ url: '/api/follow-ups' })).json()
const offers = async (): Promise<ClosingOffer[]> => (await person.inject({ url: '/api/closing-offers' })).json()
const answer = (id: string | undefined, state: string, by = person) =>
  by.inject({ method: 'PATCH', url: `/api/closing-offers/${id}`, payload: { state } })
const analyseAgain = async (id: string) => {
  await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/analyse` })
  await server.drain()
}

async function contract(): Promise<FollowUp> {
  const followUp = (await followUps()).find(({ title }) => title.includes('contract'))
  if (!followUp) throw new Error('the contract is no task')
  return followUp
}

describe('a later note that reports a follow-up as done', () => {
  it('offers to close it, with the quote, unlike the follow-up’s own note and earlier ones', async () => {
    await say(DONE, '09')
    await say(PROMISES, '10')
    expect(await offers()).toEqual([])
    const later = await say(DONE, '12')
    const { id, who, counterpart } = await contract()
    expect({ who, counterpart }).toEqual({ who: 'Marta', counterpart: 'me' })
    expect(await offers()).toMatchObject([
      {
        followUp: { id, title: 'Send me the contract' },
        note: { id: later },
        evidence: { quote: 'Marta sent me the contract this morning.' },
        state: 'open',
      },
    ])
  })

  it('also offers it when the earlier note is analysed afterwards', async () => {
    const later = await say(DONE, '12')
    expect(await offers()).toEqual([])
    await say(PROMISES, '10')
    expect(await offers()).toMatchObject([{ followUp: { title: 'Send me the contract' }, note: { id: later } }])
  })

  it('matches only the user’s own follow-ups, and only their owner can answer', async () => {
    await say(PROMISES, '10')
    const stranger = await signUp(server.app)
    await say(DONE, '12', stranger)
    expect((await stranger.inject({ url: '/api/closing-offers' })).json()).toEqual([])
    await say(DONE, '12')
    const [offer] = await offers()
    expect((await answer(offer?.id, 'accepted', stranger)).json()).toMatchObject({ code: 'closing_offer_not_found' })
    expect(await contract()).toMatchObject({ isCompleted: false })
  })

  it('makes one offer however often it is analysed, and none without Premium', async () => {
    await say(PROMISES, '10')
    const later = await say(DONE, '12')
    const before = await offers()
    await analyseAgain(later)
    expect(await offers()).toEqual(before)
    const free = await signUp(server.app, { premium: false })
    expect((await free.inject({ url: '/api/closing-offers' })).json()).toMatchObject({ code: 'premium_required' })
  })
})

describe('an offer', () => {
  it('completes the follow-up when accepted, and makes it pending when undone', async () => {
    await say(PROMISES, '10')
    await say(DONE, '12')
    const [offer] = await offers()
    expect((await answer(offer?.id, 'accepted')).json()).toMatchObject({ state: 'accepted' })
    const done = await contract()
    expect(done).toMatchObject({ isCompleted: true, completedAt: expect.any(String), edited: false })
    expect(await offers()).toEqual([])
    // A second click keeps the time of the first.
    await answer(offer?.id, 'accepted')
    expect(await contract()).toEqual(done)
    await answer(offer?.id, 'open')
    expect(await contract()).toMatchObject({ isCompleted: false, completedAt: null })
    expect(await offers()).toEqual([offer])
  })

  it('is seen at once by those who have the follow-up’s note when it is accepted', async () => {
    const ben = await signUp(server.app, { verified: true })
    const said = await say(PROMISES, '10')
    await person.inject({
      method: 'POST',
      url: `/api/voice-notes/${said}/shares`,
      payload: { emails: [ben.email], permission: 'edit' },
    })
    await say(DONE, '12')
    const [offer] = await offers()
    const stream = await listen(server.app, ben)
    await answer(offer?.id, 'accepted')
    await expect
      .poll(() => stream.events)
      .toContainEqual(expect.objectContaining({ type: 'note', note: expect.objectContaining({ id: said }) }))
    await stream.close()
  })

  it('is not repeated once dismissed, though another note may make its own', async () => {
    await say(PROMISES, '10')
    const later = await say(DONE, '12')
    const [offer] = await offers()
    await answer(offer?.id, 'dismissed')
    await analyseAgain(later)
    expect(await offers()).toEqual([])
    expect(await contract()).toMatchObject({ isCompleted: false })
    const last = await say(DONE, '13')
    expect(await offers()).toMatchObject([{ note: { id: last } }])
  })

  it('disappears with the text or the follow-up it is based on, and returns with it', async () => {
    await say(PROMISES, '10')
    const later = await say(DONE, '12')
    const { id } = await contract()
    await person.inject({ method: 'DELETE', url: `/api/follow-ups/${id}` })
    expect(await offers()).toEqual([])
    await person.inject({ method: 'POST', url: `/api/follow-ups/${id}/restore` })
    expect(await offers()).toHaveLength(1)
    const { version, sentences } = (await person.inject({ url: `/api/voice-notes/${later}/transcript` })).json()
    const edits = sentences.map(({ index }: { index: number }) => ({ index, text: 'Marta has not sent the contract.' }))
    await person.inject({
      method: 'PUT',
      url: `/api/voice-notes/${later}/transcript`,
      payload: { version, edits },
    })
    await analyseAgain(later)
    expect(await offers()).toEqual([])
  })

  it('is deleted with its note', async () => {
    await say(PROMISES, '10')
    const later = await say(DONE, '12')
    expect(await offers()).toHaveLength(1)
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${later}` })
    expect(await offers()).toEqual([])
    expect(await contract()).toMatchObject({ isCompleted: false })
  })

  it('is not shown for a completed follow-up', async () => {
    await say(PROMISES, '10')
    await say(DONE, '12')
    const { id } = await contract()
    await person.inject({ method: 'PATCH', url: `/api/follow-ups/${id}`, payload: { isCompleted: true } })
    expect(await offers()).toEqual([])
  })

  it.each([['done'], [null]])('refuses the answer %s', async (state) => {
    await say(PROMISES, '10')
    await say(DONE, '12')
    const [offer] = await offers()
    expect((await answer(offer?.id, state as string)).statusCode).toBe(400)
  })
})
