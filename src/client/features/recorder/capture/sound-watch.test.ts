import { describe, expect, it } from 'vitest'
import { createSoundWatch, type SoundSample, type SoundWarning } from './sound-watch.ts'

const SPEECH = { level: 0.5, clippedMs: 0.25 }
const QUIET = { level: 0, clippedMs: 0 }
const LOUD = { level: 1, clippedMs: 0.45 }

/** Passes on samples of a tenth of a second each, and lists when the warning changed and to what. */
function listen(samples: readonly Omit<SoundSample, 'at'>[]): [seconds: number, SoundWarning | null][] {
  const watch = createSoundWatch()
  const changes: [number, SoundWarning | null][] = []
  let last: SoundWarning | null = null
  for (const [index, sample] of samples.entries()) {
    const warning = watch.hear({ ...sample, at: index * 100 })
    if (warning !== last) changes.push([index / 10, warning])
    last = warning
  }
  return changes
}

const during = (seconds: number, sample: Omit<SoundSample, 'at'>) => Array(seconds * 10).fill(sample)

describe('silence', () => {
  it('is reported after five seconds, and no longer once a word is heard', () => {
    expect(listen([...during(6, QUIET), ...during(1, SPEECH)])).toEqual([
      [5, 'silent'],
      [6.2, null],
    ])
  })

  it('is not reported in the pauses of a voice', () => {
    const sentence = [...during(1, SPEECH), ...during(4.5, QUIET)]
    expect(listen([...sentence, ...sentence, ...sentence])).toEqual([])
  })

  it('is not interrupted by a click', () => {
    const click = [SPEECH]
    expect(listen([...during(3, QUIET), ...click, ...during(3, QUIET), ...click, ...during(2, QUIET)])).toEqual([
      [5, 'silent'],
    ])
  })

  it('does not flicker in a room at the limit of what counts as quiet', () => {
    const hum = [SPEECH, QUIET, QUIET, QUIET, QUIET]
    expect(listen(Array(60).fill(hum).flat())).toEqual([[5, 'silent']])
  })
})

describe('clipping', () => {
  it('is reported after a third clipped sample, and until three seconds without one', () => {
    expect(listen([...during(1, SPEECH), ...during(1, LOUD), ...during(5, SPEECH)])).toEqual([
      [1.2, 'too-loud'],
      [4.9, null],
    ])
  })

  it('is not reported for one pop', () => {
    expect(listen([...during(1, SPEECH), LOUD, LOUD, ...during(4, SPEECH), LOUD, ...during(1, SPEECH)])).toEqual([])
  })

  it('stays reported while a voice clips now and then', () => {
    const shout = [LOUD, LOUD, LOUD, ...during(2, SPEECH)]
    expect(listen([...shout, ...shout, ...shout, ...shout])).toEqual([[0.2, 'too-loud']])
  })

  it('gives way to silence', () => {
    expect(listen([...during(1, LOUD), ...during(6, QUIET)])).toEqual([
      [0.2, 'too-loud'],
      [3.9, null],
      [5.9, 'silent'],
    ])
  })
})
