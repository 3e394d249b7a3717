import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../store.ts'
import { warnWhile } from './leave-warning.ts'
import { isWorkUnsaved } from './unsaved-work.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Closes the page. Returns whether the browser asks first. */
const asksBeforeClosing = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks before closing, and keeps the page from reloading, only while work is in progress', () => {
  const work = createStore(0)
  warnWhile(work, () => work.get() > 0)
  expect([asksBeforeClosing(), isWorkUnsaved()]).toEqual([false, false])
  work.set(1)
  work.set(2)
  expect([asksBeforeClosing(), isWorkUnsaved()]).toEqual([true, true])
  work.set(0)
  expect([asksBeforeClosing(), isWorkUnsaved()]).toEqual([false, false])
})

test('asks until the last of several kinds of work has ended', () => {
  const [recording, upload] = [createStore(true), createStore(true)]
  for (const work of [recording, upload]) warnWhile(work, work.get)
  recording.set(false)
  expect([asksBeforeClosing(), isWorkUnsaved()]).toEqual([true, true])
  upload.set(false)
  expect([asksBeforeClosing(), isWorkUnsaved()]).toEqual([false, false])
})
