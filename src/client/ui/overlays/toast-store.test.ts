import { afterEach, expect, test } from 'vitest'
import { closeToast, currentToast, showToast, subscribeToToasts } from './toast-store.ts'

const stop: Array<() => void> = []
afterEach(() => {
  for (const end of stop.splice(0)) end()
})

test('shows one toast at a time, and replaces it with a new one', () => {
  const seen: Array<string | undefined> = []
  stop.push(subscribeToToasts(() => seen.push(currentToast()?.title)))
  showToast({ title: 'First' })
  const first = currentToast()
  showToast({ title: 'Second' })
  expect(seen).toEqual(['First', 'Second'])

  // The timer of the first toast must not close the second.
  closeToast(first?.id ?? 0)
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()).toMatchObject({ title: 'Second', open: false })
})
