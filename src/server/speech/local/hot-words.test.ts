import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { DURATIONS, type MadeUpTransducer, writeTransducer } from '#test/fixtures/models/made-up-transducer.ts'
import { makeRandom } from '#test/make-random.ts'
import { LocalEngine } from './local-engine.ts'
import { findModelFiles, type ModelFiles } from './model-files.ts'
import { RecogniserProcess } from './recogniser-process.ts'

const signal = new AbortController().signal
const PIECES = ['<unk>', '▁S', '▁Hello', '▁here', 'oda', 'arah', '▁', 'S', 'a', 'r', 'h', 'o', 'd']
const BLANK = '<blk>'
const ROWS = 40

let folder: string
let files: ModelFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-terms-'))
  files = await makeModel('unsure', { oda: 0.5, arah: 0.3 })
})
afterAll(() => rm(folder, { recursive: true }))

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/** Writes a model that says 'Hello S… here', with the given probabilities for the third piece. */
async function makeModel(name: string, third: Record<string, number>): Promise<ModelFiles> {
  const spoken = [row({ '▁Hello': 0.99 }), row({ '▁S': 0.9 }), row(third), row({ '▁here': 0.99 })]
  const rows = Array.from({ length: ROWS }, (_, index) => spoken[index] ?? row({ [BLANK]: 0.99 }))
  return write(name, { pieces: PIECES, rows, kinds: 1 })
}

function row(probabilities: Record<string, number>): number[] {
  const durations = Array.from({ length: DURATIONS }, (_, frames) => (frames === 4 ? 5 : -5))
  return [...[...PIECES, BLANK].map((piece) => Math.log(probabilities[piece] ?? 1e-4)), ...durations]
}

async function write(name: string, model: MadeUpTransducer): Promise<ModelFiles> {
  await writeTransducer(join(folder, name), model)
  const found = await findModelFiles(join(folder, name))
  if (!found) throw new Error('the model that was just written is not there')
  return found
}

function startEngine(model: ModelFiles) {
  const refusals: string[] = []
  const engine = new LocalEngine({
    chooseModel: async () => ({ model: { title: 'Made up', files: model, languages: null } }),
    idleMs: 60_000,
    onTermsRefused: (title) => refusals.push(title),
  })
  open.push(engine)
  return { engine, refusals }
}

const samples = new Float32Array(3 * PCM_RATE).fill(0.1)
const piecesFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('dictum-pieces-'))

describe('a transducer', () => {
  test('prefers the user’s terms when it is not sure, and writes the rest as before', async () => {
    const { engine, refusals } = startEngine(files)
    expect(await engine.readiness()).toEqual({ ready: true })
    expect(engine.capabilities.takesTerms).toBe(true)
    const recognise = (vocabulary: string[]) => engine.transcribe({ samples, language: 'en', vocabulary, signal })
    expect(await recognise([])).toMatchObject({ text: 'Hello Soda here' })
    const corrected = await recognise(['Sarah', 'Łódź', 'this/that'])
    expect(corrected.text).toBe('Hello Sarah here')
    expect(corrected.parts.map(({ text, start }) => [text, start])).toEqual([
      ['Hello', 0],
      ['Sarah', 0.32],
      ['here', 0.96],
    ])
    expect(await recognise(['Peter', 'Łódź'])).toMatchObject({ text: 'Hello Soda here' })
    expect(await recognise([])).toMatchObject({ text: 'Hello Soda here' })
    expect(refusals).toEqual([])
  })

  test('keeps words that it is sure of', async () => {
    const { engine } = startEngine(await makeModel('sure', { oda: 0.95, arah: 0.04 }))
    const recognised = await engine.transcribe({ samples, language: 'en', vocabulary: ['Sarah'], signal })
    expect(recognised.text).toBe('Hello Soda here')
  })

  test('leaves no file behind', async () => {
    const before = await piecesFolders()
    const { engine } = startEngine(files)
    await engine.transcribe({ samples, language: 'en', vocabulary: ['Sarah'], signal })
    expect(await piecesFolders()).toEqual(before)
  })
})

test('gives exactly the plain result without terms, probabilities included', async () => {
  const random = makeRandom(7)
  const pieces = ['<unk>', ...Array.from('abcdefghijklm').flatMap((letter) => [`▁${letter}`, letter])]
  for (let seed = 0; seed < 8; seed++) {
    const rows = Array.from({ length: 35 }, () => [
      -20,
      ...pieces.slice(1).map(() => random() * 3),
      random() * 6,
      ...Array.from({ length: DURATIONS }, (_, frames) => random() * (frames === 0 ? 0.9 : 2)),
    ])
    const model = await write(`random-${seed}`, { pieces, rows, kinds: 7 })
    const noise = Float32Array.from({ length: 4 * PCM_RATE }, () => random() * 0.2 - 0.1)
    const [plain, forTerms] = await Promise.all(
      [false, true].map(async (takesTerms) => {
        const started = await RecogniserProcess.start(model, { threads: 1, takesTerms }, signal)
        open.push({ close: async () => started.kill() })
        return started.recognise(noise, { language: null, terms: [] }, signal)
      }),
    )
    expect(plain?.tokens.length).toBeGreaterThan(0)
    expect(forTerms).toEqual(plain)
  }
})

test('transcribes without terms when a model can’t be loaded for them, and logs that once', async () => {
  const broken = await makeModel('no-terms', { oda: 0.5, arah: 0.3 })
  const { engine, refusals } = startEngine(broken)
  const start = vi.spyOn(RecogniserProcess, 'start').mockRejectedValueOnce(new Error('no such search'))
  const recognise = () => engine.transcribe({ samples, language: 'en', vocabulary: ['Sarah'], signal })
  expect((await recognise()).text).toBe('Hello Soda here')
  expect((await recognise()).text).toBe('Hello Soda here')
  expect(refusals).toEqual(['Made up'])
  expect(start.mock.calls.map(([, options]) => options.takesTerms)).toEqual([true, false])
  start.mockRestore()
})
