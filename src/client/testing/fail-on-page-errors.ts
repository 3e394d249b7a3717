import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'

let errors: MockInstance<typeof console.error>
let elements: Element[]

/** A warning of React, or any other error in the console, fails the test, and so does an element that it leaves in the page. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
  elements = [...document.body.children]
})

afterEach(async () => {
  // The library's own hook is registered only for the first file, since files share modules.
  await cleanup()
  // Otherwise the next test would begin below this one's toast, and wait until it goes.
  closeToast(currentToast()?.id ?? 0)
  expect(errors.mock.calls).toEqual([])
  // All tests share a page: what one leaves there changes the others.
  expect([...document.body.children].filter((element) => !elements.includes(element))).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
