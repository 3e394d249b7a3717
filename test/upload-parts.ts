import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { multipart } from './multipart.ts'
import type { Person, TestServer } from './server.ts'

/** A second of a quiet tone: audio without speech. */
export const QUIET_WAV = encodeWav(Float32Array.from({ length: 16_000 }, (_, index) => 0.1 * Math.sin(index / 5)))

export type Parts = Parameters<typeof multipart>[0]

/** Uploads a form of these parts, good or bad. */
export function uploadParts(
  person: Person,
  parts: Parts,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const form = multipart(parts)
  return person.inject({
    method: 'POST',
    url: '/api/voice-notes',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}

/** The part of a form that holds the recording. */
export const audioPart = (content: Uint8Array | string = QUIET_WAV, fileName = 'note.wav') => ({
  name: 'audio',
  fileName,
  content,
})

/** Lists every file in storage. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'audio'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** Expects that a person has no note, and that storage has only the files that it had before. */
export async function expectNothingKept(server: TestServer, person: Person, filesBefore: string[]): Promise<void> {
  expect((await storedFiles(server)).sort()).toEqual(filesBefore.sort())
  const list = await person.inject({ url: '/api/voice-notes' })
  expect(list.json()).toEqual([])
}
