import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdated } from '#client/lib/browser/new-version.ts'
import { loadWithRetry } from './load-with-retry.ts'

let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

afterEach(() => {
  outdated.set(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails the given number of times, then loads successfully. */
function createLoad(failures: number) {
  let calls = 0
  const load = async () => {
    calls++
    if (calls <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'loaded'
  }
  return { load, calls: () => calls }
}

test('A load that fails is tried again after a wait', async () => {
  const { load, calls } = createLoad(2)
  const loaded = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loaded).toBe('loaded')
})

test('A load that fails is tried again as soon as the network is back', async () => {
  const { load, calls } = createLoad(1)
  const loaded = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(10)
  expect(calls()).toBe(1)
  page.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('loaded')
  expect(vi.getTimerCount()).toBe(0)
})

test('A load fails if the server has a newer version without the file', async () => {
  const { load, calls } = createLoad(3)
  const loaded = loadWithRetry(load)
  const failed = expect(loaded).rejects.toThrow('dynamically imported')
  outdated.set(true)
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
  expect(calls()).toBe(1)
})
