import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { LocalEngine } from '#server/speech/local/local-engine.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const MODELS = join(ROOT, 'test/fixtures/models')
const TINY = join(MODELS, 'tiny-ctc')
const EVAL = join(ROOT, '../shared/eval')

interface Row {
  file: string
  lang: Language
  text: string
  spans: { start: number; end: number; text: string }[]
}
const known = (await readRows(join(TINY, 'manifest.jsonl'))).find(({ spans }) => spans.length > 1)

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({
    MODEL_DIR: MODELS,
    TRANSCRIPTION_LOCAL_MODEL: 'tiny-ctc',
    TRANSCRIPTION_ENGINE: 'local',
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

describe('a note by a model on this machine', () => {
  it('gets its text, with the times at which it was said', async () => {
    const content = await readFile(join(TINY, known?.file ?? ''))
    const { id } = await uploadNote(person, { content, fileName: 'note.ogg' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      transcription: known?.text,
      engine: { id: 'local', model: 'tiny-ctc', draft: false },
    })
    const { sentences } = await readTranscript(id)
    expect(sentences.length).toBeGreaterThanOrEqual(known?.spans.length ?? Number.NaN)
    for (const span of known?.spans ?? []) {
      const first = sentences.find(({ text }) => span.text.startsWith(text))
      expect(Math.abs((first?.start ?? Number.NaN) - span.start), span.text).toBeLessThan(0.5)
    }
  })

  it('is whole, and nothing in it twice, though the engine dies in the middle', async () => {
    const content = await readFile(join(TINY, known?.file ?? ''))
    const { id } = await uploadNote(person, { content, fileName: 'note.ogg' })
    const engine = server.context.speech.list()[0]
    if (!(engine instanceof LocalEngine)) throw new Error('another engine is first')
    const killed = new Set<number>()
    // Twice at most: a segment is tried twice, and then its note once more.
    const killer = setInterval(() => {
      const pid = engine.processId
      if (pid === null || killed.has(pid) || killed.size === 2) return
      killed.add(pid)
      process.kill(pid, 'SIGKILL')
    }, 1)
    await server.drain()
    clearInterval(killer)
    expect(killed.size).toBeGreaterThan(0)
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: known?.text })
  })

  it('of silence says that nobody spoke', async () => {
    const content = encodeWav(new Float32Array(3 * 16_000))
    const { id } = await uploadNote(person, { content, fileName: 'silence.wav' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: '', speechFound: false })
  })
})

it.skipIf(!existsSync(EVAL))(
  'recordings of people in three languages go the whole way (skipped where the evaluation set is absent)',
  async () => {
    const rows = await readRows(join(EVAL, 'manifest.jsonl'))
    const some = (['en', 'es', 'fr'] as const).flatMap((lang) => rows.filter((row) => row.lang === lang).slice(0, 3))
    const notes = await Promise.all(
      some.map(async ({ file, lang }) =>
        uploadNote(person, {
          content: await readFile(join(EVAL, file)),
          fileName: file.replace('/', '-'),
          language: lang,
        }),
      ),
    )
    await server.drain()
    for (const { id, fileName } of notes) {
      expect(await readNote(person, id), fileName).toMatchObject({ status: 'ready', speechFound: true })
    }
  },
  120_000,
)

async function readTranscript(id: string): Promise<Transcript> {
  return (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json<Transcript>()
}

async function readRows(path: string): Promise<Row[]> {
  return (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}
