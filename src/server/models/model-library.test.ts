// Over 250 lines: one fake mirror, and everything that can go wrong between it and the disk.
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeLock } from '#server/file-lock.ts'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { downloadPaths, readDownloadState } from './download-state.ts'
import { type LibrarySettings, type ModelLibrary, openModelLibrary } from './model-library.ts'

const TINY = join(import.meta.dirname, '../../../test/fixtures/models/tiny-ctc')
const model = await readFile(join(TINY, 'model.int8.onnx'))
const tokens = await readFile(join(TINY, 'tokens.txt'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const tiny: CatalogueModel = {
  kind: 'speech',
  name: 'tiny',
  title: 'Tiny',
  languages: ['en', 'es', 'fr'],
  bytes: model.length + tokens.length,
  memoryBytes: 0,
  workPerSecond: null,
  licence: { name: 'MIT', holder: 'us', confirmed: true },
  family: 'ctc',
  repository: 'someone/tiny-published',
  revision: 'main',
  files: [
    { name: 'model.int8.onnx', bytes: model.length, sha256: sha256(model) },
    { name: 'tokens.txt', bytes: null, sha256: null },
  ],
  pinned: false,
}
const MODEL_PATH = '/someone/tiny-published/resolve/main/model.int8.onnx'
/** Large enough that after four interruptions much is still missing. */
const LARGE = randomBytes(8_000_000)
const TOKENS_PATH = '/someone/tiny-published/resolve/main/tokens.txt'

let dir: string
let server: FakeModelServer
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-models-'))
  server = await startModelServer({
    [MODEL_PATH]: { bytes: model, sha256: sha256(model) },
    '/someone/large/resolve/main/model.int8.onnx': { bytes: LARGE },
    [TOKENS_PATH]: { bytes: tokens, sha256: sha256(tokens) },
  })
})
afterEach(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

const never = new AbortController().signal

function open(settings: Partial<LibrarySettings> = {}): ModelLibrary {
  return openModelLibrary({
    dir,
    mirrorUrl: server.url,
    connection: { proxy: {}, silenceMs: 600_000 },
    pauseMs: 1,
    chosen: 'tiny',
    catalogue: [tiny],
    ...settings,
  })
}

const get = (library: ModelLibrary, signal = never) => library.download('tiny', { signal })
const stateOf = async (library: ModelLibrary) => (await library.list()).find(({ name }) => name === 'tiny')?.state
const modelRequests = () => server.requests.filter(({ path }) => path === MODEL_PATH)
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

test('downloads a model and uses it', async () => {
  const library = open()
  expect(await library.choose()).toEqual({ problem: 'no_model', title: 'Tiny' })
  expect(await library.missing('speech')).toBe('tiny')
  const seen: number[] = []
  await library.download('tiny', { signal: never, onProgress: ({ bytesDone }) => seen.push(bytesDone) })
  expect(seen.at(-1)).toBe(tiny.bytes)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(await library.choose()).toMatchObject({ model: { title: 'Tiny', languages: ['en', 'es', 'fr'] } })
  expect(await library.missing('speech')).toBeNull()
  expect(await stateOf(library)).toEqual({ status: 'ready' })
  const requestsBefore = server.requests.length
  await get(library)
  expect(server.requests.length).toBe(requestsBefore)
})

describe('a second model, for passages in a language it is told', () => {
  const CANARY = join(import.meta.dirname, '../../../test/fixtures/models/canary-shaped')

  test('is one that takes a language, in addition to the model in use', async () => {
    await cp(TINY, join(dir, 'tiny'), { recursive: true })
    expect(await open({ chosen: null }).chooseTellable()).toBeNull()
    await cp(CANARY, join(dir, 'my-canary'), { recursive: true })
    const library = open({ chosen: null })
    expect(await library.choose()).toMatchObject({ model: { title: 'Tiny' } })
    expect(await library.chooseTellable()).toMatchObject({ title: 'my-canary', files: { family: 'canary' } })
  })

  test('is never the model in use, and is not chosen if the configuration names a model', async () => {
    await cp(CANARY, join(dir, 'my-canary'), { recursive: true })
    expect(await open({ chosen: null }).choose()).toMatchObject({ model: { title: 'my-canary' } })
    expect(await open({ chosen: null }).chooseTellable()).toBeNull()
    await cp(TINY, join(dir, 'tiny'), { recursive: true })
    expect(await open({ chosen: 'tiny' }).chooseTellable()).toBeNull()
  })

  test('fits the free memory', async () => {
    await cp(TINY, join(dir, 'tiny'), { recursive: true })
    await cp(CANARY, join(dir, 'huge'), { recursive: true })
    const huge = { ...tiny, name: 'huge', family: 'canary', memoryBytes: 2 ** 60, files: [] } as const
    const library = open({ chosen: null, catalogue: [tiny, huge] })
    expect(await library.choose()).toMatchObject({ model: { title: 'Tiny' } })
    expect(await library.chooseTellable()).toBeNull()
  })
})

describe('failures during a download', () => {
  test('resumes a download interrupted at 60%', async () => {
    server.fail('break')
    const library = open()
    await get(library)
    const [first, second, ...others] = modelRequests()
    expect(first?.range).toBeNull()
    expect(Number(/bytes=(\d+)-/.exec(second?.range ?? '')?.[1])).toBeGreaterThan(model.length * 0.3)
    expect(others).toEqual([])
    expect(await stateOf(library)).toEqual({ status: 'ready' })
  })

  test('does not count interruptions with progress as failed attempts', async () => {
    server.fail('break', 'break', 'break', 'break')
    const files = [{ name: 'model.int8.onnx', bytes: LARGE.length, sha256: sha256(LARGE) }]
    await get(open({ catalogue: [{ ...tiny, bytes: LARGE.length, repository: 'someone/large', files }] }))
    expect(server.requests.length).toBe(5)
  })

  test('resumes an abandoned download in another process', async () => {
    server.fail('break', 503, 503, 503)
    await expect(get(open())).rejects.toMatchObject({ code: 'unreachable' })
    const part = (await stat(join(dir, 'tiny/model.int8.onnx.part'))).size
    expect(await open().list()).toMatchObject([{ keptBytes: part }])
    await get(open())
    expect(await open().list()).toMatchObject([{ keptBytes: 0 }])
    expect(modelRequests().at(-1)?.range).toBe(`bytes=${part}-`)
  })

  test('deletes and downloads again a file with a wrong checksum', async () => {
    server.fail('corrupt')
    const library = open()
    await get(library)
    expect(modelRequests().map(({ range }) => range)).toEqual([null, null])
    expect(await stateOf(library)).toEqual({ status: 'ready' })
  })

  test('reports a persistently wrong checksum as a readable failure', async () => {
    server.fail('corrupt', 'corrupt')
    await expect(get(open())).rejects.toMatchObject({ code: 'wrong_checksum' })
    expect(await stateOf(open())).toMatchObject({ status: 'failed', code: 'wrong_checksum', nextTryAt: null })
    expect(await exists(join(dir, 'tiny/model.int8.onnx.part'))).toBe(false)
    expect(await open().choose()).toMatchObject({ problem: 'download_failed' })
  })

  test('also checks a checksum that only the server gives', async () => {
    server.fail(404)
    await expect(get(open())).rejects.toMatchObject({ code: 'not_found' })
    await mkdir(join(dir, 'tiny'), { recursive: true })
    await cp(join(TINY, 'model.int8.onnx'), join(dir, 'tiny/model.int8.onnx'))
    server.fail('corrupt', 'corrupt')
    await expect(get(open())).rejects.toMatchObject({ code: 'wrong_checksum' })
  })

  test.each([
    ['html', 'not_a_model'],
    ['short', 'wrong_size'],
    [404, 'not_found'],
    [403, 'refused'],
  ] as const)('reports %s instead of a model as %s', async (fault, code) => {
    server.fail(fault)
    const library = open()
    await expect(get(library)).rejects.toMatchObject({ code })
    expect(await stateOf(library)).toMatchObject({ status: 'failed', code })
    expect(await exists(join(dir, 'tiny/model.int8.onnx'))).toBe(false)
  })

  test('gives up on a server that stalls', async () => {
    server.fail('silent', 'silent', 'silent')
    const library = open({ connection: { proxy: {}, silenceMs: 100 } })
    await expect(get(library)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('reports a missing server as unreachable', async () => {
    const library = open({ mirrorUrl: 'http://127.0.0.1:9' })
    await expect(get(library)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test.runIf(process.platform === 'linux')('is reported where its folder can’t be created', async () => {
    await expect(get(open({ dir: '/proc/dictum/models' }))).rejects.toThrow('ENOENT')
  })

  test('detects a disk that is too small before downloading', async () => {
    const library = open({ catalogue: [{ ...tiny, bytes: 1e18 }] })
    await expect(get(library)).rejects.toMatchObject({ code: 'disk_full' })
    expect(server.requests).toEqual([])
  })

  test('ends with the reason of an abort, and can be resumed later', async () => {
    const release = server.hold()
    const controller = new AbortController()
    const library = open()
    const download = expect(get(library, controller.signal)).rejects.toThrow('stopped')
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort(new Error('stopped'))
    await download
    expect(await stateOf(library)).toEqual({ status: 'idle' })
    release()
    await get(library)
  })
})

test('never downloads the same model in two processes', async () => {
  const release = server.hold()
  const first = get(open())
  await expect.poll(() => server.requests.length).toBe(1)
  const other = open()
  expect(await stateOf(other)).toMatchObject({ status: 'downloading', bytesTotal: tiny.bytes })
  expect(await other.choose()).toMatchObject({ problem: 'downloading' })
  await expect(get(other)).rejects.toMatchObject({ code: 'busy' })
  await expect(other.remove('tiny')).rejects.toMatchObject({ code: 'busy' })
  release()
  await first
  expect(modelRequests().length).toBe(1)
})

test('takes over the lock of a process that died', async () => {
  const { lock, folder } = downloadPaths(dir, 'tiny')
  await mkdir(folder)
  const release = await takeLock(lock)
  expect(await takeLock(lock)).toBeNull()
  const holder = JSON.parse(await readFile(lock, 'utf8')) as { pid: number }
  // Far above the largest process id on Linux.
  await writeFile(lock, JSON.stringify({ ...holder, pid: 2 ** 30 }))
  await writeFile(downloadPaths(dir, 'tiny').state, '{"status":"downloading","bytesDone":1,"bytesTotal":2}')
  expect(await readDownloadState(dir, 'tiny')).toEqual({ status: 'idle' })
  await get(open())
  await release?.()
})

test('uses the proxy of the environment', async () => {
  const library = open({
    mirrorUrl: 'http://models.invalid',
    connection: { proxy: { HTTP_PROXY: server.url } },
  })
  await get(library)
  expect(server.requests.every(({ proxied }) => proxied)).toBe(true)
})

test('uses the proxy for https addresses too', async () => {
  const library = open({ mirrorUrl: 'https://models.invalid', connection: { proxy: { HTTPS_PROXY: server.url } } })
  await expect(get(library)).rejects.toMatchObject({ code: 'unreachable' })
  expect(server.tunnels[0]).toBe('models.invalid:443')
})

describe('a model imported by hand', () => {
  test('is copied from a folder and named as in the catalogue', async () => {
    const source = join(dir, 'tiny-published')
    await cp(TINY, source, { recursive: true })
    const library = open({ dir: join(dir, 'models') })
    expect(await library.add(source)).toBe('tiny')
    expect(await library.choose()).toMatchObject({ model: { title: 'Tiny' } })
    expect(await exists(join(dir, 'models/tiny/manifest.jsonl'))).toBe(false)
    expect(await exists(join(source, 'model.int8.onnx'))).toBe(true)
  })

  test('is unpacked from a published archive', async () => {
    const archive = join(dir, 'tiny-published.tar.gz')
    await promisify(execFile)('tar', ['-czf', archive, '-C', join(TINY, '..'), 'tiny-ctc'])
    const library = open({ dir: join(dir, 'models') })
    expect(await library.add(archive)).toBe('tiny')
    expect(await readdir(join(dir, 'models/tiny'))).toEqual(['model.int8.onnx', 'tokens.txt'])
    expect((await readdir(join(dir, 'models'))).filter((name) => name.startsWith('.import'))).toEqual([])
    await writeFile(archive, 'not an archive')
    await expect(library.add(archive)).rejects.toMatchObject({ code: 'not_a_model' })
  })

  test('keeps its own name when unknown, and is used when it is the only one', async () => {
    const library = open({ chosen: null })
    expect(await library.add(TINY, 'mine')).toBe('mine')
    expect(await library.choose()).toMatchObject({ model: { title: 'mine', languages: null } })
  })

  test('is refused when it is a different one, a web page or incomplete', async () => {
    const source = join(dir, 'tiny-published')
    await cp(TINY, source, { recursive: true })
    const library = open({ dir: join(dir, 'models') })
    await writeFile(join(source, 'model.int8.onnx'), Buffer.alloc(model.length))
    await expect(library.add(source)).rejects.toMatchObject({ code: 'wrong_checksum' })
    await writeFile(join(source, 'model.int8.onnx'), '<html>')
    await expect(library.add(source)).rejects.toMatchObject({ code: 'not_a_model' })
    await rm(join(source, 'tokens.txt'))
    await expect(library.add(source)).rejects.toMatchObject({ code: 'incomplete' })
    await expect(library.add(TINY, '../up')).rejects.toMatchObject({ code: 'unknown_model' })
  })

  test('is refused under the name of a different model, which stays unchanged', async () => {
    const known = {
      ...tiny,
      files: tiny.files.map((file) => ({ ...file, name: `small-${file.name}` })),
    }
    const library = open({ dir: join(dir, 'models'), catalogue: [known] })
    await mkdir(join(dir, 'models/tiny'), { recursive: true })
    await cp(join(TINY, 'model.int8.onnx'), join(dir, 'models/tiny/small-model.int8.onnx'))
    await expect(library.add(TINY, 'tiny')).rejects.toMatchObject({ code: 'incomplete' })
    expect(await readdir(join(dir, 'models/tiny'))).toEqual(['small-model.int8.onnx'])
  })

  test('is refused when it can’t be loaded, and does not replace one that can', async () => {
    const library = open({ dir: join(dir, 'models'), chosen: null })
    const source = join(dir, 'mine')
    await cp(TINY, source, { recursive: true })
    await library.add(source)
    await writeFile(join(source, 'model.int8.onnx'), randomBytes(5000))
    await expect(library.add(source)).rejects.toMatchObject({ code: 'not_a_model' })
    expect(await readFile(join(dir, 'models/mine/model.int8.onnx'))).toEqual(model)
  })

  test('is found when its files are put into the folder, once they are complete', async () => {
    const library = open()
    await mkdir(join(dir, 'tiny'))
    await cp(join(TINY, 'tokens.txt'), join(dir, 'tiny/tokens.txt'))
    await writeFile(join(dir, 'tiny/model.int8.onnx'), model.subarray(0, 1000))
    expect(await library.choose()).toMatchObject({ problem: 'no_model' })
    await writeFile(join(dir, 'tiny/model.int8.onnx'), model)
    expect(await library.choose()).toMatchObject({ model: { title: 'Tiny' } })
  })
})

test('deletes a model with everything known about it', async () => {
  const library = open()
  await get(library)
  await library.remove('tiny')
  expect(await stateOf(library)).toEqual({ status: 'idle' })
  await expect(library.remove('nobody')).rejects.toMatchObject({ code: 'unknown_model' })
  await expect(library.download('nobody', { signal: never })).rejects.toMatchObject({ code: 'unknown_model' })
})
