import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeSrt, writeVtt } from './write-subtitles.ts'

const say = (start: number, end: number, text: string, index = 0) => ({ index, start, end, text })

interface Cue {
  start: number
  end: number
  lines: string[]
}

const seconds = (stamp = '') => {
  const [hours = 0, minutes = 0, rest = 0] = stamp.replace(',', '.').split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}

/** Reads SubRip as strictly as players do. */
function readSrt(file: string): Cue[] {
  if (file === '') return []
  return file
    .trimEnd()
    .split('\r\n\r\n')
    .map((block, index) => {
      const [number, times = '', ...lines] = block.split('\r\n')
      expect(number).toBe(String(index + 1))
      const found = /^(\d{2,}:\d\d:\d\d,\d{3}) --> (\d{2,}:\d\d:\d\d,\d{3})$/.exec(times)
      expect(found, times).not.toBeNull()
      return { start: seconds(found?.[1]), end: seconds(found?.[2]), lines }
    })
}

describe('subtitles', () => {
  it('show a sentence at its time', () => {
    expect(writeSrt([say(3661.5, 3663, 'Hello there.')])).toBe('1\r\n01:01:01,500 --> 01:01:03,000\r\nHello there.\r\n')
    expect(writeVtt([say(1.25, 2, 'a < b & c')])).toBe('WEBVTT\n\n00:00:01.250 --> 00:00:02.000\na &lt; b &amp; c\n')
  })

  it('are valid when nobody spoke', () => {
    expect(writeSrt([])).toBe('')
    expect(writeVtt([])).toBe('WEBVTT\n')
  })

  it('divide a long sentence’s time among screens of two lines', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
    const cues = readSrt(writeSrt([say(10, 20, text)]))
    expect(cues.length).toBeGreaterThan(2)
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([10, 20])
    expect(cues.flatMap((cue) => cue.lines).join(' ')).toBe(text)
  })

  it('never overlap, are never empty, and fit, whatever was said', () => {
    const sentence = fc.record({
      start: fc.double({ min: 0, max: 9000, noNaN: true }),
      length: fc.double({ min: -1, max: 60, noNaN: true }),
      text: fc.oneof(fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 40 }), fc.constant('a --> b\r\n\r\n2')),
    })
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), (said) => {
        const cues = readSrt(writeSrt(said.map(({ start, length, text }) => say(start, start + length, text))))
        let last = 0
        for (const { start, end, lines } of cues) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(42)
          last = end
        }
      }),
      { numRuns: 200 },
    )
  })
})
