import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { restoreScroll } from './restore-scroll.ts'

let content: HTMLElement
let stop = () => {}

beforeEach(() => {
  content = document.createElement('div')
  document.body.append(content)
})

afterEach(() => {
  stop()
  content.remove()
  window.scrollTo(0, 0)
})

function setHeight(pixels: number): void {
  content.style.height = `${pixels}px`
}

/** Waits until the browser has reported sizes: it does so between the calls of one frame and those of the next. */
async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
}

test('a page that is too short at first is scrolled when it has grown', async () => {
  setHeight(3_000)
  stop = restoreScroll(5_000)
  await twoFrames()
  expect(window.scrollY).toBeLessThan(3_000)
  setHeight(9_000)
  await expect.poll(() => window.scrollY).toBe(5_000)
  // It is done, so that the page stays where it is scrolled later.
  window.scrollTo(0, 1_000)
  setHeight(9_500)
  await twoFrames()
  expect(window.scrollY).toBe(1_000)
})

test('the position is kept while placeholders are replaced by content', async () => {
  const placeholder = document.createElement('div')
  placeholder.dataset.placeholder = ''
  content.append(placeholder)
  setHeight(9_000)
  stop = restoreScroll(5_000)
  await expect.poll(() => window.scrollY).toBe(5_000)
  window.scrollTo(0, 5_200)
  placeholder.remove()
  setHeight(9_500)
  await expect.poll(() => window.scrollY).toBe(5_000)
})

test('a user who has pressed a key is left alone', async () => {
  setHeight(3_000)
  stop = restoreScroll(5_000)
  await twoFrames()
  await userEvent.keyboard('{Tab}')
  const { scrollY } = window
  setHeight(9_000)
  await twoFrames()
  expect(window.scrollY).toBe(scrollY)
})
