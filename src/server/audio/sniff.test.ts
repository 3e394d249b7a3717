import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HEAD_BYTES, sniffAudio } from './sniff.ts'

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/audio')

test.each([
  ['speech.mp3', 'mp3', 'audio/mpeg'],
  ['speech.untagged.mp3', 'mp3', 'audio/mpeg'],
  ['speech.wav', 'wav', 'audio/wav'],
  ['speech.m4a', 'm4a', 'audio/mp4'],
  ['speech.fragmented.m4a', 'm4a', 'audio/mp4'],
  ['speech.webm', 'webm', 'audio/webm'],
  ['truncated.webm', 'webm', 'audio/webm'],
  ['video-without-sound.webm', 'webm', 'audio/webm'],
  ['speech.ogg', 'ogg', 'audio/ogg'],
])('detects %s by its content', async (name, extension, mime) => {
  const whole = await readFile(join(FIXTURES, name))
  expect(await sniffAudio(whole.subarray(0, HEAD_BYTES))).toEqual({ extension, mime })
})

test('accepts an MP3 whose cover picture is longer than the bytes read', async () => {
  const head = new Uint8Array(HEAD_BYTES)
  head.set([0x49, 0x44, 0x33, 3, 0, 0, 0x00, 0x10, 0x00, 0x00])
  expect(await sniffAudio(head)).toEqual({ extension: 'mp3', mime: 'audio/mpeg' })
})

const text = (content: string) => new TextEncoder().encode(content)
test.each([
  ['a text named .mp3', readFile(join(FIXTURES, 'text.mp3'))],
  ['a PDF', text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
  ['a web page', text('<!doctype html><html><body><audio src="x.mp3"></audio></body></html>')],
  ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1])],
  ['a playlist', text('#EXTM3U\n#EXTINF:10,\nhttp://example.org/a.ts\n')],
  ['a WAV that ends in its header', text('RIFF')],
  ['nothing', new Uint8Array()],
])('refuses %s', async (_name, head) => {
  expect(await sniffAudio(await head)).toBeNull()
})
