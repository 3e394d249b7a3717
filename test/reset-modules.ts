import { afterAll, vi } from 'vitest'

/** The next file runs in the same process, and gets modules of its own with what they keep. */
afterAll(() => void vi.resetModules())
