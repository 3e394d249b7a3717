import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recentNotesQuery } from '#client/api/notes/note-queries.ts'
import { InstallSection } from '#client/features/settings/components/install-section.tsx'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { installPrompt, watchInstallPrompt } from '#client/lib/browser/install-prompt.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { InstallLine } from './install-line.tsx'

beforeAll(() => watchInstallPrompt(window))
beforeEach(() => {
  localStorage.removeItem('dictum.install')
  sessionStorage.removeItem('dictum.install')
  installPrompt.set(null)
})
afterEach(async () => {
  await page.viewport(1280, 800)
  Reflect.deleteProperty(navigator, 'standalone')
  vi.restoreAllMocks()
})

/** Simulates the browser's offer to install the app. Returns the mock that opens its dialog. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  // The event was prevented, so the browser doesn't show a banner of its own.
  expect(dispatchEvent(event)).toBe(false)
  return prompt
}

/** Makes this browser look like Safari on an iPhone. */
function beOnIphone({ isInstalled }: { isInstalled: boolean }) {
  Object.defineProperty(navigator, 'standalone', { value: isInstalled, configurable: true })
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
}

async function openApp(language: Language = 'en', beside: ReactNode = null) {
  await renderInApp(
    language,
    <MemoryRouter initialEntries={['/']}>
      <main>
        <InstallLine />
        <nav className="flex gap-4">
          <Link to="/">Today</Link>
          <Link to="/notes">Notes</Link>
        </nav>
        {beside}
      </main>
    </MemoryRouter>,
  )
  await loadSharingTexts()
}

async function moveTo(screen: 'Today' | 'Notes') {
  // If a test opens the app twice, this navigates in the second one.
  await page.getByRole('link', { name: screen }).last().click()
}

async function openToday(language?: Language) {
  await openApp(language)
  await moveTo('Notes')
  await moveTo('Today')
}

const beHereAgain = () => localStorage.setItem('dictum.install', JSON.stringify({ visits: 1 }))
const button = (key: 'install.action' | 'install.decline') =>
  page.getByRole('button', { name: translate(`device:${key}`), exact: true })

describe('the offer on Today', () => {
  test('appears on the second visit', async () => {
    offer('accepted')
    await openToday()
    expect(button('install.action').query()).toBeNull()
    sessionStorage.removeItem('dictum.install')
    await openToday()
    await expect.element(button('install.action')).toBeVisible()
  })

  test('opens the browser’s dialog once, and disappears when the app is installed', async () => {
    beHereAgain()
    const prompt = offer('accepted')
    await openToday()
    await button('install.action').click()
    expect(prompt).toHaveBeenCalledOnce()
    await expect.element(button('install.action')).not.toBeInTheDocument()
  })

  test.each(['in the line', 'in the browser’s dialog'])('never appears again after a no %s', async (where) => {
    beHereAgain()
    offer('dismissed')
    await openToday()
    await button(where === 'in the line' ? 'install.decline' : 'install.action').click()
    await expect.element(button('install.decline')).not.toBeInTheDocument()
    offer('accepted')
    await openToday()
    expect(button('install.action').query()).toBeNull()
  })

  test('appears after the first note, even on the first visit', async () => {
    const calls = holdCalls()
    offer('accepted')
    const RecentNotes = () => <p>loaded: {String(useQuery(recentNotesQuery).isSuccess)}</p>
    await openApp('en', <RecentNotes />)
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.answer(200, [{ id: 'n1' }])
    await expect.element(page.getByText('loaded: true')).toBeVisible()
    // The offer must not appear on the page that is being read.
    expect(button('install.action').query()).toBeNull()
    await moveTo('Notes')
    await moveTo('Today')
    await expect.element(button('install.action')).toBeVisible()
  })

  test('does not push down a page that is already shown', async () => {
    beHereAgain()
    await openApp()
    offer('accepted')
    await expect.element(page.getByRole('link', { name: 'Today' })).toBeVisible()
    expect(button('install.action').query()).toBeNull()
    await moveTo('Notes')
    await moveTo('Today')
    await expect.element(button('install.action')).toBeVisible()
  })

  test('appears on no other screen', async () => {
    beHereAgain()
    offer('accepted')
    await openToday()
    await expect.element(button('install.decline')).toBeVisible()
    await moveTo('Notes')
    await expect.element(button('install.decline')).not.toBeInTheDocument()
  })

  test('is not made where the app can’t be installed', async () => {
    beHereAgain()
    await openToday()
    expect(button('install.decline').query()).toBeNull()
  })

  test.each([...LANGUAGES])(
    'explains how to install the app on an iPhone, and fits its screen (%s)',
    async (language) => {
      await page.viewport(360, 640)
      beHereAgain()
      beOnIphone({ isInstalled: false })
      await openToday(language)
      await expect.element(page.getByText(translate('device:install.offerByHand'))).toBeVisible()
      expect(button('install.action').query()).toBeNull()
      expect(document.documentElement.scrollWidth).toBe(360)
    },
  )

  test('is not made in the installed app', async () => {
    beHereAgain()
    beOnIphone({ isInstalled: true })
    await openToday()
    expect(button('install.decline').query()).toBeNull()
  })
})

describe('the section of the settings', () => {
  const openSettings = async (language: Language = 'en') => {
    await renderInApp(language, <InstallSection />)
    await loadSharingTexts()
  }

  test.each([...LANGUAGES])('installs the app even after a no on Today (%s)', async (language) => {
    localStorage.setItem('dictum.install', JSON.stringify({ visits: 2, declined: true }))
    const prompt = offer('accepted')
    await openSettings(language)
    await button('install.action').click()
    expect(prompt).toHaveBeenCalledOnce()
  })

  test('explains how to install the app on an iPhone', async () => {
    beOnIphone({ isInstalled: false })
    await openSettings()
    await expect.element(page.getByText(translate('device:install.byHand'))).toBeVisible()
  })

  test('is hidden if the app can’t be installed, or already is', async () => {
    await openSettings()
    expect(page.getByRole('heading').query()).toBeNull()
    offer('accepted')
    await expect.element(page.getByRole('heading')).toBeVisible()
    dispatchEvent(new Event('appinstalled'))
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  })
})
