import { afterAll, vi } from 'vitest'

/**
 * The next file runs in the same process and gets its own modules with their state. A module that is still being
 * imported would come to the next file as well, with imports of its own that are not the next file's.
 */
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.resetModules()
})
