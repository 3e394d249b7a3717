import { expect, it } from 'vitest'
import { slowdownFor } from './cpu-slowdown.ts'

it.each([
  [20, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1650, 4.5],
  [2000, 6],
])('slows a processor with benchmark index %d down %d times', (index, slowdown) => {
  expect(slowdownFor(index)).toBeCloseTo(slowdown)
})

it('extrapolates beyond the fastest known machine', () => {
  expect(slowdownFor(2700)).toBeGreaterThan(6)
})
