import { afterEach, expect, test, vi } from 'vitest'
import { saveBlob } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('keeps the data of a download for browsers that read it later, then releases it', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  // Nothing must be saved on the machine that runs the tests.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

  saveBlob(new Blob(['text']), 'note.txt')
  vi.advanceTimersByTime(10_000)
  expect(click).toHaveBeenCalledOnce()
  expect(revoke).not.toHaveBeenCalled()

  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledOnce()
})
