import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('readRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    [undefined, null],
    ['bytes=-', null],
    ['bytes=5-2', null],
    ['items=0-5', null],
    ['bytes=0-1,5-6', null],
  ])('reads %j of a thousand bytes', (header, expected) => {
    expect(readRange(header, 1000)).toEqual(expected)
  })

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('refuses %j, which is not satisfiable', (header) => {
    expect(() => readRange(header, 1000)).toThrow('range_not_satisfiable')
  })
})
