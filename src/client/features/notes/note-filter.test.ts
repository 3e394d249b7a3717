import { describe, expect, it } from 'vitest'
import { readFilter, toListFilter, writeFilter } from './note-filter.ts'

const read = (address: string) => readFilter(new URLSearchParams(address))

describe('the filter of the list', () => {
  it('comes from the address and goes back into it', () => {
    const address = 'q=budget&tag=board&mood=negative&language=fr&period=week&sort=longest'
    expect(writeFilter(read(address)).toString()).toBe(address)
    expect(writeFilter(read('')).toString()).toBe('')
  })

  it('leaves out what it does not know', () => {
    expect(writeFilter(read('mood=sad&language=de&period=century&sort=loudest&tag=')).toString()).toBe('')
  })

  it('asks the server for nothing where nothing is narrowed, so that the plain list serves', () => {
    expect(toListFilter(read('q=budget'))).toEqual({})
  })

  it('begins a period at the midnight of its first day', () => {
    const now = new Date(2026, 2, 10, 15, 30)
    expect(toListFilter(read('period=week&tag=board'), now)).toEqual({
      tag: 'board',
      from: new Date(2026, 2, 4).toISOString(),
    })
  })
})
