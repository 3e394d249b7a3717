import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LocalLanguageModel } from '#server/models/model-folder.ts'
import { openLocalModels } from './local-models.ts'

const GB = 1_000_000_000
const use = { timeoutMs: 1000, contextTokens: 4096, idleMs: 1000 }
const large = { name: 'large', title: 'Large', path: '/models/large.gguf', memoryBytes: 4 * GB }
const small = { name: 'small', title: 'Small', path: '/models/small.gguf', memoryBytes: 2 * GB }

function open(present: readonly LocalLanguageModel[], free: { bytes: number }, canRun = true) {
  const library = { languageModels: async () => [...present] }
  return openLocalModels(use, { library, freeMemory: () => free.bytes, canRun: () => canRun })
}

test('uses the best model that fits the free memory', async () => {
  const free = { bytes: 8 * GB }
  const models = open([large, small], free)
  expect((await models.choose())?.id).toBe('local/large')
  free.bytes = 3 * GB
  expect((await models.choose())?.id).toBe('local/small')
  free.bytes = 1 * GB
  expect(await models.choose()).toBeNull()
})

test('returns the same client as long as the same model is used', async () => {
  const models = open([small], { bytes: 8 * GB })
  expect(await models.choose()).toBe(await models.choose())
})

test('keeps a model that is being loaded, but does not offer it to a user who is waiting', async () => {
  const free = { bytes: 8 * GB }
  const models = open([large, small], free)
  const client = await models.chooseIdle()
  expect(client?.id).toBe('local/large')
  const signal = new AbortController().signal
  const asked = client?.generate({ system: '', prompt: '', schema: z.object({}), signal })
  const failed = expect(asked).rejects.toThrow()
  free.bytes = 3 * GB
  expect(await models.choose()).toBe(client)
  expect(await models.chooseIdle()).toBeNull()
  await models.close()
  await failed
})

test('returns no client without a model, or on a machine that can’t run one', async () => {
  expect(await open([], { bytes: 8 * GB }).choose()).toBeNull()
  expect(await open([small], { bytes: 8 * GB }, false).choose()).toBeNull()
})
