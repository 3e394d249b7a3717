import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'

let errors: MockInstance<typeof console.error>

/** A warning of React, or any other error in the console, fails the test. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(async () => {
  // The library's own hook is registered only for the first file, since files share modules.
  await cleanup()
  // Otherwise the next test would begin below this one's toast, and wait until it goes.
  closeToast(currentToast()?.id ?? 0)
  expect(errors.mock.calls).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
