import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { WordsSoFar } from './words-so-far.tsx'

const words = () => page.getByRole('region', { name: translate('recorder:textSoFar') })
const topOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top

test.each(LANGUAGES)('shows the latest words without moving anything below them, in %s', async (language) => {
  await page.viewport(360, 740)
  const calls = holdCalls()
  await renderInApp(
    language,
    <>
      <WordsSoFar recordingId="7d1f5c1e-58a4-4c3c-9c66-0c1f0a5b6f11" />
      <button type="button">Stop</button>
    </>,
  )
  await expect.poll(() => calls).toHaveLength(1)
  expect(words().elements()).toEqual([])
  const before = topOf('Stop')
  const segments = Array.from({ length: 30 }, (_, index) => ({
    index,
    start: index * 6,
    text: `This is sentence number ${index} of a long recording.`,
  }))
  calls[0]?.answer(200, { segments })
  await expect.poll(() => words().elements()[0]?.textContent).toContain('sentence number 29')
  expect(topOf('Stop')).toBe(before)
  // The newest line is visible, and the older ones are cut off above it.
  const box = words().element().getBoundingClientRect()
  const text = words().element().firstElementChild?.getBoundingClientRect()
  expect(text?.bottom).toBeCloseTo(box.bottom, 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
