import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav, PCM_RATE } from '#server/audio/pcm-file.ts'
import { fetchInBackground } from '#server/models/fetch-in-background.ts'
import { openModelLibrary } from '#server/models/model-library.ts'
import { LocalEngine } from '#server/speech/local/local-engine.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { startModelServer } from '#test/fakes/model-server.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { resumeWaitingForEngine } from './recover-notes.ts'

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
const rows = await readRows(join(TINY, 'manifest.jsonl'))
const known = rows.find(({ spans }) => spans.length > 1)

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

describe('a note transcribed by a local model', () => {
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

  it('has the time of each word, except of words that somebody has written since', async () => {
    const content = await readFile(join(TINY, known?.file ?? ''))
    const { id } = await uploadNote(person, { content, fileName: 'note.ogg' })
    await server.drain()
    const { version, sentences } = await readTranscript(id)
    const [first] = sentences
    for (const { text, start, end, wordStarts = [] } of sentences) {
      expect(wordStarts).toHaveLength(text.split(' ').length)
      expect(wordStarts).toEqual(wordStarts.toSorted((a, b) => a - b))
      expect(wordStarts.at(-1)).toBeLessThanOrEqual(end - start)
    }
    const payload = { version, edits: [{ index: first?.index, text: `${first?.text.replace(/\.$/, '')} indeed.` }] }
    await person.inject({ method: 'PUT', url: `/api/voice-notes/${id}/transcript`, payload })
    const edited = await readTranscript(id)
    expect(edited.version).toBe(version + 1)
    expect(edited.sentences[0]?.wordStarts).toBeUndefined()
    expect(edited.sentences.slice(1)).toEqual(sentences.slice(1))
  })

  it('is complete without repetitions, although the engine dies in the middle', async () => {
    const content = await readFile(join(TINY, known?.file ?? ''))
    const { id } = await uploadNote(person, { content, fileName: 'note.ogg' })
    const engine = server.context.speech.list()[0]
    if (!(engine instanceof LocalEngine)) throw new Error('another engine is first')
    const killed = new Set<number>()
    // At most twice: a segment is tried twice, and then its note is retried once.
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

  it.each<[string, (second: number) => number]>([
    ['silence', () => 0],
    // The same in each run.
    ['white noise', (second) => 0.3 * ((sine(second, 206_853) * 43_758.5453) % 1)],
    ['a tone', (second) => 0.3 * sine(second, 440)],
    ['music', (second) => chord(second) * Math.exp(-3 * (second % 0.5))],
  ])('says of %s that nobody spoke', async (_name, sound) => {
    const samples = Float32Array.from({ length: 6 * PCM_RATE }, (_, index) => sound(index / PCM_RATE))
    const { id } = await uploadNote(person, { content: encodeWav(samples), fileName: 'sound.wav' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: '', speechFound: false })
  })
})

it('resumes a note that waits for a model once that is downloaded, although the download was interrupted', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'dictum-models-'))
  const content = await readFile(join(TINY, 'audio/fr1.ogg'))
  const files = await Promise.all(
    ['model.int8.onnx', 'tokens.txt'].map(async (name) => ({ name, bytes: await readFile(join(TINY, name)) })),
  )
  const origin = await startModelServer(
    Object.fromEntries(files.map(({ name, bytes }) => [`/ours/tiny/resolve/main/${name}`, { bytes }])),
  )
  const waiting = await startTestServer({
    MODEL_DIR: dir,
    TRANSCRIPTION_LOCAL_MODEL: 'tiny',
    TRANSCRIPTION_ENGINE: 'local',
  })
  try {
    const owner = await signUp(waiting.app)
    const { id } = await uploadNote(owner, { content, fileName: 'note.ogg', language: 'fr' })
    await waiting.drain()
    await resumeWaitingForEngine(waiting.context)
    expect(await readNote(owner, id)).toMatchObject({ status: 'waiting', waiting: { code: 'no_engine' } })
    origin.fail('break')
    const library = openModelLibrary({
      ...waiting.context.config.models,
      mirrorUrl: origin.url,
      pauseMs: 1,
      catalogue: [
        {
          kind: 'speech',
          name: 'tiny',
          title: 'Tiny',
          languages: ['fr'],
          bytes: 1_000_000,
          memoryBytes: 0,
          workPerSecond: null,
          licence: { name: 'MIT', holder: 'us', confirmed: true },
          family: 'ctc',
          repository: 'ours/tiny',
          revision: 'main',
          files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: null })),
          pinned: false,
        },
      ],
    })
    await fetchInBackground(library, waiting.context.logger, [{ kind: 'speech', wanted: () => true }]).done
    await resumeWaitingForEngine(waiting.context)
    await waiting.drain()
    const row = rows.find(({ file }) => file === 'audio/fr1.ogg')
    expect(await readNote(owner, id)).toMatchObject({ status: 'ready', transcription: row?.text })
  } finally {
    await waiting.close()
    await origin.close()
    await rm(dir, { recursive: true, force: true })
  }
})

it.skipIf(!existsSync(EVAL))(
  'processes recordings of people in three languages from end to end (skipped where the evaluation set is absent)',
  async () => {
    const recorded = await readRows(join(EVAL, 'manifest.jsonl'))
    const some = (['en', 'es', 'fr'] as const).flatMap((lang) =>
      recorded.filter((row) => row.lang === lang).slice(0, 3),
    )
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

function sine(second: number, hertz: number): number {
  return Math.sin(2 * Math.PI * hertz * second)
}

/** Returns three tones with overtones, with another chord each second. */
function chord(second: number): number {
  const root = [220, 262, 294, 196][Math.floor(second) % 4] ?? 220
  const notes = [root, root * 1.25, root * 1.5].map((hertz) => sine(second, hertz) + 0.4 * sine(second, 2 * hertz))
  return 0.12 * notes.reduce((sum, note) => sum + note, 0)
}
