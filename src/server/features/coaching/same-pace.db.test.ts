import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Analytics } from '#shared/contract/analytics.ts'
import type { CoachingInsights } from '#shared/contract/coaching.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote, insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Returns a sentence of so many words; each takes nine seconds, and a second of silence follows. */
const sentence = (words: number) => `The ${'plain '.repeat(words - 2)}report.`

async function readPaces(person: Person) {
  const coaching = (await person.inject({ url: '/api/coaching-insights' })).json<CoachingInsights>()
  const said = coaching.communication.find((text) => text.startsWith('Your pace is easy to follow')) ?? ''
  const { weeks } = (await person.inject({ url: '/api/analytics' })).json<Analytics>()
  return { coaching: Number(/\d+(?= words per minute)/.exec(said)?.[0]), analytics: weeks.at(-1)?.pace ?? 0 }
}

it('the pace of the same notes is the same in Coaching and in Analytics, also once a text has been edited', async () => {
  const person = await signUp(server.app)
  const ids: string[] = []
  for (const words of [20, 21, 23]) {
    const text = Array.from({ length: 4 }, () => sentence(words)).join(' ')
    ids.push(await analyseSpokenNote(server, person, text))
  }
  // 64 words in 27 seconds of speech; the recordings last 30 seconds.
  const before = await readPaces(person)
  expect(before.coaching).toBe(142)
  expect(Math.round(before.analytics)).toBe(142)

  const edits = [{ index: 0, text: sentence(32) }]
  await person.inject({ method: 'PUT', url: `/api/voice-notes/${ids[0]}/transcript`, payload: { version: 1, edits } })
  const after = await readPaces(person)
  expect(after.coaching).toBeGreaterThan(142)
  expect(Math.round(after.analytics)).toBe(after.coaching)
})

it('the pace of a note that has not been analysed is taken from the length of its recording', async () => {
  const person = await signUp(server.app)
  await insertSpokenNote(server, person, { said: [sentence(20), sentence(20)] })
  const { weeks } = (await person.inject({ url: '/api/analytics' })).json<Analytics>()
  expect(weeks.at(-1)?.pace).toBe(120)
})
