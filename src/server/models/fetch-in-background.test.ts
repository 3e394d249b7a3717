import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { fetchInBackground } from './fetch-in-background.ts'
import { ModelError } from './model-error.ts'
import type { ModelLibrary } from './model-library.ts'

const logger = createLogger({ logLevel: 'silent' })
const speech = [{ kind: 'speech' as const, wanted: () => true }]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a library without a model until `download` succeeds. */
function lacking(download: (attempt: number, signal: AbortSignal) => Promise<void>) {
  const nextTries: number[] = []
  let attempts = 0
  let there = false
  const library: Pick<ModelLibrary, 'missing' | 'download'> = {
    missing: async () => (there ? null : 'tiny'),
    async download(_name, { signal, nextTryAt }) {
      attempts += 1
      nextTries.push((nextTryAt?.().getTime() ?? 0) - Date.now())
      await download(attempts, signal)
      there = true
    },
  }
  return { library: library as ModelLibrary, nextTries, attempts: () => attempts }
}

test('retries with growing pauses until the model is there', async () => {
  const { library, nextTries, attempts } = lacking(async (attempt) => {
    if (attempt < 4) throw new ModelError('unreachable', 'no network')
  })
  await fetchInBackground(library, logger, speech, [1, 20, 40]).done
  expect(attempts()).toBe(4)
  expect(nextTries).toEqual([1, 20, 40, 40])
})

test('stops at once, during a download or a pause', async () => {
  const started = Promise.withResolvers<void>()
  const downloading = lacking(async (_attempt, signal) => {
    started.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const first = fetchInBackground(downloading.library, logger, speech)
  await started.promise
  await first.stop()
  const failing = lacking(async () => {
    throw new ModelError('unreachable', 'no network')
  })
  const second = fetchInBackground(failing.library, logger, speech)
  await expect.poll(() => failing.attempts()).toBe(1)
  await second.stop()
  expect(failing.attempts()).toBe(1)
})

test('downloads nothing when a model is there', async () => {
  const { library, attempts } = lacking(async () => undefined)
  await fetchInBackground(library, logger, speech).done
  await fetchInBackground(library, logger, speech).done
  expect(attempts()).toBe(1)
})

test('downloads each kind that is wanted when its turn comes', async () => {
  const present = new Set<string>()
  const library: Pick<ModelLibrary, 'missing' | 'download'> = {
    missing: async (kind) => (present.has(kind) ? null : kind),
    download: async (name) => void present.add(name),
  }
  const fetched = (wanted: () => boolean) =>
    fetchInBackground(library as ModelLibrary, logger, [...speech, { kind: 'language', wanted }]).done
  await fetched(() => !present.has('speech'))
  expect([...present]).toEqual(['speech'])
  await fetched(() => true)
  expect([...present]).toEqual(['speech', 'language'])
})
