import { expect, test } from 'vitest'
import { MAX_PIECE } from './cut-features.ts'
import { placeOf, sumPaths } from './cut-paths.ts'

/** Makes a table of scores that are all 0, but for these pieces. */
function tableOf(count: number, scores: Record<string, number>): Float64Array {
  const table = new Float64Array(count * MAX_PIECE)
  for (const [piece, score] of Object.entries(scores)) {
    const [from = 0, to = 0] = piece.split('-').map(Number)
    table[placeOf(from, to)] = score
  }
  return table
}

test('all ways to cut are equally likely if no piece is better than another', () => {
  const { begins, probabilityOf } = sumPaths(3, tableOf(3, {}))
  expect([...begins].map((one) => one.toFixed(3))).toEqual(['1.000', '0.500', '0.500'])
  expect(probabilityOf(0, 3)).toBeCloseTo(0.25)
  expect(probabilityOf(1, 3)).toBeCloseTo(0.25)
})

test('a piece that fits makes the cuts inside it unlikely and those around it likely', () => {
  const { begins, probabilityOf } = sumPaths(4, tableOf(4, { '1-3': 10 }))
  expect(probabilityOf(1, 3)).toBeGreaterThan(0.99)
  expect(begins[1]).toBeGreaterThan(0.99)
  expect(begins[2]).toBeLessThan(0.01)
  expect(begins[3]).toBeGreaterThan(0.99)
})

test('cuts words that are too many for one piece', () => {
  const { begins } = sumPaths(MAX_PIECE + 1, new Float64Array((MAX_PIECE + 1) * MAX_PIECE).fill(-100))
  expect(begins.slice(1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('finds no beginning where there are no words', () => {
  expect(sumPaths(0, new Float64Array()).begins).toHaveLength(0)
})
