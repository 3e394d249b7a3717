import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetSite } from '#client/api/system/site.ts'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'
import { closeStandInMicrophones } from './stand-in-microphones.ts'

let errors: MockInstance<typeof console.error>
let elements: Element[]
const audioContexts: AudioContext[] = []

globalThis.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options)
    audioContexts.push(this)
  }
}

/**
 * A warning from React, or any other error in the console, fails the test. So does an element that it leaves on the
 * page, or an open audio context, each of which keeps a quarter of a processor busy for as long as the page is open.
 */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
  elements = [...document.body.children]
})

afterEach(async () => {
  // The library registers its own hook only for the first file, since files share modules.
  await cleanup()
  // Otherwise the next test would begin below this test's toast, and wait until it disappears.
  closeToast(currentToast()?.id ?? 0)
  // One test's answer about the server would be another's.
  forgetSite()
  await closeStandInMicrophones()
  const openContexts = audioContexts.splice(0).filter(({ state }) => state !== 'closed')
  await Promise.all(openContexts.map((context) => context.close()))
  expect(openContexts).toEqual([])
  expect(errors.mock.calls).toEqual([])
  // All tests share a page, so what one leaves there changes the others.
  expect([...document.body.children].filter((element) => !elements.includes(element))).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
