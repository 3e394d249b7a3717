import type { Page } from '@playwright/test'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

const root = (page: Page) => page.locator('html')

/** Returns which of the app's scripts the page runs. Scripts that it only fetches in advance don't count. */
const listRunning = (page: Page) => page.locator('script[type="module"]').evaluateAll((scripts) => scripts.length)

/** Opens the landing page with a stopped clock, and fetches the app's files. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto('/')
  const fetched = page.waitForResponse(/assets\/app-[^/]*\.js/)
  await page.clock.runFor(100)
  await fetched
}

test('runs nothing of the app for a visitor who only reads and scrolls', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await listRunning(page)).toBe(0)
  await expect(root(page)).not.toHaveAttribute('data-started')
})

test('starts the app automatically after some seconds', async ({ page }) => {
  await openWithStoppedClock(page)
  expect(await listRunning(page)).toBe(0)
  await page.clock.runFor(6_000)
  await expect(root(page)).toHaveAttribute('data-started')
})

test('starts the app even in a browser that is never idle', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) => (options?.timeout ? setTimeout(callback, options.timeout) : 0)
  })
  await page.goto('/')
  await page.clock.runFor(10_000)
  expect(await listRunning(page)).toBe(0)
  await page.clock.runFor(10_000)
  await expect(root(page)).toHaveAttribute('data-started')
})

test('starts the app when the pointer reaches a control, and keeps the page as it is', async ({ page }) => {
  await openWithStoppedClock(page)
  const title = page.getByRole('heading', { level: 1 })
  await title.evaluate((element) => element.setAttribute('data-mark', ''))
  await page.getByRole('button', { name: 'Play the example' }).hover()
  await expect(root(page)).toHaveAttribute('data-started')
  await expect(title).toHaveAttribute('data-mark')
})

test('applies a language chosen before anything else', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dilo entre dos reuniones. Encuéntralo hecho.')
})

test('applies a theme chosen before anything else', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('handles Enter on a button that was reached with Tab before the app has loaded, and leaves the focus there', async ({
  page,
}) => {
  const release = await holdFiles(page)
  await page.goto('/', { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: 'Play the example' })
  // The last tab stop before the button.
  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(root(page)).toHaveAttribute('data-pressed', 'play-sample')
  release()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
})

test.describe('before the banner is answered', () => {
  test.use({ cookieAnswer: null })

  test('handles an answer and a button press that come before the app has loaded', async ({ page }) => {
    const release = await holdFiles(page)
    await page.goto('/', { waitUntil: 'commit' })
    const banner = page.getByRole('region', { name: 'Cookies', exact: true })
    await banner.getByRole('button', { name: 'Reject' }).click()
    // Another page may be opened before this one has loaded.
    await expect(banner).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
    await page.getByRole('button', { name: 'Play the example' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(banner).toBeHidden()
  })

  test('counts a visitor who only reads, if they have agreed to it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
    await openWithStoppedClock(page)
    await expect(root(page)).toHaveAttribute('data-started')
  })
})

test('never shows a banner that was answered before, not even before the app has loaded', async ({ page }) => {
  await holdFiles(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-cookie-banner]')).toBeAttached()
  await expect(page.locator('[data-cookie-banner]')).toBeHidden()
})
