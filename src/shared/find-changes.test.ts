import { expect, test } from 'vitest'
import { findChanges } from './find-changes.ts'

const changes = (before: string, after: string) => {
  const [a, b] = [before.split(' ').filter(Boolean), after.split(' ').filter(Boolean)]
  return findChanges(a, b).map(({ from, to }) => [a.slice(...from).join(' '), b.slice(...to).join(' ')])
}

test.each([
  ['ask call ski please', 'ask kowalski please', [['call ski', 'kowalski']]],
  ['a b c', 'a c', [['b', '']]],
  [
    'a c',
    'a b c d',
    [
      ['', 'b'],
      ['', 'd'],
    ],
  ],
  ['', 'a', [['', 'a']]],
  ['a b', 'a b', []],
])('finds the changes between %j and %j', (before, after, expected) => {
  expect(changes(before, after)).toEqual(expected)
})
