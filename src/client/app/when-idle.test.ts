import { expect, test, vi } from 'vitest'
import { idle } from './when-idle.ts'

test('does not wait forever for a browser that never reports that it is idle', async () => {
  const requestIdleCallback = vi.fn((callback: () => void, options?: { timeout: number }) => {
    if (options?.timeout) callback()
  })
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', { requestIdleCallback })
  await idle()
  expect(requestIdleCallback).toHaveBeenCalledOnce()
})
