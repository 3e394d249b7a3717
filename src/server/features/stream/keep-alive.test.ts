import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEEP_ALIVE_MS, KeepAlive } from './keep-alive.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openStream(sessionId: string) {
  const stream = { sessionId, received: '', ended: false, send: () => {}, end: () => {} }
  stream.send = (text = '') => {
    stream.received += text
  }
  stream.end = () => {
    stream.ended = true
  }
  return stream
}

it('writes to a thousand streams, and asks for their sessions in 25 statements', async () => {
  const asked: string[][] = []
  const keepAlive = new KeepAlive(async (ids) => {
    asked.push(ids)
    return new Set(ids)
  }, vi.fn())
  const streams = Array.from({ length: 1000 }, (_, index) => openStream(`session ${index % 800}`))
  for (const stream of streams) keepAlive.add(stream)
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS)
  expect(asked).toHaveLength(25)
  expect(asked.flat().length).toBeLessThanOrEqual(1000)
  expect(new Set(asked.flat())).toEqual(new Set(streams.map(({ sessionId }) => sessionId)))
  expect(new Set(streams.map(({ received }) => received))).toEqual(new Set([': still here\n\n']))
})

it('ends the streams of sessions that are no longer open, and no others', async () => {
  const keepAlive = new KeepAlive(async (ids) => new Set(ids.filter((id) => id !== 'over')), vi.fn())
  const streams = Array.from({ length: 60 }, (_, index) => openStream(index % 2 ? 'over' : 'open'))
  for (const stream of streams) keepAlive.add(stream)
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS)
  for (const { sessionId, received, ended } of streams) {
    expect({ received, ended }).toEqual(
      sessionId === 'over' ? { received: '', ended: true } : { received: ': still here\n\n', ended: false },
    )
  }
})

it('ends streams whose sessions cannot be checked, and says why', async () => {
  const onFailed = vi.fn()
  const keepAlive = new KeepAlive(() => Promise.reject(new Error('the database is away')), onFailed)
  const stream = openStream('session')
  keepAlive.add(stream)
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error('the database is away'))
  expect(stream).toMatchObject({ received: '', ended: true })
})

it('leaves no timer and writes nothing once streams are removed', async () => {
  const keepAlive = new KeepAlive(async (ids) => new Set(ids), vi.fn())
  const streams = Array.from({ length: 60 }, (_, index) => openStream(`session ${index}`))
  const removals = streams.map((stream) => keepAlive.add(stream))
  expect(vi.getTimerCount()).toBe(25)
  for (const remove of removals) remove()
  for (const remove of removals) remove()
  expect(vi.getTimerCount()).toBe(0)
  const later = openStream('later')
  keepAlive.add(later)
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS)
  expect(later.received).toBe(': still here\n\n')
  expect(streams.map(({ received }) => received).join('')).toBe('')
})
