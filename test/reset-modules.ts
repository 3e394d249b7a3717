import { afterAll, vi } from 'vitest'

/**
 * Resets the modules, because the next file runs in the same process and needs its own modules with their state. A
 * module that is still being imported would also reach the next file, with imports that don't belong to that file.
 */
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.resetModules()
})
