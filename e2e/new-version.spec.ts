import type { Page } from '@playwright/test'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

// The first are the browser's and the router's own messages about a file that is gone.
test.use({ expectedErrors: ['404', 'dynamically imported module'] })

/** Replaces the server's version: files of the open page are gone until it is loaded again. */
async function deployNewVersion(page: Page): Promise<{ loads: () => number }> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route('**/assets/**', (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  return { loads: () => loads }
}

test('reloads a page of an old version once, at the address the user opened', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  // What the page loads once it is idle must not be gone already: the page would reload before the test clicks.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
  const { loads } = await deployNewVersion(page)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(page).toHaveURL('/analytics')
  expect(loads()).toBe(1)
})

test('keeps recording on a page of an old version, and offers to reload', async ({ page, signIn }) => {
  await signIn()
  // A slow network: recording begins before the page has all it loads by itself.
  const loadFrame = await holdFiles(page, '**/assets/work-under-way-*.js')
  const toasts = Promise.withResolvers<void>()
  await page.route('**/assets/toast-*.js', async (route) => {
    await toasts.promise
    await route.fulfill({ status: 404 })
  })
  const asked = page.waitForRequest('**/assets/toast-*.js')
  await page.goto('/')
  await asked
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  const { loads } = await deployNewVersion(page)
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  toasts.resolve()
  await checked
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A new version is available' })).toBeVisible()

  // The frame still loads, without the bell, whose file is gone.
  const bell = page.waitForResponse(/notification-bell/)
  loadFrame()
  expect((await bell).status()).toBe(404)
  // The screens that are loaded still work, and so does the recorder.
  await navigation.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await navigation.getByRole('link', { name: 'Analytics' }).click()
  const reload = page.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible()
  expect(loads()).toBe(0)

  const warned: string[] = []
  page.on('dialog', async (dialog) => {
    warned.push(dialog.type())
    await dialog.accept()
  })
  await reload.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  expect(warned).toEqual(['beforeunload'])
  expect(loads()).toBe(1)
})
