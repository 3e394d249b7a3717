import { afterAll, vi } from 'vitest'

/** The next file runs in the same process and must not see this one's replacements. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
