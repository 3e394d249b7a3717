import { describe, expect, test } from 'vitest'
import { firstKinds } from './first-kinds.ts'
import { DATE_RULES } from './passes.ts'

describe('the kinds that a match can begin with', () => {
  test.each([
    ['NUM UNIT', 'NUM'],
    ['(ON|THE)* NUM? MONTH YEAR', 'ON THE NUM MONTH'],
    ['(?<=AT|ABOUT)NUM (?=UNIT)', 'NUM'],
    ['(?<!A (B|C))(?:NUM|ORD)+ OF', 'NUM ORD'],
    ['(A|B?) C|D', 'A B C D'],
    ['(?<=^)(A? B) C$', 'A B'],
  ])('of %s are %s', (pattern, kinds) => {
    expect([...firstKinds(pattern)].sort()).toEqual(kinds.split(' ').sort())
  })

  test('are known of every rule', () => {
    for (const { id, first, kinds } of DATE_RULES.values()) {
      expect(first.size, id).toBeGreaterThan(0)
      for (const kind of first) expect(kinds, id).toContain(kind)
    }
  })
})
