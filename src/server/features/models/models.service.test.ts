import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import type { CatalogueModel } from '#server/models/catalogue-model.ts'
import { fetchInBackground } from '#server/models/fetch-in-background.ts'
import { openModelLibrary } from '#server/models/model-library.ts'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import { createModelService, type ModelService } from './models.service.ts'

const TINY = join(import.meta.dirname, '../../../../test/fixtures/models/tiny-ctc')
const model = await readFile(join(TINY, 'model.int8.onnx'))
const tokens = await readFile(join(TINY, 'tokens.txt'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const CATALOGUE: CatalogueModel[] = [
  {
    kind: 'speech',
    name: 'tiny',
    title: 'Tiny',
    languages: ['en', 'es', 'fr'],
    bytes: model.length + tokens.length,
    memoryBytes: 1,
    workPerSecond: null,
    licence: { name: 'MIT', holder: 'us', confirmed: true },
    family: 'ctc',
    repository: 'someone/tiny',
    revision: 'main',
    files: [
      { name: 'model.int8.onnx', bytes: model.length, sha256: sha256(model) },
      { name: 'tokens.txt', bytes: tokens.length, sha256: sha256(tokens) },
    ],
    pinned: true,
  },
]

let dir: string
let mirror: FakeModelServer
let service: ModelService
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-models-'))
  mirror = await startModelServer({
    '/someone/tiny/resolve/main/model.int8.onnx': { bytes: model },
    '/someone/tiny/resolve/main/tokens.txt': { bytes: tokens },
  })
  service = open('users')
})
afterEach(async () => {
  await service.close()
  await mirror.close()
  await rm(dir, { recursive: true, force: true })
})

function openLibrary() {
  return openModelLibrary({
    dir,
    mirrorUrl: mirror.url,
    connection: { proxy: {}, silenceMs: 600_000 },
    pauseMs: 1,
    chosen: 'tiny',
    catalogue: CATALOGUE,
  })
}

function open(management: string): ModelService {
  const config = readConfig({ MODEL_MANAGEMENT: management, LOG_LEVEL: 'silent' })
  return createModelService({ models: openLibrary(), config, logger: createLogger(config) })
}

const stateOf = async () => (await service.list()).models[0]?.state

describe('where users may manage models', () => {
  it('downloads one in the background, uses it, and deletes it', async () => {
    expect(await service.list()).toMatchObject({
      manageable: true,
      models: [{ name: 'tiny', state: { status: 'idle' } }],
    })
    const letGo = mirror.hold()
    const { models } = await service.download('tiny')
    expect(models[0]?.state).toMatchObject({ status: 'downloading', cancellable: true })
    await service.download('tiny')
    await expect(service.remove('tiny')).rejects.toMatchObject({ code: 'model_busy' })
    letGo()
    await expect.poll(stateOf).toEqual({ status: 'ready' })
    expect(mirror.requests).toHaveLength(2)
    expect((await service.remove('tiny')).models[0]?.state).toEqual({ status: 'idle' })
  })

  it('cancels a download, which can start again', async () => {
    const letGo = mirror.hold()
    await service.download('tiny')
    await expect.poll(() => mirror.requests.length).toBe(1)
    expect((await service.cancel('tiny')).models[0]?.state).toEqual({ status: 'idle' })
    letGo()
    await service.download('tiny')
    await expect.poll(stateOf).toEqual({ status: 'ready' })
  })

  it('cancels a download that runs in another process', async () => {
    const elsewhere = open('users')
    const letGo = mirror.hold()
    await elsewhere.download('tiny')
    await expect.poll(() => mirror.requests.length).toBe(1)
    await expect.poll(stateOf).toMatchObject({ status: 'downloading', cancellable: true })
    expect((await service.cancel('tiny')).models[0]?.state).toEqual({ status: 'idle' })
    letGo()
    await elsewhere.close()
    await service.download('tiny')
    await expect.poll(stateOf).toEqual({ status: 'ready' })
  })

  it('cancels an automatic download, and does not restart it', async () => {
    const letGo = mirror.hold()
    const fetching = fetchInBackground(
      openLibrary(),
      createLogger({ logLevel: 'silent' }),
      [{ kind: 'speech', wanted: () => true }],
      [1],
    )
    await expect.poll(() => mirror.requests.length).toBe(1)
    await service.cancel('tiny')
    await fetching.done
    letGo()
    expect(mirror.requests).toHaveLength(1)
    expect(await stateOf()).toEqual({ status: 'idle' })
  })

  it('shows a failure until the next attempt', async () => {
    mirror.fail(404)
    await service.download('tiny')
    await expect.poll(stateOf).toEqual({ status: 'failed', code: 'not_found', nextTryAt: null })
    expect((await service.download('tiny')).models[0]?.state).toMatchObject({ status: 'downloading' })
    await expect.poll(stateOf).toEqual({ status: 'ready' })
  })

  it('answers 404 for an unknown model', async () => {
    for (const act of [service.download, service.cancel, service.choose, service.remove]) {
      await expect(act('../secret')).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('aborts downloads when the process stops', async () => {
    mirror.hold()
    await service.download('tiny')
    await service.close()
    expect(await stateOf()).toEqual({ status: 'idle' })
  })
})

it('shows only the state of models to users who may not manage them', async () => {
  service = open('off')
  expect(await service.list()).toMatchObject({ manageable: false, models: [{ name: 'tiny' }] })
  for (const act of [service.download, service.cancel, service.choose, service.remove]) {
    await expect(act('tiny')).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(mirror.requests).toEqual([])
})
