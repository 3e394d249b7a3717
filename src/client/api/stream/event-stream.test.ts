import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

/** Replaces the browser's EventSource, which Node lacks. The tests act as the server. */
class ScriptedSource {
  static CLOSED = 2
  static made: ScriptedSource[] = []
  readyState = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onerror?: () => void
  closed = false
  url: string
  constructor(url: string) {
    this.url = url
    ScriptedSource.made.push(this)
  }
  close() {
    this.closed = true
  }
}

const newest = () => {
  const source = ScriptedSource.made.at(-1)
  if (!source) throw new Error('no stream was opened')
  return source
}

function open() {
  const handlers = { onEvent: vi.fn(), onOpen: vi.fn(), onRefused: vi.fn() }
  return { ...handlers, close: openEventStream('/api/stream', handlers) }
}

beforeEach(() => {
  ScriptedSource.made = []
  vi.stubGlobal('EventSource', ScriptedSource)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('delivers events', () => {
  const stream = open()
  newest().onmessage?.({ data: '{"type":"deleted","noteId":"n1"}' })
  expect(stream.onEvent).toHaveBeenCalledWith({ type: 'deleted', noteId: 'n1' })
})

test('reports each opening, including the first', () => {
  const stream = open()
  newest().onopen?.()
  expect(stream.onOpen).toHaveBeenCalledTimes(1)
  newest().onerror?.()
  newest().onopen?.()
  expect(stream.onOpen).toHaveBeenCalledTimes(2)
})

test('reconnects after a refusal, with growing pauses', () => {
  const stream = open()
  for (const pause of [2_000, 4_000, 8_000]) {
    newest().readyState = ScriptedSource.CLOSED
    newest().onerror?.()
    const made = ScriptedSource.made.length
    vi.advanceTimersByTime(pause - 1)
    expect(ScriptedSource.made).toHaveLength(made)
    vi.advanceTimersByTime(1)
    expect(ScriptedSource.made).toHaveLength(made + 1)
  }
  expect(stream.onRefused).toHaveBeenCalledTimes(3)
})

test('closes for good', () => {
  const stream = open()
  newest().readyState = ScriptedSource.CLOSED
  newest().onerror?.()
  stream.close()
  vi.runAllTimers()
  expect(ScriptedSource.made).toHaveLength(1)
  expect(newest().closed).toBe(true)
})
