import { expect, test, vi } from 'vitest'
import { copyLink } from './copy-link.ts'

const LINK = 'https://dictum.test/shared/abc'

test('a link goes to the clipboard, without a question', async () => {
  const [write, prompt] = [vi.fn(async () => undefined), vi.fn()]
  expect(await copyLink(LINK, 'Copy this link:', { write, prompt })).toBe(true)
  expect(write).toHaveBeenCalledWith(LINK)
  expect(prompt).not.toHaveBeenCalled()
})

test('where the clipboard is closed, or there is none, the link is shown to be copied by hand', async () => {
  const prompt = vi.fn()
  const closed = async () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  expect(await copyLink(LINK, 'Copy this link:', { write: closed, prompt })).toBe(false)
  expect(prompt).toHaveBeenCalledWith('Copy this link:', LINK)
  const missing = async () => Reflect.get({}, 'clipboard').writeText(LINK)
  expect(await copyLink(LINK, 'Copy this link:', { write: missing, prompt })).toBe(false)
})
