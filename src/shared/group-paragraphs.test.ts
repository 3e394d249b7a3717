import { describe, expect, it } from 'vitest'
import { groupParagraphs } from './group-paragraphs.ts'

function say(index: number, start: number, end: number, text = 'A sentence.') {
  return { index, start, end, text }
}

describe('groupParagraphs', () => {
  it('starts a paragraph at a long pause', () => {
    const groups = groupParagraphs([say(0, 0, 2), say(1, 2.3, 4), say(2, 6, 8)])
    expect(groups.map((group) => group.map((sentence) => sentence.index))).toEqual([[0, 1], [2]])
  })

  it('splits speech without pauses, and loses nothing', () => {
    const sentences = Array.from({ length: 40 }, (_, index) => say(index, index, index + 1, 'x'.repeat(60)))
    const groups = groupParagraphs(sentences)
    expect(groups.length).toBeGreaterThan(3)
    expect(groups.flat()).toEqual(sentences)
  })

  it('keeps one endless sentence whole', () => {
    expect(groupParagraphs([say(0, 0, 30, 'x'.repeat(2000))])).toHaveLength(1)
  })

  it('returns no paragraphs for no sentences', () => {
    expect(groupParagraphs([])).toEqual([])
  })
})
