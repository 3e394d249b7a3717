import { expect, test, vi } from 'vitest'
import { copyLink } from './copy-link.ts'

const LINK = 'https://dictum.test/shared/abc'

test('copies a link without asking', async () => {
  const [write, prompt] = [vi.fn(async () => undefined), vi.fn()]
  expect(await copyLink(LINK, 'Copy this link:', { write, prompt })).toBe(true)
  expect(write).toHaveBeenCalledWith(LINK)
  expect(prompt).not.toHaveBeenCalled()
})

test('shows the link to be copied by hand when there is no clipboard access', async () => {
  const prompt = vi.fn()
  const closed = async () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  expect(await copyLink(LINK, 'Copy this link:', { write: closed, prompt })).toBe(false)
  expect(prompt).toHaveBeenCalledWith('Copy this link:', LINK)
  const missing = async () => Reflect.get({}, 'clipboard').writeText(LINK)
  expect(await copyLink(LINK, 'Copy this link:', { write: missing, prompt })).toBe(false)
})
