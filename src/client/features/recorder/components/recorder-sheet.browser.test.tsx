import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { type StandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { currentToast, showToast } from '#client/ui/overlays/toast-store.ts'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { RecorderSheet } from './recorder-sheet.tsx'

let calls: ReturnType<typeof holdCalls>
afterEach(() => recorder.dismiss())

function Sheet({ isPremium, starting }: { isPremium: boolean; starting: boolean }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium } as User))
  return (
    <MemoryRouter initialEntries={['/notes']}>
      <RecorderSheet starting={starting} />
      <Tooltips />
    </MemoryRouter>
  )
}

async function openSheet(language: Language, { isPremium = false, starting = false } = {}) {
  await renderInApp(language, null)
  await loadSharingTexts()
  calls = holdCalls()
  // The headless browser crashes when it is asked what it can recognise.
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await renderInApp(language, <Sheet isPremium={isPremium} starting={starting} />)
}

async function answer(call: string, body: unknown) {
  await expect.poll(() => calls.some((one) => one.call.startsWith(call))).toBe(true)
  for (const held of calls.filter((one) => one.call.startsWith(call))) held.answer(200, body)
}

describe.each(LANGUAGES)('the recorder above a screen, in %s', (language) => {
  const title = () => page.getByText(translate('dashboard:limitTitle', { max: FREE_NOTES }))

  test('says before a recording that there is no room left', async () => {
    await openSheet(language)
    await answer('GET /api/dashboard/stats', { totalNotes: FREE_NOTES, waitingRecordings: 2 })
    await expect.element(title()).toBeVisible()
    await expect.element(page.getByText(translate('dashboard:limitWaiting', { count: 2 }))).toBeVisible()
    await expect.element(page.getByRole('button', { name: translate('recorder:start') })).toBeEnabled()
    await page.viewport(320, 640)
    const sheet = title().element().closest('.fixed')
    expect(sheet?.scrollWidth).toBe(sheet?.clientWidth)
    await page.viewport(1280, 800)
  })

  test.each([5, 1])('says quietly that room is left for %i more', async (left) => {
    await openSheet(language)
    await answer('GET /api/dashboard/stats', { totalNotes: FREE_NOTES - left })
    await expect.element(page.getByText(translate('dashboard:limitNear', { count: left }))).toBeVisible()
    await expect.element(page.getByRole('link', { name: translate('dashboard:limitAction') })).toBeVisible()
    expect(title().query()).toBeNull()
  })

  test('says nothing while there is more room', async () => {
    await openSheet(language)
    await answer('GET /api/dashboard/stats', { totalNotes: FREE_NOTES - 6 })
    await expect.element(page.getByRole('button', { name: translate('recorder:start') })).toBeVisible()
    expect(title().query()).toBeNull()
    expect(page.getByRole('link', { name: translate('dashboard:limitAction') }).query()).toBeNull()
  })
})

test('does not ask for the limit with Premium', async () => {
  await openSheet('en', { isPremium: true })
  await expect.element(page.getByRole('button', { name: translate('recorder:start') })).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('GET /api/dashboard/stats'))).toEqual([])
})

test.each([
  [360, 740],
  [1280, 800],
])('leaves its buttons free of toasts, on a screen of %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await openSheet('en', { isPremium: true })
  const start = page.getByRole('button', { name: translate('recorder:start') })
  await expect.element(start).toBeVisible()
  showToast({ title: 'A recording from this device has been sent', description: 'Recorded today' })
  const toast = page
    .getByRole('region', { name: /Messages/ })
    .getByRole('listitem')
    .first()
  await expect.element(toast).toBeVisible()
  const { bottom } = toast.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(start.element().getBoundingClientRect().top)
})

describe('a microphone that can’t be recorded', () => {
  let devices: StandInMicrophones

  test.each(LANGUAGES)('is explained by one message in the panel, without a toast, in %s', async (language) => {
    devices = standInMicrophones(['Built-in'])
    devices.refuse('NotAllowedError')
    await openSheet(language, { isPremium: true, starting: true })
    await answer('GET /api/settings', {})
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(translate('recorder:microphone.denied'))).toBeVisible()
    await expect.element(alert.getByText(translate('microphone:help.denied'))).toBeVisible()
    expect(alert.elements()).toHaveLength(1)
    expect(currentToast()?.open ?? false).toBe(false)
  })
})
