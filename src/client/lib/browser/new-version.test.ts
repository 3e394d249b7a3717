import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookForNewVersion, outdated, watchForNewVersion } from './new-version.ts'
import { holdUnsavedWork } from './unsaved-work.ts'

const SCRIPT = 'https://dictum.example/assets/app-1.js'
const answer = vi.fn<typeof fetch>()
const reload = vi.fn()
let stored: Map<string, string>

beforeEach(() => {
  vi.clearAllMocks()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  outdated.set(false)
  stored = new Map()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens a page in the tab and simulates a failure to load a file. Resolves when the page has handled it. */
async function failToLoad(status: number | null): Promise<void> {
  if (status === null) answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  else answer.mockResolvedValueOnce(new Response(null, { status }))
  let onFailure: () => Promise<void> = async () => {}
  const page = {
    addEventListener: (_event: string, listener: () => Promise<void>) => {
      onFailure = listener
    },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    location: { reload },
  }
  watchForNewVersion(page as unknown as Window, SCRIPT)
  await onFailure()
}

test('reloads a page whose own script no longer exists on the server', async () => {
  await failToLoad(404)
  expect(answer).toHaveBeenCalledWith(SCRIPT, { method: 'HEAD', cache: 'no-store' })
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads the same version only once', async () => {
  await failToLoad(404)
  outdated.set(false)
  await failToLoad(404)
  expect(reload).toHaveBeenCalledOnce()
  expect(outdated.get()).toBe(true)
})

test('reloads only after a recording and the upload that follows it', async () => {
  vi.useFakeTimers()
  const endRecording = holdUnsavedWork()
  await failToLoad(404)
  await failToLoad(404)
  expect([reload.mock.calls.length, outdated.get()]).toEqual([0, true])
  endRecording()
  await vi.advanceTimersByTimeAsync(1_000)
  const endUpload = holdUnsavedWork()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
  endUpload()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('finds a new version before a file is missing, and does not reload for it', async () => {
  watchForNewVersion({ addEventListener: () => {} } as unknown as Window, SCRIPT)
  answer.mockResolvedValueOnce(new Response(null, { status: 200 }))
  await lookForNewVersion()
  expect(outdated.get()).toBe(false)
  answer.mockResolvedValueOnce(new Response(null, { status: 404 }))
  await lookForNewVersion()
  expect([outdated.get(), reload.mock.calls.length]).toEqual([true, 0])
})

test.each([200, 502, null])('does not reload when a file failed for another reason (%s)', async (status) => {
  await failToLoad(status)
  expect(reload).not.toHaveBeenCalled()
  expect(outdated.get()).toBe(false)
})
