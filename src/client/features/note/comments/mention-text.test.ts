import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOpenMention, matchPeople, readStored, toStored } from './mention-text.ts'

const ADA = { id: 'a1', name: 'Ada' }
const MOREAU = { id: 'a2', name: 'Ada Moreau' }

describe('a comment in a field', () => {
  it('shows people by name and is stored with their ids', () => {
    const stored = 'Ask @[Ada Moreau](a2), or @[Ada](a1).'
    expect(readStored(stored)).toEqual({ text: 'Ask @Ada Moreau, or @Ada.', mentions: [MOREAU, ADA] })
    expect(toStored(readStored(stored))).toBe(stored)
  })

  it('mentions nobody by a name that was changed or never chosen', () => {
    expect(toStored({ text: '@Adam and @Ben and ada@Ada.eu', mentions: [MOREAU] })).toBe(
      '@Adam and @Ben and ada@Ada.eu',
    )
    expect(toStored({ text: '@Adam', mentions: [ADA] })).toBe('@Adam')
  })

  it('keeps any text without mentions unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => toStored({ text, mentions: [] }) === text))
  })
})

describe('a mention being written', () => {
  it.each([
    ['@', { start: 0, query: '' }],
    ['Ask @ad', { start: 4, query: 'ad' }],
    ['Ask @Ada Mo', { start: 4, query: 'Ada Mo' }],
    ['ada@example', null],
    ['Ask @ada\nand', null],
    ['Ask', null],
  ])('in %j is %j', (text, expected) => {
    expect(findOpenMention(text, text.length)).toEqual(expected)
  })

  it('ends at the caret', () => {
    expect(findOpenMention('Ask @ada today', 8)).toEqual({ start: 4, query: 'ada' })
  })

  it('finds people by any of their names, without accents', () => {
    const lea = { id: 'l', name: 'Léa Fournier' }
    expect(matchPeople([MOREAU, lea], 'fou')).toEqual([lea])
    expect(matchPeople([MOREAU, lea], 'LEA f')).toEqual([lea])
    expect(matchPeople([MOREAU, lea], '')).toEqual([MOREAU, lea])
    expect(matchPeople([MOREAU, lea], 'eau')).toEqual([])
  })
})
