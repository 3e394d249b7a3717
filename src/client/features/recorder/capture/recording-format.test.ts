import { describe, expect, it } from 'vitest'
import { nameRecording, pickRecordingFormat } from './recording-format.ts'

describe('pickRecordingFormat', () => {
  it('prefers Opus in WebM', () => {
    expect(pickRecordingFormat(() => true)).toBe('audio/webm;codecs=opus')
  })

  it('uses MP4 when the browser records nothing else', () => {
    expect(pickRecordingFormat((mime) => mime === 'audio/mp4')).toBe('audio/mp4')
  })

  it('leaves the choice to a browser that supports none of ours', () => {
    expect(pickRecordingFormat(() => false)).toBeUndefined()
  })
})

describe('nameRecording', () => {
  it('contains the word, the local time and the extension of the format', () => {
    const name = nameRecording('Grabación', '2026-11-21T23:30:15.123Z', 'Europe/Madrid', 'audio/mp4;codecs=mp4a.40.2')
    expect(name).toBe('Grabación 2026-11-22 00.30.m4a')
  })

  it('ends in webm when the type is unknown', () => {
    expect(nameRecording('Recording', '2026-11-21T09:30:15.123Z', 'UTC', '')).toBe('Recording 2026-11-21 09.30.webm')
  })
})
