import { afterEach, expect, test, vi } from 'vitest'
import { canSendLinks, sendLink } from './send-link.ts'

afterEach(() => vi.unstubAllGlobals())

test('offers to send a link only where the device has a share sheet', () => {
  vi.stubGlobal('navigator', {})
  expect(canSendLinks()).toBe(false)
  vi.stubGlobal('navigator', { share: async () => {} })
  expect(canSendLinks()).toBe(true)
})

test('hands title and address to the share sheet', async () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share })
  expect(await sendLink('Launch', 'https://dictum.test/shared/x')).toBe(true)
  expect(share).toHaveBeenCalledWith({ title: 'Launch', url: 'https://dictum.test/shared/x' })
})

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('after %s, returns whether the sheet was open', async (name, opened) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', name)) })
  expect(await sendLink('Launch', 'https://dictum.test/shared/x')).toBe(opened)
})
