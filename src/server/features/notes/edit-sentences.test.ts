import { describe, expect, it } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { editSentences } from './edit-sentences.ts'

const TEXT: Sentence[] = [
  {
    index: 0,
    start: 0,
    end: 2,
    text: 'hello marta',
    marks: ['doubtful', 'estimated', 'restored'],
    doubtfulWords: ['marta'],
    wordStarts: [0, 1],
  },
  { index: 1, start: 2, end: 4, text: 'Um.' },
  { index: 2, start: 4, end: 6, text: 'We go.', wordStarts: [0, 0.5] },
]

describe('editing sentences', () => {
  it('keeps their times, drops the marks of the old words, and leaves the other sentences unchanged', () => {
    expect(editSentences(TEXT, [{ index: 0, text: ' Hello,\n\tMartha. ' }])).toEqual([
      { index: 0, start: 0, end: 2, text: 'Hello, Martha.', marks: ['estimated'] },
      TEXT[1],
      TEXT[2],
    ])
  })

  it('puts sentences back after all that start no later, in one walk through a long text', () => {
    let looks = 0
    const sentence = (index: number, start: number, text: string): Sentence => ({
      index,
      end: start,
      text,
      get start() {
        looks += 1
        return start
      },
    })
    const text = Array.from({ length: 2000 }, (_, at) => sentence(at, at, `${at}`))
    const back = Array.from({ length: 1000 }, (_, at) => sentence(at, 999 - at, `back ${999 - at}`))
    const edited = editSentences(text, [], [...back, sentence(0, 5, 'last')]) ?? []
    expect(edited.slice(8, 14).map((found) => found.text)).toEqual(['4', 'back 4', '5', 'back 5', 'last', '6'])
    expect(edited).toHaveLength(3001)
    expect(edited.at(-1)).toMatchObject({ index: 3000, text: '1999' })
    // Looking through the text for each of them would take half a million.
    expect(looks).toBeLessThan(100_000)
  })

  it('cuts a text without punctuation into sentences that share its time and keep its words', () => {
    const long = 'so we met the builder and he can start in june then i have to tell the neighbours '.repeat(3).trim()
    const edited = editSentences(TEXT, [{ index: 0, text: long }], [], 'en') ?? []
    const parts = edited.slice(0, -2)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.map(({ text }) => text).join(' ')).toBe(long)
    expect(edited.map(({ index }) => index)).toEqual(edited.map((_, at) => at))
    expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([0, 2])
    for (const [at, { start, end, text }] of parts.entries()) {
      expect(text.split(' ').length).toBeLessThanOrEqual(25)
      expect(end).toBeGreaterThan(start)
      expect(parts[at + 1]?.start ?? end).toBe(end)
    }
  })

  it('removes an emptied sentence and renumbers the rest', () => {
    const edited = editSentences(TEXT, [{ index: 1, text: ' ' }])
    expect(edited?.map(({ index, start }) => [index, start])).toEqual([
      [0, 0],
      [1, 4],
    ])
  })

  it('returns nothing when the words are the same', () => {
    expect(editSentences(TEXT, [{ index: 2, text: 'We go. ' }])).toBeNull()
  })

  it('rejects an unknown sentence', () => {
    expect(() => editSentences(TEXT, [{ index: 3, text: 'More.' }])).toThrow('validation_failed')
  })
})
