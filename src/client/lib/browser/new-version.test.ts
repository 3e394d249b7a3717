import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdated, watchForNewVersion } from './new-version.ts'
import { isWorkUnsaved } from './unsaved-work.ts'

vi.mock('./unsaved-work.ts', () => ({ isWorkUnsaved: vi.fn(() => false) }))

const SCRIPT = 'https://dictum.example/assets/app-1.js'
const answer = vi.fn<typeof fetch>()
const reload = vi.fn()
let stored: Map<string, string>

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', answer)
  vi.mocked(isWorkUnsaved).mockReturnValue(false)
  outdated.set(false)
  stored = new Map()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a page of the tab and lets it fail to load a file. Resolves when the page has dealt with it. */
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

test('does not reload while something is unsaved', async () => {
  vi.mocked(isWorkUnsaved).mockReturnValue(true)
  await failToLoad(404)
  expect(reload).not.toHaveBeenCalled()
  expect(outdated.get()).toBe(true)
})

test.each([200, 502, null])('does not reload when a file failed for another reason (%s)', async (status) => {
  await failToLoad(status)
  expect(reload).not.toHaveBeenCalled()
  expect(outdated.get()).toBe(false)
})
