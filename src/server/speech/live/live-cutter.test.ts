import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_SEGMENT_SECONDS } from '#shared/limits.ts'
import type { SpeechSpan } from '../speech-task.ts'
import { LiveCutter } from './live-cutter.ts'

const middle = { quietest: (from: number, to: number) => (from + to) / 2 }

/** Passes on spans as the detector reports them: each once its end has been heard, with the clock ticking every half second. */
function cut(spans: readonly SpeechSpan[], duration: number): { final: SpeechSpan[]; at: number[] } {
  const cutter = new LiveCutter(middle)
  const final: SpeechSpan[] = []
  const at: number[] = []
  const take = (found: SpeechSpan[], now: number) => {
    for (const segment of found) {
      final.push(segment)
      at.push(now)
    }
  }
  const left = [...spans]
  for (let now = 0.5; now <= duration; now += 0.5) {
    for (; left[0] && left[0].end + 0.3 <= now; left.shift()) take(cutter.add(left[0]), now)
    const isSpeaking = left[0] !== undefined && left[0].start < now
    if (!isSpeaking) take(cutter.pauseUntil(now), now)
  }
  for (const span of left) take(cutter.add(span), duration)
  take(cutter.end(duration), duration)
  return { final, at }
}

describe('speech that is cut while it is spoken', () => {
  test('is one segment over short pauses, with some sound around it', () => {
    expect(
      cut(
        [
          { start: 1, end: 2 },
          { start: 2.8, end: 4 },
        ],
        4.1,
      ).final,
    ).toEqual([{ start: 0.75, end: 4.1 }])
  })

  test('is cut at a long pause, as soon as it is one', () => {
    const { final, at } = cut(
      [
        { start: 1, end: 2 },
        { start: 6, end: 7 },
      ],
      7,
    )
    expect(final).toEqual([
      { start: 0.75, end: 2.25 },
      { start: 5.75, end: 7 },
    ])
    expect(at[0]).toBe(3.5)
  })

  test('is cut at a short pause once it is long', () => {
    const { final, at } = cut(
      [
        { start: 0, end: 7 },
        { start: 8.1, end: 9 },
      ],
      9,
    )
    expect(final).toEqual([
      { start: 0, end: 7.25 },
      { start: 7.85, end: 9 },
    ])
    expect(at[0]).toBe(7.5 + 0.5)
  })

  test('without a pause is cut at its quietest moments', () => {
    const { final } = cut([{ start: 0, end: 70 }], 70)
    expect(final.length).toBe(3)
    for (const { start, end } of final) expect(end - start).toBeLessThanOrEqual(MAX_SEGMENT_SECONDS)
  })

  test('gives nothing for silence', () => {
    expect(cut([], 60).final).toEqual([])
  })
})

test('every moment of speech is in exactly one segment, and no segment is too long', () => {
  const span = fc.record({
    gap: fc.double({ min: 0.31, max: 4, noNaN: true }),
    length: fc.double({ min: 0.2, max: 50, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), (list) => {
      let now = 0
      const spans = list.map(({ gap, length }) => {
        const start = now + gap
        now = start + length
        return { start, end: now }
      })
      const { final } = cut(spans, now + 1)
      for (const [at, { start, end }] of final.entries()) {
        expect(end - start).toBeLessThanOrEqual(MAX_SEGMENT_SECONDS + 0.001)
        expect(start).toBeGreaterThanOrEqual((final[at - 1]?.end ?? 0) - 0.001)
      }
      for (const { start, end } of spans) {
        for (const moment of [start + 0.01, (start + end) / 2, end - 0.01]) {
          expect(final.filter((one) => one.start <= moment && moment < one.end)).toHaveLength(1)
        }
      }
    }),
  )
})
