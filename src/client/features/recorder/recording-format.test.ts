import { describe, expect, it } from 'vitest'
import { nameRecording, pickRecordingFormat } from './recording-format.ts'

describe('pickRecordingFormat', () => {
  it('prefers Opus in WebM', () => {
    expect(pickRecordingFormat(() => true)).toBe('audio/webm;codecs=opus')
  })

  it('takes MP4 where the browser records nothing else', () => {
    expect(pickRecordingFormat((mime) => mime === 'audio/mp4')).toBe('audio/mp4')
  })

  it('leaves the choice to a browser that knows none of ours', () => {
    expect(pickRecordingFormat(() => false)).toBeUndefined()
  })
})

describe('nameRecording', () => {
  it('carries the time and the ending of the format', () => {
    const name = nameRecording('2026-11-21T09:30:15.123Z', 'audio/mp4;codecs=mp4a.40.2')
    expect(name).toBe('recording-2026-11-21-093015.m4a')
  })

  it('ends in webm when the type is unknown', () => {
    expect(nameRecording('2026-11-21T09:30:15.123Z', '')).toBe('recording-2026-11-21-093015.webm')
  })
})
