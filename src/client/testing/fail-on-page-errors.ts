import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

let errors: MockInstance<typeof console.error>

/** A warning of React, or any other error in the console, fails the test. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(async () => {
  // The library's own hook is registered only for the first file, since files share modules.
  await cleanup()
  expect(errors.mock.calls).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
