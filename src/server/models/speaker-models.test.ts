import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EMBEDDING_FILE, SEGMENTATION_FILE } from '#server/speech/speakers/speaker-model.ts'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import { writeSpeakerModel } from '#test/fixtures/models/made-up-speakers.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { type ModelLibrary, openModelLibrary } from './model-library.ts'
import { SPEAKER_MODELS } from './speaker-catalogue.ts'

const never = new AbortController().signal
let dir: string
let made: string
let server: FakeModelServer
let library: ModelLibrary

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-speaker-models-'))
  made = await mkdtemp(join(tmpdir(), 'dictum-made-'))
  const files = await writeSpeakerModel(made)
  const segmentation = await readFile(files.segmentation)
  const embedding = await readFile(files.embedding)
  server = await startModelServer({
    '/pyannote/parts/resolve/c0ffee/model.onnx': { bytes: segmentation },
    '/voices/all/resolve/main/small.onnx': { bytes: embedding },
  })
  const describe = (name: string, bytes: Buffer, repository: string, revision: string, path: string) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    source: { repository, revision, path },
  })
  const [like] = SPEAKER_MODELS
  const entry = {
    ...(like as CatalogueModel),
    name: 'speakers-tiny',
    title: 'Tiny',
    bytes: segmentation.length + embedding.length,
    files: [
      describe(SEGMENTATION_FILE, segmentation, 'pyannote/parts', 'c0ffee', 'model.onnx'),
      describe(EMBEDDING_FILE, embedding, 'voices/all', 'main', 'small.onnx'),
    ],
  }
  const connection = { proxy: {}, silenceMs: 600_000 }
  library = openModelLibrary({ dir, mirrorUrl: server.url, connection, pauseMs: 1, chosen: null, catalogue: [entry] })
})
afterEach(async () => {
  await server.close()
  await Promise.all([dir, made].map((folder) => rm(folder, { recursive: true })))
})

const find = async (name: string) => (await library.list()).find((model) => model.name === name)

test('downloads the files of a model from the repositories that publish them, verifies and deletes them', async () => {
  expect(await library.speakerModel()).toBeNull()
  await library.download('speakers-tiny', { signal: never })
  expect(await library.speakerModel()).toEqual({
    name: 'speakers-tiny',
    title: 'Tiny',
    files: {
      segmentation: join(dir, 'speakers-tiny', SEGMENTATION_FILE),
      embedding: join(dir, 'speakers-tiny', EMBEDDING_FILE),
    },
  })
  expect(await find('speakers-tiny')).toMatchObject({ kind: 'speakers', chosen: true, state: { status: 'ready' } })
  await library.remove('speakers-tiny')
  expect(await library.speakerModel()).toBeNull()
  expect(await find('speakers-tiny')).toMatchObject({ state: { status: 'idle' } })
})

test('an imported speaker model is loaded on trial and can be chosen, but not for speech or language', async () => {
  await library.download('speakers-tiny', { signal: never })
  expect(await library.add(made, 'my-voices')).toBe('my-voices')
  expect(await find('my-voices')).toMatchObject({ kind: 'speakers', chosen: false, choosable: true, bytes: null })
  await library.prefer('my-voices')
  expect(await library.speakerModel()).toMatchObject({ title: 'my-voices' })
  expect(await library.languageModels()).toEqual([])
  expect(await library.choose()).toMatchObject({ problem: 'no_model' })
})

test('damaged speaker models are not imported', async () => {
  await writeFile(join(made, EMBEDDING_FILE), 'no model')
  await expect(library.add(made, 'my-voices')).rejects.toMatchObject({ code: 'not_a_model' })
  await rm(join(made, EMBEDDING_FILE))
  await expect(library.add(made, 'my-voices')).rejects.toMatchObject({ code: 'incomplete' })
  await cp(made, join(dir, 'my-voices'), { recursive: true })
  expect(await library.speakerModel()).toBeNull()
})

test('every model of the catalogue has the two files that are needed, with their checksums', () => {
  for (const { name, kind, files, bytes, pinned } of SPEAKER_MODELS) {
    expect({ kind, pinned }, name).toEqual({ kind: 'speakers', pinned: true })
    expect(files.map((file) => file.name).sort(), name).toEqual([EMBEDDING_FILE, SEGMENTATION_FILE])
    for (const { sha256 } of files) expect(sha256, name).toMatch(/^[0-9a-f]{64}$/)
    const sum = files.reduce((total, file) => total + (file.bytes ?? Number.NaN), 0)
    expect(Math.abs(sum - bytes), name).toBeLessThan(1_000_000)
  }
})
