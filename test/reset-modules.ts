import { afterAll, vi } from 'vitest'

/** The next file runs in the same process and gets its own modules with their state. */
afterAll(() => void vi.resetModules())
