// Over 250 lines: everything that can happen to an engine and its process is tested on the same small models.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { isProcessAlive } from '#server/is-process-alive.ts'
import type { Language } from '#shared/languages.ts'
import { LocalEngine } from './local-engine.ts'
import { findModelFiles } from './model-files.ts'
import { RecogniserProcess } from './recogniser-process.ts'

const MODELS = join(import.meta.dirname, '../../../../test/fixtures/models')
const TINY = join(MODELS, 'tiny-ctc')
const CANARY = join(MODELS, 'canary-shaped')
const signal = new AbortController().signal

interface Row {
  file: string
  lang: Language
  text: string
  spans: { start: number; end: number; text: string }[]
}
const rows = (await readFile(join(TINY, 'manifest.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-local-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open: LocalEngine[] = []
afterEach(async () => {
  for (const engine of open.splice(0)) await engine.close()
})

function start(path: string, options: { idleMs?: number; languages?: Language[] } = {}): LocalEngine {
  const engine = new LocalEngine({
    chooseModel: async () => {
      const files = await findModelFiles(path)
      if (!files) return { problem: 'no_model', title: 'Missing' }
      return { model: { title: 'Test model', files, languages: options.languages ?? null } }
    },
    idleMs: options.idleMs ?? 60_000,
  })
  open.push(engine)
  return engine
}

async function decode(file: string): Promise<Float32Array> {
  const pcmPath = join(folder, 'sound.pcm')
  await decodePcm({ inputPath: join(TINY, file), pcmPath, signal })
  return readPcm(pcmPath, 0, 60)
}

/** Repeats the known sentence, so that it is long enough to be interrupted. */
async function makeLong(): Promise<Float32Array> {
  const sentence = await decode('audio/en1.ogg')
  const long = new Float32Array(sentence.length * 14)
  for (let at = 0; at < long.length; at += sentence.length) long.set(sentence, at)
  return long
}

test('recognises each known sentence, in three languages, with times', async () => {
  const engine = start(TINY)
  for (const row of rows.filter(({ spans }) => spans.length <= 1)) {
    const recognised = await engine.transcribe({ samples: await decode(row.file), language: null, signal })
    expect(recognised.text, row.file).toBe(row.text)
    const [span] = row.spans
    if (!span) continue
    expect(recognised.parts.map((part) => part.text).join(' '), row.file).toBe(row.text)
    expect(Math.abs((recognised.parts[0]?.start ?? 0) - span.start), row.file).toBeLessThan(0.2)
    expect(Math.abs((recognised.parts.at(-1)?.end ?? 0) - span.end), row.file).toBeLessThan(0.4)
  }
})

describe('a Canary model', () => {
  test('gets the language, the request for punctuation and the whole segment', async () => {
    const engine = start(CANARY, { languages: ['en', 'es', 'fr'] })
    const samples = new Float32Array(3 * PCM_RATE).fill(0.1)
    for (const language of ['en', 'es', 'fr', 'en'] as const) {
      const recognised = await engine.transcribe({ samples, language, signal })
      expect(recognised).toEqual({
        text: `Fixture source ${language} target ${language} punctuated seconds 3.`,
        parts: [],
        language,
      })
    }
    expect(engine.capabilities).toMatchObject({ timestamps: 'none', detectsLanguage: false })
  })

  test('refuses an unknown language, and recognises nothing in silence', async () => {
    const engine = start(CANARY, { languages: ['en'] })
    const samples = new Float32Array(PCM_RATE)
    await expect(engine.transcribe({ samples, language: 'fr', signal })).rejects.toMatchObject({ retry: false })
    expect((await engine.transcribe({ samples, language: 'en', signal })).text).toBe('')
  })
})

test('recognises nothing in less than a twentieth of a second, which would crash the process', async () => {
  const samples = new Float32Array(70).fill(0.5)
  expect(await start(TINY).transcribe({ samples, language: 'en', signal })).toMatchObject({ text: '' })
})

describe('the process', () => {
  test('stays warm, and ends after idling', async () => {
    const engine = start(TINY, { idleMs: 50 })
    const samples = await decode('audio/en1.ogg')
    expect(engine.processId).toBeNull()
    await engine.transcribe({ samples, language: 'en', signal })
    const pid = Number(engine.processId)
    expect(pid).toBeGreaterThan(0)
    await engine.transcribe({ samples, language: 'en', signal })
    await expect.poll(() => engine.processId).toBeNull()
    await expect.poll(() => isProcessAlive(pid)).toBe(false)
    expect((await engine.transcribe({ samples, language: 'en', signal })).text).toMatch(/Sarah/)
  })

  test('is shared by several requests at once', async () => {
    const engine = start(TINY)
    const samples = await decode('audio/es1.ogg')
    const recognised = await Promise.all([1, 2, 3].map(() => engine.transcribe({ samples, language: 'es', signal })))
    expect(new Set(recognised.map(({ text }) => text)).size).toBe(1)
  })

  test('is restarted when it dies midway, without repeating or losing anything', async () => {
    const engine = start(TINY)
    const samples = await makeLong()
    const undisturbed = await engine.transcribe({ samples, language: 'en', signal })
    const killed = engine.processId
    const disturbed = engine.transcribe({ samples, language: 'en', signal })
    if (killed !== null) process.kill(killed, 'SIGKILL')
    expect(await disturbed).toEqual(undisturbed)
    expect(engine.processId).not.toBe(killed)
  })

  test('fails only the segment that kills it each time', async () => {
    const engine = start(TINY)
    const sentence = await decode('audio/en1.ogg')
    await engine.transcribe({ samples: sentence, language: 'en', signal })
    let last: number | null = null
    const killer = setInterval(() => {
      const pid = engine.processId
      if (pid === null || pid === last) return
      last = pid
      process.kill(pid, 'SIGKILL')
    }, 1)
    const failing = engine.transcribe({ samples: await makeLong(), language: 'en', signal })
    await expect(failing).rejects.toMatchObject({ code: 'engine_failed', retry: true })
    clearInterval(killer)
    expect((await engine.transcribe({ samples: sentence, language: 'en', signal })).text).toMatch(/Sarah/)
  })

  test('is killed by an abort in the middle', async () => {
    const engine = start(TINY)
    const samples = await makeLong()
    const controller = new AbortController()
    const recognised = engine.transcribe({ samples, language: 'en', signal: controller.signal })
    recognised.catch(() => undefined)
    await expect.poll(() => engine.processId, { interval: 1 }).toBeGreaterThan(0)
    const pid = Number(engine.processId)
    controller.abort(new Error('deleted'))
    await expect(recognised).rejects.toThrow('deleted')
    await expect.poll(() => isProcessAlive(pid)).toBe(false)
  })
})

test('ends the process with its parent', async () => {
  const script = join(folder, 'parent.mjs')
  const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  await writeFile(
    script,
    `import { LocalEngine } from ${url('./local-engine.ts')}
     import { findModelFiles } from ${url('./model-files.ts')}
     const files = await findModelFiles(${JSON.stringify(TINY)})
     const chooseModel = async () => ({ model: { title: 'Tiny', files, languages: null } })
     const engine = new LocalEngine({ chooseModel, idleMs: 60_000 })
     const samples = new Float32Array(16_000).fill(0.1)
     await engine.transcribe({ samples, language: 'en', signal: new AbortController().signal })
     process.stdout.write(String(engine.processId))
     setInterval(() => {}, 1000)`,
  )
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [written] = await once(parent.stdout, 'data')
  const pid = Number(written)
  expect(isProcessAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isProcessAlive(pid)).toBe(false)
})

describe('a model that can’t be loaded', () => {
  test.each(['damaged', 'of another kind', 'with the wrong words'])(
    '%s fails its note and is not retried',
    async (how) => {
      const path = join(folder, how)
      await cp(TINY, path, { recursive: true })
      if (how === 'damaged') await writeFile(join(path, 'model.int8.onnx'), 'not a model')
      if (how === 'of another kind') await copyFile(join(CANARY, 'encoder.int8.onnx'), join(path, 'model.int8.onnx'))
      if (how === 'with the wrong words') await writeFile(join(path, 'tokens.txt'), '<blk> 0\n')
      const engine = start(path)
      const samples = await decode('audio/en1.ogg')
      await expect(engine.transcribe({ samples, language: 'en', signal })).rejects.toMatchObject({
        name: 'EngineError',
        code: 'engine_failed',
      })
      expect(await engine.readiness()).toEqual({ ready: false, problem: 'broken_model' })
    },
  )
})

test('starts the timeout of a segment with its turn, not while it waits', async () => {
  const files = await findModelFiles(TINY)
  if (!files) throw new Error('the model is missing')
  const timeouts: AbortController[] = []
  const engine = new LocalEngine({
    // No I/O, so a segment is in the queue as soon as all microtasks have run.
    chooseModel: async () => ({ model: { title: 'Test model', files, languages: null } }),
    idleMs: 60_000,
    startTimeout: () => {
      const timeout = new AbortController()
      timeouts.push(timeout)
      return timeout.signal
    },
  })
  open.push(engine)
  const samples = await decode('audio/en1.ogg')
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const recognise = vi
    .spyOn(RecogniserProcess.prototype, 'recognise')
    .mockImplementationOnce(async (_samples, _options, time) => {
      isHeld()
      await once(time, 'abort')
      throw time.reason
    })
  try {
    const first = engine.transcribe({ samples, language: 'en', signal }).catch((error: unknown) => error)
    await held
    const second = engine.transcribe({ samples, language: 'en', signal })
    await new Promise(setImmediate)
    expect(timeouts).toHaveLength(1)
    timeouts[0]?.abort(new DOMException('time is up', 'TimeoutError'))
    expect(await first).toMatchObject({ code: 'engine_timeout' })
    expect((await second).text).toMatch(/Sarah/)
    expect(timeouts).toHaveLength(2)
  } finally {
    recognise.mockRestore()
  }
})

test('leaves neither a process nor a file when the start is aborted at once', async () => {
  const files = await findModelFiles(TINY)
  if (!files) throw new Error('the model is missing')
  // A separate folder, because other tests write to the system's at the same time.
  vi.stubEnv('TMPDIR', await mkdtemp(join(folder, 'tmp-')))
  const before = await listChildren()
  const controller = new AbortController()
  const starting = RecogniserProcess.start(files, { threads: 1, takesTerms: true }, controller.signal)
  controller.abort(new Error('deleted'))
  await expect(starting).rejects.toThrow('deleted')
  const listNew = async () => (await listChildren()).filter((child) => !before.includes(child))
  await expect.poll(listNew).toEqual([])
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('dictum-pieces-'))).toEqual([])
  vi.unstubAllEnvs()
})

test('reports a missing model', async () => {
  const engine = start(join(folder, 'nothing'))
  expect(await engine.readiness()).toEqual({ ready: false, problem: 'no_model' })
  const samples = new Float32Array(PCM_RATE)
  await expect(engine.transcribe({ samples, language: 'en', signal })).rejects.toMatchObject({ retry: true })
})

/** Lists the live recogniser processes started by this process. */
async function listChildren(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
  return stdout.split('\n').filter((line) => line.includes('recogniser.child'))
}
