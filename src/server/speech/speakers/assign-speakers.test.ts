import { describe, expect, test } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { assignSpeakers, cutAtTurns, giveTo, matchSpeakers, mergeSpeakers } from './assign-speakers.ts'

const turn = (start: number, end: number, speaker: number) => ({ start, end, speaker })
const span = (start: number, end: number) => ({ start, end })

describe('the speaker of a sentence', () => {
  test('is who speaks most of it', () => {
    const turns = [turn(0, 3, 1), turn(3, 10, 2), turn(4.5, 6, 1)]
    const speakers = assignSpeakers([span(0, 2.9), span(2, 5), span(5.5, 9)], turns).map(({ speaker }) => speaker)
    expect(speakers).toEqual([1, 2, 2])
  })

  test('is the nearest speaker where nobody speaks, and nobody far from any turn', () => {
    const turns = [turn(0, 3, 1), turn(5, 8, 2)]
    expect(assignSpeakers([span(3.2, 3.6), span(4.4, 4.8), span(20, 21)], turns)).toEqual([
      { start: 3.2, end: 3.6, speaker: 1 },
      { start: 4.4, end: 4.8, speaker: 2 },
      { start: 20, end: 21 },
    ])
  })

  test('is found although a long turn began long before', () => {
    const turns = [turn(0, 100, 1), turn(10, 12, 2)]
    const speakers = assignSpeakers([span(10, 12.5), span(60, 61)], turns).map(({ speaker }) => speaker)
    expect(speakers).toEqual([1, 1])
  })
})

describe('a sentence spoken by two people', () => {
  const sentence: Sentence = {
    index: 0,
    start: 10,
    end: 16,
    text: 'Can you send it yes of course I will',
    wordStarts: [0, 0.5, 1, 1.5, 3, 3.5, 4, 5, 5.5],
    doubtfulWords: ['send', 'course'],
  }

  test('is cut between two words, with its times, words and doubts', () => {
    expect(
      cutAtTurns([sentence, { index: 1, start: 17, end: 18, text: 'Good.' }], [turn(9, 12.9, 1), turn(12.9, 18, 2)]),
    ).toEqual([
      {
        index: 0,
        start: 10,
        end: 13,
        text: 'Can you send it',
        wordStarts: [0, 0.5, 1, 1.5],
        doubtfulWords: ['send'],
      },
      {
        index: 1,
        start: 13,
        end: 16,
        text: 'yes of course I will',
        wordStarts: [0, 0.5, 1, 2, 2.5],
        doubtfulWords: ['course'],
      },
      { index: 2, start: 17, end: 18, text: 'Good.' },
    ])
  })

  test('stays whole without times of its words, or where the speaker changes only for a moment', () => {
    const turns = [turn(9, 12.9, 1), turn(12.9, 18, 2)]
    const { wordStarts: _, ...untimed } = sentence
    const sentences = [untimed]
    expect(cutAtTurns(sentences, turns)).toBe(sentences)
    const timed = [sentence]
    expect(cutAtTurns(timed, [turn(9, 13, 1), turn(13, 13.2, 2), turn(13.2, 18, 1)])).toBe(timed)
    expect(cutAtTurns(timed, [turn(9, 18, 1)])).toBe(timed)
  })
})

test('gives a stretch to a speaker, whoever spoke there', () => {
  expect(giveTo([turn(0, 10, 1), turn(4, 6, 2)], span(3, 5), 3)).toEqual([
    turn(0, 3, 1),
    turn(3, 5, 3),
    turn(5, 6, 2),
    turn(5, 10, 1),
  ])
})

test('gives the turns of one speaker to another', () => {
  expect(mergeSpeakers([turn(0, 1, 1), turn(1, 2, 2), turn(2, 3, 3)], 3, 1)).toEqual([
    turn(0, 1, 1),
    turn(1, 2, 2),
    turn(2, 3, 1),
  ])
})

test('matches the speakers of two results by when they speak', () => {
  const earlier = [turn(0, 10, 1), turn(10, 20, 2), turn(20, 22, 3)]
  const later = [turn(0, 9, 2), turn(9, 22, 1)]
  expect(matchSpeakers(earlier, later)).toEqual(
    new Map([
      [1, 2],
      [2, 1],
    ]),
  )
})
