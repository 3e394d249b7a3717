import { beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answer.ts'

const URL = '/api/voice-notes/1'

function stubEarly(answer: Promise<Response>) {
  vi.stubGlobal('window', { earlyAnswer: { url: URL, answer } })
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})

test('An early answer is used once', async () => {
  const answer = Response.json({ id: 1 })
  stubEarly(Promise.resolve(answer))
  expect(await takeEarlyAnswer(URL)).toBe(answer)
  expect(takeEarlyAnswer(URL)).toBeNull()
})

test('Another request leaves it alone', async () => {
  stubEarly(Promise.resolve(Response.json({})))
  expect(takeEarlyAnswer(`${URL}/transcript`)).toBeNull()
  expect(await takeEarlyAnswer(URL)).not.toBeNull()
})

test.each([
  ['was refused', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['had no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('A request that %s is sent again', async (_what, answer) => {
  stubEarly(answer())
  expect(await takeEarlyAnswer(URL)).toBeNull()
})

test('An old answer is not used', () => {
  stubEarly(Promise.resolve(Response.json({})))
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(takeEarlyAnswer(URL)).toBeNull()
})
