import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
