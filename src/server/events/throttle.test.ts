import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A task whose runs the test ends. */
function makeTask() {
  const ends: Array<() => void> = []
  const task = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return {
    task,
    end: async () => {
      ends.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

it('runs at once, and once more for all requests within the interval', async () => {
  const task = vi.fn(async () => undefined)
  const throttle = new Throttle(task, 25)
  for (let times = 0; times < 500; times += 1) throttle.request()
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(24)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('runs at once again after a quiet interval', async () => {
  const task = vi.fn(async () => undefined)
  const throttle = new Throttle(task, 25)
  throttle.request()
  await vi.advanceTimersByTimeAsync(25)
  throttle.request()
  expect(task).toHaveBeenCalledTimes(2)
})

it('never runs twice at the same time, however long a run takes', async () => {
  const { task, end } = makeTask()
  const throttle = new Throttle(task, 25)
  throttle.request()
  await vi.advanceTimersByTimeAsync(100)
  throttle.request()
  throttle.request()
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  expect(task).toHaveBeenCalledTimes(2)
  await end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('waits for the run in progress when it is closed, and does not run again', async () => {
  const { task, end } = makeTask()
  const throttle = new Throttle(task, 25)
  throttle.request()
  throttle.request()
  const closed = vi.fn()
  const closing = throttle.close().then(closed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(closed).not.toHaveBeenCalled()
  await end()
  await closing
  throttle.request()
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(1)
})
