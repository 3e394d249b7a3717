import { expect, test } from 'vitest'
import { readTermPieces, toHotWords } from './term-pieces.ts'

const pieces = readTermPieces(
  ['<unk>', '▁S', 'arah', '▁', 'S', 'a', 'r', 'h', ':', '/', '<blk>'].map((piece, id) => `${piece} ${id}\n`).join(''),
)

test('gives every piece a weight of about one, slightly less for those learnt first', () => {
  const weights = pieces.vocabulary.split('\n').map((line) => Number(line.split(' ')[1]))
  expect(pieces.vocabulary).toMatch(/^<unk> -1\.0/)
  expect(weights.slice(0, -1)).toEqual(weights.slice(0, -1).toSorted((a, b) => b - a))
  expect(weights.at(-2)).toBeGreaterThan(-1.5)
})

test('leaves out terms that the model can’t write or the decoder would misread', () => {
  expect(toHotWords(['Sarah', 'Łódź', 'S/a', ':rah', '  ', 'Sarah S'], pieces)).toBe('Sarah/Sarah S')
})
