import { expect, test } from 'vitest'
import { type BlockSpeaker, joinSpeakers, numberTurns } from './join-speakers.ts'

const ANA = Float32Array.of(1, 0)
const TOM = Float32Array.of(0, 1)
/** It is between both, a little nearer to Ana. */
const HOARSE = Float32Array.of(0.8, 0.6)

const join = (found: BlockSpeaker[], count: number | null, joinsLike = count === null) =>
  numberTurns(joinSpeakers(found, { count, joinsLike }))

const turn = (start: number, end: number) => ({ start, end })

test('joins similar voices, and numbers people in the order in which they first speak', () => {
  const found = [
    { turns: [turn(5, 9)], voice: TOM },
    { turns: [turn(0, 4)], voice: ANA },
    { turns: [turn(20, 24)], voice: Float32Array.of(0.1, 2) },
  ]
  expect(join(found, null)).toEqual([
    { start: 0, end: 4, speaker: 1 },
    { start: 5, end: 9, speaker: 2 },
    { start: 20, end: 24, speaker: 2 },
  ])
})

test('joins the most similar voices until there are as many people as are known to speak', () => {
  const found = [
    { turns: [turn(0, 4)], voice: ANA },
    { turns: [turn(5, 9)], voice: TOM },
    { turns: [turn(10, 14)], voice: HOARSE },
  ]
  expect(join(found, 2).map(({ speaker }) => speaker)).toEqual([1, 2, 1])
  expect(join(found, 5)).toHaveLength(3)
})

test('joins similar voices of several blocks even if fewer people than stated remain', () => {
  const found = [
    { turns: [turn(0, 4)], voice: ANA },
    { turns: [turn(20, 24)], voice: ANA },
  ]
  expect(join(found, 2, true).map(({ speaker }) => speaker)).toEqual([1, 1])
  expect(join(found, 2, false).map(({ speaker }) => speaker)).toEqual([1, 2])
})

test('never returns more people than can be shown', () => {
  const found = Array.from({ length: 60 }, (_, at) => ({
    turns: [turn(at, at + 0.3)],
    voice: Float32Array.from({ length: 60 }, (_value, place) => (place === at ? 1 : 0)),
  }))
  expect(new Set(join(found, null).map(({ speaker }) => speaker)).size).toBe(40)
})

test('treats an unknown voice as another speaker, and does not end a turn at a short pause', () => {
  const found = [
    { turns: [turn(0, 4), turn(4.4, 6)], voice: ANA },
    { turns: [turn(7, 7.2)], voice: null },
  ]
  expect(join(found, null)).toEqual([
    { start: 0, end: 6, speaker: 1 },
    { start: 7, end: 7.2, speaker: 2 },
  ])
})
