import { afterEach, expect, test, vi } from 'vitest'
import { awaitSite, forgetSite } from './site.ts'

afterEach(forgetSite)

test('waits for the answer', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  let waiting = true
  const awaited = awaitSite().then(() => {
    waiting = false
  })
  await Promise.resolve()
  expect(waiting).toBe(true)
  answer(Response.json({ sendsEmail: true }))
  await awaited
})

test('does not wait longer than two seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
  const awaited = awaitSite()
  await vi.advanceTimersByTimeAsync(2_000)
  await awaited
  vi.useRealTimers()
})

test('does not wait for a call that fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await awaitSite()
})
