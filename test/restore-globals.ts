import { afterAll, vi } from 'vitest'

/** The next file runs in the same process, and must find nothing of this one's replacements. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
