import { describe, expect, it } from 'vitest'
import { readFilter, toListFilter, writeFilter } from './note-filter.ts'

const read = (address: string) => readFilter(new URLSearchParams(address))

describe('the filter of the list', () => {
  it('is read from the address and written back to it', () => {
    const address = 'q=budget&tag=board&mood=negative&language=fr&period=week&sort=longest'
    expect(writeFilter(read(address)).toString()).toBe(address)
    expect(writeFilter(read('')).toString()).toBe('')
  })

  it('ignores unknown values', () => {
    expect(writeFilter(read('mood=sad&language=de&period=century&sort=loudest&tag=')).toString()).toBe('')
  })

  it('sends no parameters when empty, so that the unfiltered list is used', () => {
    expect(toListFilter(read('q=budget'))).toEqual({})
  })

  it('starts a period at midnight of its first day', () => {
    const now = new Date(2026, 2, 10, 15, 30)
    expect(toListFilter(read('period=week&tag=board'), now)).toEqual({
      tag: 'board',
      from: new Date(2026, 2, 4).toISOString(),
    })
    // In a week in which the clocks change, soon after midnight and shortly before it.
    for (const now of [new Date(2026, 2, 31, 0, 30), new Date(2026, 2, 31, 23, 30)])
      expect(toListFilter(read('period=week'), now)).toEqual({ from: new Date(2026, 2, 25).toISOString() })
  })
})
