import { describe, expect, it } from 'vitest'
import { toPrintable } from './printable-text.ts'

const latin = (codePoint: number) => codePoint < 0x180 || [0x2019, 0x2026, 0x2013].includes(codePoint)
const print = (text: string) => toPrintable(text, latin)

describe('printable text', () => {
  it.each([
    ['L’été à Łódź', 'L’été à Łódź'],
    ['e\u0301te\u0301', 'été'],
    ['Plan 🎉 B', 'Plan B'],
    ['👩‍👩‍👧 Plan', 'Plan'],
    ['a → b ≥ c', 'a -> b >= c'],
    ['Việt', 'Viet'],
    ['Ｗｉｄｅ', 'Wide'],
    ['a\u202eb\u0000c\ue000', 'abc'],
    ['two\n\nlines', 'two lines'],
    ['« oui » : 5 %', '«\u00a0oui\u00a0»\u00a0: 5\u00a0%'],
    ['10:00 – 11:30, or – so', '10:00\u00a0–\u00a011:30, or – so'],
  ])('for %j is %j', (text, expected) => {
    expect(print(text)).toEqual({ value: expected, whole: true })
  })

  it.each([
    ['שלום עולם!', '[…]!'],
    ['Meet 会议，会议 at ten', 'Meet […] at ten'],
    ['مرحبا (a) مرحبا', '[…] (a) […]'],
  ])('for %j, which no font covers completely, is %j', (text, expected) => {
    expect(print(text)).toEqual({ value: expected, whole: false })
  })

  it('replaces every text in a document, and nothing else', () => {
    const document = { title: '🎉 A', list: [{ text: '会', done: true }], none: null }
    expect(toPrintable(document, latin)).toEqual({
      value: { title: 'A', list: [{ text: '[…]', done: true }], none: null },
      whole: false,
    })
  })
})
