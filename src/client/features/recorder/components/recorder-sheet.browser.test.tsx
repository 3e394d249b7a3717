import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import type { holdCalls } from '#client/testing/hold-calls.ts'
import { openRecorder, placeSentToast } from '#client/testing/open-recorder.tsx'
import { type StandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { currentToast } from '#client/ui/overlays/toast-store.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { RecorderSheet } from './recorder-sheet.tsx'

let calls: ReturnType<typeof holdCalls>
afterEach(() => recorder.dismiss())

async function openSheet(language: Language, { isPremium = false, starting = false } = {}) {
  calls = await openRecorder(language, <RecorderSheet starting={starting} />, isPremium)
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
  const { bottom } = await placeSentToast()
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
