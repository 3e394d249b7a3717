import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { importCode } from './import-code.ts'

const arrived = () => Promise.resolve(new Response('export {}'))
const lost = () => Promise.reject(new TypeError('no network'))

let request: MockInstance<typeof fetch>
// Which files have arrived is remembered, so each test has its own.
let part: string
let other: string
let count = 0

beforeEach(() => {
  count += 1
  part = `/assets/part-${count}.js`
  other = `/assets/other-${count}.js`
  delete window.earlyFiles
  request = vi.spyOn(globalThis, 'fetch').mockImplementation(arrived)
})

test('A module is imported only once its files have arrived, so that a failed load can be repeated', async () => {
  const load = vi.fn(async () => 'module')
  request.mockImplementationOnce(lost)
  await expect(importCode(load, [part])).rejects.toThrow('no network')
  request.mockResolvedValueOnce(new Response('not found', { status: 404 }))
  await expect(importCode(load, [part])).rejects.toThrow('404')
  expect(load).not.toHaveBeenCalled()
  expect(await importCode(load, [part])).toBe('module')
  expect(request).toHaveBeenCalledTimes(3)
})

test('A file is requested once, however many modules need it', async () => {
  const load = async () => 'module'
  await Promise.all([importCode(load, [part]), importCode(load, [part, other])])
  await importCode(load, [part])
  expect(request.mock.calls.map(([path]) => path)).toEqual([part, other])
})

test('A file that was requested before the app started is requested again only if it did not arrive', async () => {
  window.earlyFiles = { [part]: Promise.resolve(true), [other]: Promise.resolve(false) }
  await importCode(async () => 'module', [part, other])
  expect(request.mock.calls.map(([path]) => path)).toEqual([other])
})

test('A style sheet that fails is requested again', async () => {
  const load = vi.fn(async () => 'module')
  await expect(importCode(load, ['/missing/one.css'])).rejects.toThrow('Failed to load /missing/one.css')
  await expect(importCode(load, ['/missing/one.css'])).rejects.toThrow('Failed to load /missing/one.css')
  expect(load).not.toHaveBeenCalled()
  expect(document.querySelectorAll('link[href="/missing/one.css"]')).toHaveLength(0)
})

test('A failure is announced with its error', async () => {
  const announced = vi.fn()
  addEventListener('vite:preloadError', (event) => announced((event as Event & { payload?: unknown }).payload), {
    once: true,
  })
  const failure = new Error('no such export')
  await expect(importCode(() => Promise.reject(failure), [])).rejects.toBe(failure)
  expect(announced).toHaveBeenCalledExactlyOnceWith(failure)
})
