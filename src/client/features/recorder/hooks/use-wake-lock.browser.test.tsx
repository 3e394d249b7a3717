import { beforeEach, expect, test, vi } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { useWakeLock } from './use-wake-lock.ts'

/** The locks that were granted, and whether they are still held. */
let locks: { held: boolean }[]
let visibility: DocumentVisibilityState

// Replaces the real lock, because the test must not keep the screen on.
beforeEach(() => {
  locks = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({
    request: async () => {
      if (visibility === 'hidden') throw new DOMException('', 'NotAllowedError')
      const lock = { held: true }
      locks.push(lock)
      const release = async () => {
        lock.held = false
      }
      return { release } as WakeLockSentinel
    },
  } as WakeLock)
})

const countHeld = () => locks.filter(({ held }) => held).length

/** Hides or shows the page as a browser does, which releases every lock of a hidden page. */
function setVisibility(next: DocumentVisibilityState) {
  visibility = next
  if (next === 'hidden') for (const lock of locks) lock.held = false
  document.dispatchEvent(new Event('visibilitychange'))
}

function Screen({ recording }: { recording: boolean }) {
  useWakeLock(recording)
  return null
}

const show = (recording: boolean): Promise<RenderResult> => render(<Screen recording={recording} />)

test('keeps the screen on from the start of a recording to its end', async () => {
  const { rerender } = await show(false)
  expect(locks).toEqual([])
  await rerender(<Screen recording />)
  await expect.poll(countHeld).toBe(1)
  await rerender(<Screen recording={false} />)
  await expect.poll(countHeld).toBe(0)
})

test('keeps the screen on again each time the page comes back', async () => {
  const { rerender } = await show(true)
  await expect.poll(countHeld).toBe(1)
  for (let times = 0; times < 2; times++) {
    setVisibility('hidden')
    expect(countHeld()).toBe(0)
    setVisibility('visible')
    await expect.poll(countHeld).toBe(1)
  }
  await rerender(<Screen recording={false} />)
  await expect.poll(countHeld).toBe(0)
})

test('holds one lock when the page comes back twice at once', async () => {
  const { rerender } = await show(true)
  await expect.poll(countHeld).toBe(1)
  setVisibility('hidden')
  setVisibility('visible')
  setVisibility('visible')
  await expect.poll(() => locks.length).toBe(3)
  await expect.poll(countHeld).toBe(1)
  await rerender(<Screen recording={false} />)
  await expect.poll(countHeld).toBe(0)
})

test('holds no lock if the recording ends before the browser has answered', async () => {
  const { unmount } = await show(true)
  await unmount()
  await expect.poll(() => locks.length).toBe(1)
  await expect.poll(countHeld).toBe(0)
})

test('lets a recording begin in a hidden page, and keeps the screen on once it is shown', async () => {
  visibility = 'hidden'
  await show(true)
  setVisibility('visible')
  await expect.poll(countHeld).toBe(1)
})
