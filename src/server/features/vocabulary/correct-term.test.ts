import { expect, test } from 'vitest'
import { correctTerm } from './correct-term.ts'

test.each([
  ['Ask Toro, then Toro’s boss.', 'Toro', 'Thoreau', 'Ask Thoreau, then Thoreau’s boss.'],
  ['Un toro en la plaza.', 'Toro', 'Thoreau', 'Un toro en la plaza.'],
  ['The Toronto office.', 'Toro', 'Thoreau', 'The Toronto office.'],
  ['Ask Xavier Thoreau or Xavier.', 'Xavier', 'Xavier Thoreau', 'Ask Xavier Thoreau or Xavier Thoreau.'],
  ['We use data  bricks (v1.0).', 'data bricks', 'Data.bricks', 'We use Data.bricks (v1.0).'],
  ['Costs $1 in C++ now.', 'C++', 'C$&', 'Costs $1 in C$& now.'],
])('%s', (text, instead, term, result) => {
  expect(correctTerm(text, { term, instead })).toBe(result)
})

test('corrects near misses of the term without knowing the original words', () => {
  expect(correctTerm('Call Echeberria about it.', { term: 'Etxeberria' })).toBe('Call Etxeberria about it.')
})
