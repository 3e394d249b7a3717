import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.ts'

const Part = () => <p>the part</p>

test('a preloaded part appears without its fallback', async () => {
  const Fallback = vi.fn(() => <p>not yet</p>)
  const LazyPart = lazyPart(async () => Part)
  expect(LazyPart.isLoaded()).toBe(false)
  await LazyPart.preload()
  expect(LazyPart.isLoaded()).toBe(true)
  await render(
    <Suspense fallback={<Fallback />}>
      <LazyPart />
    </Suspense>,
  )
  await expect.element(page.getByText('the part')).toBeVisible()
  expect(Fallback).not.toHaveBeenCalled()
})

test('a preload that fails says so, and the part is loaded again when it is rendered', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const LazyPart = lazyPart(load)
  await expect(LazyPart.preload()).rejects.toThrow('Failed to fetch')
  await render(
    <Suspense>
      <LazyPart />
    </Suspense>,
  )
  await expect.element(page.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
