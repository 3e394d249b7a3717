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

function Today() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User))
  return (
    <MemoryRouter>
      <RecorderPanel />
    </MemoryRouter>
  )
}

test.each([
  [360, 640],
  [740, 360],
  [900, 400],
])('leaves the buttons of a recording on Today free of toasts, on a screen of %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await renderInApp('en', null)
  await loadSharingTexts()
  holdCalls()
  standInMicrophones(['Built-in'])
  // The headless browser crashes when it is asked what it can recognise.
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await renderInApp('en', <Today />)
  await page.getByRole('button', { name: 'Start recording' }).click()
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await expect.element(stop).toBeVisible()
  showToast({ title: 'A recording from this device has been sent', description: 'Recorded today' })
  const toast = page
    .getByRole('region', { name: /Messages/ })
    .getByRole('listitem')
    .first()
  await expect.element(toast).toBeVisible()
  const { top, height: size } = stop.element().getBoundingClientRect()
  const pressed = document.elementFromPoint(width / 2, top + size / 2)
  expect(stop.element().contains(pressed)).toBe(true)
})
