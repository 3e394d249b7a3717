import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { openRecorder, placeSentToast } from '#client/testing/open-recorder.tsx'
import { closeStandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { RecorderPanel } from './recorder-panel.tsx'

afterEach(async () => {
  recorder.cancel()
  await closeStandInMicrophones()
})

// The space above is what the header and the greeting take, and the navigation of a phone, which is left out below.
test.each([
  [360, 740, 170],
  [740, 360, 185],
])(
  'leaves the buttons of a recording on Today free of toasts, on a screen of %i × %i',
  async (width, height, above) => {
    await page.viewport(width, height)
    standInMicrophones(['Built-in'])
    const panel = (
      <div style={{ paddingTop: above }}>
        <RecorderPanel />
      </div>
    )
    await openRecorder('en', panel, true)
    await page.getByRole('button', { name: 'Start recording' }).click()
    const stop = page.getByRole('button', { name: 'Stop', exact: true })
    await expect.element(stop).toBeVisible()
    const toast = await placeSentToast()
    const button = stop.element().getBoundingClientRect()
    expect(toast.bottom < button.top || toast.top > button.bottom).toBe(true)
  },
)

test('keeps the record button in place while the browser says whether it can write captions', async () => {
  let answer: (availability: string) => void = () => undefined
  class Recognition extends EventTarget {
    static readonly available = () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
  }
  await page.viewport(1280, 800)
  await openRecorder('en', <RecorderPanel />, true, Recognition)
  const button = page.getByRole('button', { name: 'Start recording' })
  await expect.element(button).toBeVisible()
  const captions = page.getByRole('button', { name: translate('recorder:captions.off') })
  const before = button.element().getBoundingClientRect()
  expect(captions.elements()).toEqual([])
  answer('available')
  await expect.element(captions).toBeVisible()
  expect(button.element().getBoundingClientRect()).toEqual(before)
})
