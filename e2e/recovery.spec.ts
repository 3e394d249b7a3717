import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { repeatWav } from './support/repeat-wav.ts'
import { expect, test } from './support/test.ts'

const HEADERS = { 'content-type': 'application/json' }

interface Note {
  id: string
  status: string
  progress: { percent: number } | null
  transcription: string
}

/** A person of one server, with the calls these tests need. */
async function signUp(server: DictumServer) {
  const response = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ email: `${Date.now()}@example.com`, password: 'correct horse battery' }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return {
    upload: async (content: Buffer, language = 'en'): Promise<Note> => {
      const form = new FormData()
      form.append('language', language)
      form.append('audio', new Blob([new Uint8Array(content)]), 'memo.wav')
      const answer = await fetch(`${server.url}/api/voice-notes`, { method: 'POST', headers: { cookie }, body: form })
      return (await answer.json()) as Note
    },
    read: async (path: string) => (await fetch(`${server.url}${path}`, { headers: { cookie } })).json(),
  }
}

test('a note survives the death of everything in the middle of its transcription, and is done once', async () => {
  test.setTimeout(300_000)
  const server = await DictumServer.create()
  try {
    await server.start()
    const person = await signUp(server)
    const note = await person.upload(repeatWav(await readFixture('speech.wav'), 20))
    const percent = async () => ((await person.read(`/api/voice-notes/${note.id}`)) as Note).progress?.percent ?? 0
    const status = async () => ((await person.read(`/api/voice-notes/${note.id}`)) as Note).status
    await expect.poll(status, { timeout: 60_000 }).toBe('transcribing')
    await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(0)
    await server.kill()

    await server.start({ LOG_LEVEL: 'info' })
    expect(server.log).toContain('taking it over')
    await expect.poll(status, { timeout: 200_000 }).toBe('ready')
    const transcript = (await person.read(`/api/voice-notes/${note.id}/transcript`)) as {
      version: number
      sentences: Array<{ index: number; start: number; end: number }>
    }
    expect(transcript.version).toBe(1)
    expect(transcript.sentences.map((sentence) => sentence.index)).toEqual([...transcript.sentences.keys()])
    const starts = transcript.sentences.map((sentence) => sentence.start)
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    expect((await person.read('/api/voice-notes')) as Note[]).toHaveLength(1)
  } finally {
    await server.dispose()
  }
})

test('a note in a language that no engine serves waits, and is taken up by itself once one does', async () => {
  const service = await startTranscriptionServer()
  service.hear({ text: 'Llamar al banco mañana.' })
  const server = await DictumServer.create()
  try {
    await server.start()
    const person = await signUp(server)
    const note = await person.upload(await readFixture('speech.wav'), 'es')
    const read = async () => (await person.read(`/api/voice-notes/${note.id}`)) as Note & { waiting: { code: string } }
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('waiting')
    expect((await read()).waiting.code).toMatch(/^no_engine/)
    await server.stop()
    await server.start({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_API_KEY: 'key' })
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('ready')
    expect((await read()).transcription).toContain('Llamar al banco')
  } finally {
    await server.dispose()
    await service.close()
  }
})
