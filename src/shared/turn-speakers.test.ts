import { expect, test } from 'vitest'
import { groupParagraphs } from './group-paragraphs.ts'
import { findTurnSpeakers } from './turn-speakers.ts'

const say = (start: number, speaker?: number) => ({
  index: start,
  start,
  end: start + 1,
  text: 'Good.',
  ...(speaker === undefined ? {} : { speaker }),
})
const ANA = { number: 1, name: 'Ana', isOwner: false }
const SECOND = { number: 2, name: null, isOwner: false }

test('a paragraph ends where the speaker changes, and the new speaker is named', () => {
  const paragraphs = groupParagraphs([say(0, 1), say(1, 1), say(2, 2), say(6, 2), say(7, 1)])
  expect(paragraphs.map((sentences) => sentences.map(({ start }) => start))).toEqual([[0, 1], [2], [6], [7]])
  expect(findTurnSpeakers(paragraphs, [ANA, SECOND])).toEqual([ANA, SECOND, null, ANA])
})

test('a single speaker without a name and sentences without a speaker have no label', () => {
  const paragraphs = [[say(0, 1)], [say(2)], [say(4, 1)]]
  expect(findTurnSpeakers(paragraphs, [{ ...ANA, name: null }])).toEqual([null, null, null])
  expect(findTurnSpeakers(paragraphs, [ANA])).toEqual([ANA, null, null])
  expect(findTurnSpeakers(paragraphs)).toEqual([null, null, null])
})
