import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { openModelLibrary } from './model-library.ts'

const VOCABULARY = 'tokenizer/vocab.json'
const CONTENTS: Record<string, string> = {
  'conv_frontend.onnx': 'front end',
  'encoder.int8.onnx': 'encoder',
  'decoder.int8.onnx': 'decoder',
  'tokenizer/merges.txt': 'a b',
  'tokenizer/tokenizer_config.json': '{}',
  // It begins like the messages of many servers.
  [VOCABULARY]: '{"a":0}',
}
const MODEL: CatalogueModel = {
  kind: 'speech',
  name: 'shaped-like-qwen3',
  title: 'Shaped like Qwen3-ASR',
  languages: ['en'],
  bytes: 100,
  memoryBytes: 1,
  workPerSecond: null,
  licence: { name: 'MIT', holder: 'us', confirmed: true },
  family: 'qwen3',
  repository: 'someone/qwen3',
  revision: 'main',
  files: Object.entries(CONTENTS).map(([name, text]) => ({
    name,
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
  })),
  pinned: true,
}

let dir: string
let server: FakeModelServer
const open = () =>
  openModelLibrary({
    dir: join(dir, 'models'),
    mirrorUrl: server.url,
    connection: { proxy: {}, silenceMs: 600_000 },
    pauseMs: 1,
    chosen: MODEL.name,
    catalogue: [MODEL],
  })

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-folders-'))
  server = await startModelServer(
    Object.fromEntries(
      Object.entries(CONTENTS).map(([name, text]) => [
        `/someone/qwen3/resolve/main/${name}`,
        { bytes: Buffer.from(text) },
      ]),
    ),
  )
})
afterEach(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

async function expectPresent() {
  expect(await open().choose()).toMatchObject({ model: { files: { family: 'qwen3' } } })
  expect(await readFile(join(dir, 'models', MODEL.name, VOCABULARY), 'utf8')).toBe(CONTENTS[VOCABULARY])
}

test('a model is downloaded with its folder of files, one of them JSON', async () => {
  await open().download(MODEL.name, { signal: new AbortController().signal })
  await expectPresent()
})

test('a model is imported with its folder of files, and refused without it', async () => {
  const source = join(dir, 'source')
  for (const [name, text] of Object.entries(CONTENTS)) {
    await mkdir(dirname(join(source, name)), { recursive: true })
    await writeFile(join(source, name), text)
  }
  expect(await open().add(source, MODEL.name)).toBe(MODEL.name)
  await expectPresent()
  await rm(join(source, VOCABULARY))
  await expect(open().add(source, MODEL.name)).rejects.toMatchObject({ code: 'incomplete' })
})
