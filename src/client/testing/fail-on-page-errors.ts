import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>

/** A warning of React, or any other error in the console, fails the test. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(errors.mock.calls).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
