import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { checkAudioFile } from './check-audio-file.ts'

function file(name: string, type: string, size = 1000) {
  return { name, type, size }
}

describe('checkAudioFile', () => {
  it.each([
    ['memo.mp3', 'audio/mpeg'],
    ['memo.WAV', ''],
    ['New recording.m4a', 'audio/x-m4a'],
    ['blob', 'audio/webm;codecs=opus'],
    ['meeting.webm', 'video/webm'],
    ['voice.ogg', 'application/octet-stream'],
  ])('accepts %s (%s)', (name, type) => {
    expect(checkAudioFile(file(name, type))).toBeNull()
  })

  it.each([
    ['report.pdf', 'application/pdf'],
    ['mp3', ''],
    ['song.mp3.exe', 'application/x-msdownload'],
    ['clip.mp4', 'video/mp4'],
  ])('refuses %s (%s)', (name, type) => {
    expect(checkAudioFile(file(name, type))).toBe('format')
  })

  it('accepts a file of exactly the largest size and refuses one byte more', () => {
    expect(checkAudioFile(file('a.wav', 'audio/wav', MAX_UPLOAD_BYTES))).toBeNull()
    expect(checkAudioFile(file('a.wav', 'audio/wav', MAX_UPLOAD_BYTES + 1))).toBe('size')
  })

  it('refuses an empty file', () => {
    expect(checkAudioFile(file('a.wav', 'audio/wav', 0))).toBe('empty')
  })
})
