import { expect, it, vi } from 'vitest'
import { StreamLimit } from './limit-streams.ts'

const open = () => ({ makeRoom: vi.fn() })
const closed = (streams: ReturnType<typeof open>[]) => streams.map(({ makeRoom }) => makeRoom.mock.calls.length)

it('closes the oldest stream of a user for one more than the limit, and nobody else’s', () => {
  const limit = new StreamLimit(2)
  const own = [open(), open(), open(), open()]
  const other = open()
  limit.add('other', other)
  for (const stream of own) limit.add('own', stream)
  expect(closed(own)).toEqual([1, 1, 0, 0])
  expect(closed([other])).toEqual([0])
})

it('closes none once others were closed', () => {
  const limit = new StreamLimit(2)
  const own = [open(), open(), open()]
  const [leave] = own.slice(0, 2).map((stream) => limit.add('own', stream))
  leave?.()
  leave?.()
  limit.add('own', own[2] ?? open())
  expect(closed(own)).toEqual([0, 0, 0])
  const last = open()
  limit.add('own', last)
  expect(closed([...own, last])).toEqual([0, 1, 0, 0])
})

it('counts from the start after all streams were closed', () => {
  const limit = new StreamLimit(1)
  const own = [open(), open()]
  limit.add('own', own[0] ?? open())()
  limit.add('own', own[1] ?? open())
  expect(closed(own)).toEqual([0, 0])
})
