import { describe, expect, it } from 'vitest'
import { cleanFileName, stemOf } from './file-name.ts'

describe('cleanFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\fake\\note.mp3', 'note.mp3'],
    ['it\'s "quoted".wav', 'it\'s "quoted".wav'],
    ['🎙️ nota de voz 🇪🇸.ogg', '🎙️ nota de voz 🇪🇸.ogg'],
    ['evil\u202egpm.exe', 'evilgpm.exe'],
    ['line\r\nbreak\u0000.mp3', 'linebreak.mp3'],
    ['..', 'audio'],
    ['', 'audio'],
    [undefined, 'audio'],
  ])('turns %j into %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected)
  })

  it('cuts the stem of a name of 300 characters and keeps its ending', () => {
    const clean = cleanFileName(`${'n'.repeat(300)}.webm`)
    expect(clean).toHaveLength(200)
    expect(clean).toMatch(/n\.webm$/)
  })

  it('never cuts through a character that is made of several code points', () => {
    const clean = cleanFileName(`${'👩‍👩‍👧'.repeat(300)}.mp3`)
    expect(clean.endsWith('👩‍👩‍👧.mp3')).toBe(true)
  })
})

describe('stemOf', () => {
  it.each([
    ['board meeting.m4a', 'board meeting'],
    ['v1.2 plan.mp3', 'v1.2 plan'],
    ['.mp3', '.mp3'],
  ])('turns %j into %j', (name, expected) => {
    expect(stemOf(name)).toBe(expected)
  })
})
