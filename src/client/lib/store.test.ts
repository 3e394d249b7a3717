import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('calls its listeners after each change until they unsubscribe', () => {
  const store = createStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  stop()
  store.set(4)
  expect(seen).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

it('lets a listener unsubscribe while it is called', () => {
  const store = createStore('a')
  const other = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(other)
  store.set('b')
  store.set('c')
  expect(other).toHaveBeenCalledTimes(2)
})
