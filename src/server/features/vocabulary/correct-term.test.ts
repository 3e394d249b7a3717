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

test('mends what is almost the term without being told what stood there', () => {
  expect(correctTerm('Call Echeberria about it.', { term: 'Etxeberria' })).toBe('Call Etxeberria about it.')
})
