import { describe, expect, test } from 'vitest'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { findFault, type RecognitionFault, recogniseWithCare } from './check-recognition.ts'
import type { Recognition, SpeechEngine } from './engine.ts'

const recognised = (text: string): Recognition => ({ text, parts: [], language: 'en' })

describe('a known fault', () => {
  test.each<[string, number, RecognitionFault]>([
    ['Thank you. Thank you. Thank you. Thank you. Thank you.', 10, 'repeats'],
    ['so so so so so so so so so', 10, 'repeats'],
    ['It begins well. And then we go on and then we go on and then we go on and then we go on.', 30, 'repeats'],
    [`This text was never spoken in so short a time. Nobody speaks as fast as that, not even here.`, 1, 'too_long'],
    ['Продолжение следует', 4, 'another_script'],
    ['ご視聴ありがとうございました', 4, 'another_script'],
  ])('%s', (text, seconds, fault) => {
    expect(findFault(recognised(text), seconds)).toBe(fault)
  })

  test.each([
    ['', 5],
    ['No, no, no, no, no!', 3],
    ['Very very very good, really really good.', 3],
    ['Llama a Inés, llama a Iñaki y llama a Íñigo mañana.', 5],
    ['Send it to Παύλος before the meeting on Friday, and call me back.', 6],
    ['12 12 12', 2],
    ['Yes.', 0.4],
  ])('is not found in ‘%s’', (text, seconds) => {
    expect(findFault(recognised(text), seconds)).toBeNull()
  })
})

describe('a segment', () => {
  const samples = new Float32Array(20 * PCM_RATE).fill(0.1)
  const loop = 'and then we go '.repeat(6).trim()

  /** Returns an engine that gives one answer after the other. */
  function engine(...answers: Recognition[]) {
    const lengths: number[] = []
    const transcribe: SpeechEngine['transcribe'] = async (request) => {
      lengths.push(request.samples.length / PCM_RATE)
      return answers.shift() ?? recognised('')
    }
    return { engine: { transcribe } as SpeechEngine, lengths }
  }
  const care = (from: SpeechEngine, sound = samples) =>
    recogniseWithCare(from, { samples: sound, language: 'en', signal: new AbortController().signal })

  test('is transcribed only once if it has no fault', async () => {
    const { engine: sound, lengths } = engine(recognised('Call Ana.'))
    expect(await care(sound)).toEqual(recognised('Call Ana.'))
    expect(lengths).toEqual([20])
  })

  test('is transcribed again in pieces after a fault, with matching times', async () => {
    const part = { text: 'Ana.', start: 1, end: 2 }
    const better = { ...recognised('Call Ana.'), parts: [part] }
    const { engine: lost, lengths } = engine(recognised(loop), better, { ...recognised('Then Bo.'), parts: [part] })
    const result = await care(lost)
    expect(result.text).toMatch(/^Call Ana\. Then Bo\./)
    expect(result.doubtful).toBeUndefined()
    expect(result.parts[1]?.start).toBeCloseTo(1 + (lengths[1] ?? 0))
    expect(lengths.slice(1).reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(20)
    expect(Math.max(...lengths.slice(1))).toBeLessThanOrEqual(10)
  })

  test.each([
    ['faulty again', [recognised(loop), recognised(loop)]],
    ['gone', []],
  ])('keeps its text and is doubtful when %s', async (_how, again) => {
    const { engine: lost } = engine(recognised(loop), ...again)
    expect(await care(lost)).toEqual({ ...recognised(loop), doubtful: true })
  })

  test('is doubtful at once when too short to cut', async () => {
    const { engine: lost, lengths } = engine(recognised('Продолжение следует'))
    expect(await care(lost, samples.subarray(0, PCM_RATE))).toMatchObject({ doubtful: true })
    expect(lengths).toEqual([1])
  })
})
