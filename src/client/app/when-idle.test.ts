import { expect, test, vi } from 'vitest'
import { openingQueue } from '#client/ui/deferred/opening.ts'
import { idle } from './when-idle.ts'

/** A browser that is never idle, and therefore calls back only when the time given to it is over. */
function stubBusyBrowser() {
  vi.stubGlobal('document', { readyState: 'complete' })
  const requestIdleCallback = vi.fn((callback: () => void, options?: { timeout: number }) => {
    if (options?.timeout) callback()
  })
  vi.stubGlobal('window', { requestIdleCallback })
}

test('does not wait forever for a browser that never reports that it is idle', async () => {
  stubBusyBrowser()
  await expect(idle()).resolves.toBeUndefined()
})

test('waits until the first screen is complete', async () => {
  stubBusyBrowser()
  const release = openingQueue.hold()
  const after = vi.fn()
  const waited = idle().then(after)
  await new Promise((resolve) => setImmediate(resolve))
  expect(after).not.toHaveBeenCalled()
  release()
  await waited
})

test('does not wait forever for a screen whose code never arrives', async () => {
  stubBusyBrowser()
  vi.useFakeTimers()
  const release = openingQueue.hold()
  const waited = idle()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(waited).resolves.toBeUndefined()
  release()
  vi.useRealTimers()
})

test('does not wait forever for a page with an image that never arrives', async () => {
  stubBusyBrowser()
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('window', { ...window, addEventListener: () => undefined })
  vi.useFakeTimers()
  const waited = idle()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(waited).resolves.toBeUndefined()
  vi.useRealTimers()
})
