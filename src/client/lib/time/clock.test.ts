import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followClock } from './clock.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('notifies all subscribers with one timer, and at once when the page becomes visible', () => {
  const looks = [vi.fn(), vi.fn()] as const
  const stops = looks.map((look) => followClock(look))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(60_000)
  const before = looks[0].mock.calls.length
  expect(before).toBeGreaterThan(0)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([before + 1, before + 1])
  for (const stop of stops) stop()
})

test('stops the timer without subscribers, and starts it again', () => {
  const look = vi.fn()
  followClock(look)()
  expect(vi.getTimerCount()).toBe(0)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(look).not.toHaveBeenCalled()
  const stop = followClock(look)
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalled()
  stop()
})
