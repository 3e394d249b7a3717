import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import { makeTinyModel } from '#test/fixtures/language-models/tiny-model.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { type LibrarySettings, openModelLibrary } from './model-library.ts'

const bytes = makeTinyModel()
const sha256 = createHash('sha256').update(bytes).digest('hex')
const tiny: CatalogueModel = {
  kind: 'language',
  name: 'tiny-writer',
  title: 'Tiny writer',
  languages: null,
  bytes: bytes.length,
  memoryBytes: 200_000_000,
  workPerSecond: null,
  licence: { name: 'MIT', holder: 'us', confirmed: true },
  family: null,
  repository: 'someone/Tiny-GGUF',
  revision: 'abc',
  files: [{ name: 'Tiny-Q4.gguf', bytes: bytes.length, sha256 }],
  pinned: true,
}
const better: CatalogueModel = { ...tiny, name: 'better-writer', title: 'Better writer', repository: 'someone/better' }
const signal = new AbortController().signal

let dir: string
let mirror: FakeModelServer
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-language-models-'))
  mirror = await startModelServer({ '/someone/Tiny-GGUF/resolve/abc/Tiny-Q4.gguf': { bytes, sha256 } })
})
afterEach(async () => {
  await mirror.close()
  await rm(dir, { recursive: true, force: true })
})

function open(settings: Partial<LibrarySettings> = {}) {
  const connection = { proxy: {}, silenceMs: 600_000 }
  return openModelLibrary({
    dir: join(dir, 'models'),
    mirrorUrl: mirror.url,
    connection,
    pauseMs: 1,
    chosen: null,
    catalogue: [better, tiny],
    ...settings,
  })
}

test('downloads a language model in pieces, and offers it for analysis only', async () => {
  const library = open()
  expect(await library.languageModels()).toEqual([])
  mirror.fail('break')
  await library.download('tiny-writer', { signal })
  const path = join(dir, 'models/tiny-writer/Tiny-Q4.gguf')
  const { memoryBytes, title } = tiny
  expect(await library.languageModels()).toEqual([{ name: 'tiny-writer', title, path, memoryBytes }])
  expect(await library.choose()).toMatchObject({ problem: 'no_model' })
  expect((await library.list()).find(({ name }) => name === 'tiny-writer')).toMatchObject({
    kind: 'language',
    takesTerms: null,
    takesLanguage: null,
    chosen: true,
    state: { status: 'ready' },
  })
  expect(await library.missing('language')).toBeNull()
})

test('offers only the model requested by name, and reports it as missing', async () => {
  const library = open({ chosenLanguageModel: 'tiny-writer' })
  expect(await library.missing('language')).toBe('tiny-writer')
  await mkdir(join(dir, 'models/better-writer'), { recursive: true })
  await writeFile(join(dir, 'models/better-writer/Tiny-Q4.gguf'), bytes)
  expect(await library.languageModels()).toEqual([])
  expect((await open().languageModels()).map(({ name }) => name)).toEqual(['better-writer'])
  expect(await open({ chosenLanguageModel: 'unknown' }).missing('language')).toBeNull()
})

test('rejects a file that does not match the published checksum', async () => {
  mirror.fail('corrupt', 'corrupt')
  const library = open()
  await expect(library.download('tiny-writer', { signal })).rejects.toMatchObject({ code: 'wrong_checksum' })
  expect(await library.languageModels()).toEqual([])
})

test('does not offer a file of the wrong size', async () => {
  await mkdir(join(dir, 'models/tiny-writer'), { recursive: true })
  await writeFile(join(dir, 'models/tiny-writer/Tiny-Q4.gguf'), bytes.subarray(0, -1))
  expect(await open().languageModels()).toEqual([])
})

test('imports a file of the catalogue by its name, and a user’s own file by trying it', async () => {
  const library = open()
  const published = join(dir, 'Tiny-Q4.gguf')
  await writeFile(published, bytes)
  expect(await library.add(published, 'tiny-writer')).toBe('tiny-writer')
  const own = join(dir, 'My-Own.gguf')
  await writeFile(own, makeTinyModel(512))
  expect(await library.add(own)).toBe('my-own')
  const models = await library.languageModels()
  expect(models.map(({ name }) => name)).toEqual(['tiny-writer', 'my-own'])
  expect(models[1]?.memoryBytes).toBeGreaterThan(bytes.length)
  await library.remove('my-own')
  expect((await library.list()).map(({ name }) => name)).toEqual(['better-writer', 'tiny-writer'])
})

test('refuses a file that is not a model or can’t be loaded', async () => {
  const library = open()
  const list = join(dir, 'shopping.gguf')
  await writeFile(list, 'Bread and milk')
  await expect(library.add(list)).rejects.toMatchObject({ code: 'not_a_model' })
  const damaged = join(dir, 'damaged.gguf')
  await writeFile(damaged, bytes.subarray(0, -1))
  await expect(library.add(damaged)).rejects.toMatchObject({ code: 'not_a_model' })
  await writeFile(join(dir, 'tiny-writer.gguf'), makeTinyModel(512))
  await expect(library.add(join(dir, 'tiny-writer.gguf'))).rejects.toMatchObject({ code: 'incomplete' })
})

test('a model that the operator adds to the catalogue is downloaded like the others', async () => {
  const models = join(dir, 'models')
  await mkdir(models)
  const { kind, name, title, memoryBytes, licence, repository, revision, files } = tiny
  const entry = { kind, name, title, memoryBytes, licence, repository, revision, files }
  await writeFile(join(models, 'catalogue.json'), JSON.stringify([entry]))
  const connection = { proxy: {}, silenceMs: 600_000 }
  const settings = { dir: models, mirrorUrl: mirror.url, connection, chosen: null }
  const library = openModelLibrary(settings)
  await library.download('tiny-writer', { signal })
  expect((await library.languageModels()).map(({ name }) => name)).toEqual(['tiny-writer'])
  await writeFile(join(models, 'catalogue.json'), JSON.stringify([{ ...entry, files: [{ name: '../../etc/passwd' }] }]))
  expect(() => openModelLibrary(settings)).toThrow(/catalogue\.json: 0\.files\.0\.name/)
})

test('a chosen model comes first as long as it is there, unless the configuration names one', async () => {
  const library = open()
  for (const name of ['better-writer', 'tiny-writer']) {
    await mkdir(join(dir, 'models', name), { recursive: true })
    await writeFile(join(dir, 'models', name, 'Tiny-Q4.gguf'), bytes)
  }
  const names = async () => (await library.languageModels()).map(({ name }) => name)
  const choosable = async (from = library) =>
    (await from.list()).filter((model) => model.choosable).map(({ name }) => name)
  expect(await names()).toEqual(['better-writer', 'tiny-writer'])
  expect(await choosable()).toEqual(['tiny-writer'])
  await library.prefer('tiny-writer')
  expect(await names()).toEqual(['tiny-writer', 'better-writer'])
  expect(await choosable()).toEqual(['better-writer'])
  expect(await choosable(open({ chosenLanguageModel: 'better-writer' }))).toEqual([])
  await library.remove('tiny-writer')
  expect(await names()).toEqual(['better-writer'])
  await expect(library.prefer('tiny-writer')).rejects.toMatchObject({ code: 'unknown_model' })
})
