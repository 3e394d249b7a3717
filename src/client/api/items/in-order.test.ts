import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { inOrder } from './in-order.ts'

const client = new QueryClient()

function holdCall() {
  const answer = Promise.withResolvers<string>()
  const call = vi.fn(() => answer.promise)
  return { call, ...answer }
}

test('calls for one item wait for each other, whether they succeed or fail', async () => {
  const [first, second, third] = [holdCall(), holdCall(), holdCall()]
  const results = [first, second, third].map(({ call }) => inOrder(client, 'a', call).catch((error: unknown) => error))
  await expect.poll(() => first.call).toHaveBeenCalled()
  expect(second.call).not.toHaveBeenCalled()
  first.reject('failed')
  await expect.poll(() => second.call).toHaveBeenCalled()
  expect(third.call).not.toHaveBeenCalled()
  second.resolve('second')
  third.resolve('third')
  expect(await Promise.all(results)).toEqual(['failed', 'second', 'third'])
})

test('calls for different items do not wait for each other', async () => {
  const [first, second] = [holdCall(), holdCall()]
  void inOrder(client, 'a', first.call)
  void inOrder(client, 'b', second.call)
  await expect.poll(() => second.call).toHaveBeenCalled()
  first.resolve('first')
  second.resolve('second')
})

test('a waiting call is sent when the page is left, and only once', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.resetModules()
  const { inOrder: inOrderOfPage } = await import('./in-order.ts')
  const [first, second] = [holdCall(), holdCall()]
  const results = [first, second].map(({ call }) => inOrderOfPage(client, 'c', call))
  await expect.poll(() => first.call).toHaveBeenCalled()
  expect(second.call).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pagehide'))
  expect(second.call).toHaveBeenCalledOnce()
  first.resolve('first')
  second.resolve('second')
  expect(await Promise.all(results)).toEqual(['first', 'second'])
  expect(first.call).toHaveBeenCalledOnce()
  expect(second.call).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
