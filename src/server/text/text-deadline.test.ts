import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextDeadlineError, withDeadline } from './text-deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Rejects when it is aborted, as the threads do, and never ends otherwise. */
const endless = (_: string, signal?: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

it('aborts work that takes longer', async () => {
  const work = vi.fn(endless)
  const ended = expect(withDeadline(work, 1000)('a text')).rejects.toThrow(TextDeadlineError)
  await vi.advanceTimersByTimeAsync(999)
  expect(work.mock.calls[0]?.[1]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await ended
})

it('gives the result of work that ends in time, and leaves no timer', async () => {
  const limited = withDeadline(async (text: string) => text.toUpperCase(), 1000)
  expect(await limited('a text')).toBe('A TEXT')
  expect(vi.getTimerCount()).toBe(0)
})

it('still aborts work with the signal that was given, for its own reason', async () => {
  const controller = new AbortController()
  const ended = expect(withDeadline(endless, 1000)('a text', controller.signal)).rejects.toThrow('stopping')
  controller.abort(new Error('the process is stopping'))
  await ended
  expect(vi.getTimerCount()).toBe(0)
})
