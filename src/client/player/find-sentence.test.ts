import { describe, expect, it } from 'vitest'
import { findNextSpeech, findSentenceAt } from './find-sentence.ts'

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
  ])('finds at %d s position %d', (time, position) => {
    expect(findSentenceAt(sentences, time)).toBe(position)
  })

  it('finds nothing in an empty transcript', () => {
    expect(findSentenceAt([], 3)).toBe(-1)
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
