import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { closeStandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { RecorderPanel } from './recorder-panel.tsx'

afterEach(async () => {
  recorder.cancel()
  await closeStandInMicrophones()
})

/** The panel below as much as the header and the greeting take, and as far down as without the navigation of a phone. */
function Today({ above }: { above: number }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User))
  return (
    <MemoryRouter>
      <div style={{ paddingTop: above }}>
        <RecorderPanel />
      </div>
    </MemoryRouter>
  )
}

test.each([
  [360, 740, 170],
  [740, 360, 185],
])(
  'leaves the buttons of a recording on Today free of toasts, on a screen of %i × %i',
  async (width, height, above) => {
    await page.viewport(width, height)
    await renderInApp('en', null)
    await loadSharingTexts()
    holdCalls()
    standInMicrophones(['Built-in'])
    // The headless browser crashes when it is asked what it can recognise.
    vi.stubGlobal('SpeechRecognition', undefined)
    vi.stubGlobal('webkitSpeechRecognition', undefined)
    await renderInApp('en', <Today above={above} />)
    await page.getByRole('button', { name: 'Start recording' }).click()
    const stop = page.getByRole('button', { name: 'Stop', exact: true })
    await expect.element(stop).toBeVisible()
    showToast({ title: 'A recording from this device has been sent', description: 'Recorded today' })
    const toast = page
      .getByRole('region', { name: /Messages/ })
      .getByRole('listitem')
      .first()
    await expect.element(toast).toBeVisible()
    const button = stop.element().getBoundingClientRect()
    const { top, bottom } = toast.element().getBoundingClientRect()
    expect(bottom < button.top || top > button.bottom).toBe(true)
  },
)
