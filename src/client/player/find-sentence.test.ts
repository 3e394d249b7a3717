import { describe, expect, it } from 'vitest'
import { findNextSpeech, findSentenceAt, findWordAt } from './find-sentence.ts'

const sentences = [
  { index: 0, start: 2, end: 4, text: 'First.' },
  { index: 1, start: 4.2, end: 6, text: 'Second.' },
  { index: 2, start: 12, end: 15, text: 'Third.' },
]

describe('findSentenceAt', () => {
  it.each([
    [0, -1],
    [2, 0],
    [3.9, 0],
    [4.1, 0],
    [4.2, 1],
    [9, 1],
    [12, 2],
    [99, 2],
  ])('at %d s, finds position %d', (time, position) => {
    expect(findSentenceAt(sentences, time)).toBe(position)
  })

  it('finds nothing in an empty transcript', () => {
    expect(findSentenceAt([], 3)).toBe(-1)
  })
})

describe('findWordAt', () => {
  const sentence = { start: 10, text: 'Call «Ana», now.', wordStarts: [0.5, 1, 2] }
  const wordAt = (time: number, other: Partial<typeof sentence> = {}) => {
    const word = findWordAt({ ...sentence, ...other }, time)
    return word && sentence.text.slice(word.from, word.to)
  }

  it.each([
    [10, null],
    [10.5, 'Call'],
    [11.9, '«Ana»,'],
    [12, 'now.'],
    [99, 'now.'],
  ])('at %d s, finds %s', (time, word) => {
    expect(wordAt(time)).toBe(word)
  })

  it('finds nothing without a time for each word', () => {
    expect(wordAt(11, { wordStarts: [0.5, 1] })).toBeNull()
    expect(findWordAt({ start: 10, text: sentence.text }, 11)).toBeNull()
  })
})

describe('findNextSpeech', () => {
  const duration = 20

  it('never jumps during speech, or over a short pause', () => {
    expect(findNextSpeech(sentences, 3, duration)).toBeNull()
    expect(findNextSpeech(sentences, 4.1, duration)).toBeNull()
    expect(findNextSpeech(sentences, 13, duration)).toBeNull()
  })

  it('jumps to just before the next sentence', () => {
    expect(findNextSpeech(sentences, 7, duration)).toBe(11.75)
  })

  it('skips the silence at the beginning and at the end', () => {
    expect(findNextSpeech(sentences, 0, duration)).toBe(1.75)
    expect(findNextSpeech(sentences, 16, duration)).toBe(duration)
  })

  it('does not jump twice from the same place', () => {
    const target = findNextSpeech(sentences, 7, duration)
    expect(findNextSpeech(sentences, target ?? 0, duration)).toBeNull()
    expect(findNextSpeech(sentences, duration, duration)).toBeNull()
  })

  it('leaves a transcript without sentences alone', () => {
    expect(findNextSpeech([], 5, 0)).toBeNull()
  })
})
