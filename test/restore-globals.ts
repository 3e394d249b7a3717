import { afterAll, vi } from 'vitest'

/** Restores the globals, because the next file runs in the same process and must not see this file's replacements. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
