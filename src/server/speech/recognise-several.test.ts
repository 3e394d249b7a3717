import { once } from 'node:events'
import { expect, test } from 'vitest'
import { EngineError } from './engine.ts'
import { type Clock, recogniseSeveral } from './recognise-several.ts'

const passing = new EngineError('engine_failed', 'a moment', { retry: true })
const lasting = new EngineError('engine_refused_key', 'never', { retry: false })
const busy = (retryAfter: number) => new EngineError('engine_busy', 'later', { retry: true, retryAfter })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Returns a clock that is advanced only by waits. */
function makeClock(): Clock {
  let time = 0
  return {
    now: () => time,
    wait: async (milliseconds) => {
      time += milliseconds
    },
  }
}

/** A clock on which no wait ends. */
const STOPPED: Clock = {
  now: () => 0,
  wait: async (_milliseconds, signal) => {
    await once(signal, 'abort')
    throw signal.reason
  },
}

/** Recognises numbers. `faults` are the errors that an item hits first. */
function listen(count: number, parallel: number, faults: Record<number, EngineError[]> = {}, clock = makeClock()) {
  const controller = new AbortController()
  const state = {
    recognised: [] as number[],
    began: [] as { item: number; at: number }[],
    active: 0,
    most: 0,
    controller,
  }
  const done = recogniseSeveral(numbers(count), {
    parallel,
    signal: controller.signal,
    clock,
    recognise: async (item) => {
      state.began.push({ item, at: clock.now() })
      state.most = Math.max(state.most, ++state.active)
      await Promise.resolve()
      state.active -= 1
      const fault = faults[item]?.shift()
      if (fault) throw fault
      state.recognised.push(item)
      return true
    },
  })
  return { state, done }
}

test('works on as many items at once as allowed, and on each once', async () => {
  const { state, done } = listen(10, 4)
  await done
  expect(state.most).toBe(4)
  expect(state.recognised.toSorted((a, b) => a - b)).toEqual(numbers(10))
})

test('continues after a failing item, and throws its error at the end', async () => {
  const { state, done } = listen(6, 2, { 1: [passing] })
  await expect(done).rejects.toBe(passing)
  expect(state.recognised.toSorted()).toEqual([0, 2, 3, 4, 5])
})

test('stops early when the engine fails on every item', async () => {
  const { state, done } = listen(50, 2, Object.fromEntries(numbers(50).map((item) => [item, [passing]])))
  await expect(done).rejects.toBe(passing)
  expect(state.began.length).toBeLessThanOrEqual(4)
})

test('skips the rest on a permanent failure', async () => {
  const { state, done } = listen(50, 1, { 3: [lasting] })
  await expect(done).rejects.toBe(lasting)
  expect(state.recognised).toEqual([0, 1, 2])
})

test('pauses everything until the time an engine asks for, and loses nothing', async () => {
  const { state, done } = listen(6, 3, { 0: [busy(0.1)], 1: [busy(0.2)] })
  await done
  expect(state.recognised.toSorted()).toEqual(numbers(6))
  const early = state.began.filter(({ at }) => at < 200)
  expect(early.map(({ item }) => item)).toEqual([0, 1, 2])
})

test('treats an engine that keeps asking for pauses as failed', async () => {
  const { done } = listen(1, 1, { 0: numbers(20).map(() => busy(0.001)) })
  await expect(done).rejects.toThrow('later')
})

test.each([11, 3600])('does not wait for a pause of %s seconds, and makes no more requests', async (seconds) => {
  const { state, done } = listen(5, 1, { 0: [busy(seconds)] })
  await expect(done).rejects.toThrow('later')
  expect(state.began.map(({ item }) => item)).toEqual([0])
})

test('ends a pause once the engine has failed for good', async () => {
  const { done } = listen(3, 2, { 0: [busy(10)], 1: [lasting] })
  await expect(done).rejects.toBe(lasting)
})

test('ends a pause with the reason of an abort', async () => {
  const { state, done } = listen(3, 3, { 0: [busy(10)] }, STOPPED)
  const ended = expect(done).rejects.toThrow('stopping')
  await expect.poll(() => state.recognised.length).toBe(2)
  state.controller.abort(new Error('stopping'))
  await ended
})

test('starts nothing more once the callback declines', async () => {
  let began = 0
  await recogniseSeveral(numbers(9), {
    parallel: 1,
    signal: new AbortController().signal,
    recognise: async () => ++began < 3,
  })
  expect(began).toBe(3)
})
