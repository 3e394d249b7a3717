import type { Page } from '@playwright/test'
import { awaitRecorded } from './support/await-recorded.ts'
import { LONG_FILE } from './support/long-file.ts'
import { expect, test } from './support/test.ts'
import { watchRequests } from './support/watch-requests.ts'

// The browser's and the router's own messages about a missing file.
test.use({ expectedErrors: ['404', 'dynamically imported module', 'net::ERR_FAILED'] })

/** Replaces the server's version, so that files of the open page are missing until it is reloaded. */
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
  await openToday(page)
  const { loads } = await deployNewVersion(page)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(page).toHaveURL('/analytics')
  expect(loads()).toBe(1)
})

test('keeps recording on a page of an old version, and offers to reload', async ({ page, signIn }) => {
  await signIn()
  // Simulates a slow network: recording begins before everything that the page loads automatically has arrived.
  const loseDevice = await loseFiles(page, '**/assets/device-*.js')
  const loseToasts = await loseFiles(page, '**/assets/toast-*.js')
  const asked = Promise.all(['device', 'toast'].map((name) => page.waitForRequest(`**/assets/${name}-*.js`)))
  await page.goto('/')
  await asked
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  const { loads } = await deployNewVersion(page)
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  loseToasts()
  await checked
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A new version is available' })).toBeVisible()

  // The frame works without the parts that were still to be loaded, such as the bell.
  const device = page.waitForResponse('**/assets/device-*.js')
  loseDevice()
  expect((await device).status()).toBe(404)
  // Screens that are already loaded still work, and so does the recorder.
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

test('opens a screen by itself once its code can be loaded again', async ({ page, signIn }) => {
  await signIn()
  await openToday(page)
  const stop = '**/assets/analytics-screen-*.js'
  await page.route(stop, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await page.unroute(stop)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
})

test('starts by itself once its texts can be loaded again', async ({ page }) => {
  const texts = '**/assets/visitor-texts-en-*.js'
  const { promise: wasAborted, resolve } = Promise.withResolvers<void>()
  await page.route(texts, async (route) => {
    await route.abort()
    resolve()
  })
  await page.goto('/auth')
  await wasAborted
  await page.unroute(texts)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

/** Holds files back until the returned function is called, and answers that they are missing. */
async function loseFiles(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.fulfill({ status: 404 })
  })
  return resolve
}

/** Opens a screen whose file is missing, which the page notices, and returns. */
async function meetNewVersion(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A new version is available' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Today' }).click()
}

/**
 * Opens the app and waits for everything that it loads automatically. If one of those files were missing, the page
 * would reload too early.
 */
async function openToday(page: Page): Promise<void> {
  const untilSettled = watchRequests(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
  await untilSettled()
}

const listNotes = async (page: Page) => (await page.request.get('/api/voice-notes')).json()

test('reloads only after a recording and its upload have finished', async ({ page, signIn }) => {
  await signIn()
  await openToday(page)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await awaitRecorded(page, 1)
  const { loads } = await deployNewVersion(page)
  await meetNewVersion(page)
  await awaitRecorded(page, 3)
  expect(loads()).toBe(0)
  let loadsAtFinish = -1
  page.on('response', (response) => {
    if (response.url().endsWith('/finish')) loadsAtFinish = loads()
  })
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(loads).toBe(1)
  expect(loadsAtFinish).toBe(0)
  const notes = await listNotes(page)
  expect(notes).toMatchObject([{ source: 'recorder', incomplete: false }])
  const readLength = async () => (await listNotes(page))[0].duration ?? 0
  await expect.poll(readLength).toBeGreaterThan(2.5)
})

test('reloads only after an upload has arrived in full', async ({ page, signIn }) => {
  await signIn()
  await openToday(page)
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') await sent.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.locator('input[type=file]').setInputFiles(LONG_FILE)
  await asked
  const { loads } = await deployNewVersion(page)
  await meetNewVersion(page)
  await expect(page.getByRole('list', { name: 'Uploaded files' })).toContainText(LONG_FILE.name)
  expect(loads()).toBe(0)
  sent.resolve()
  await expect.poll(loads).toBe(1)
  expect(await listNotes(page)).toMatchObject([{ fileName: 'long.wav', sizeBytes: LONG_FILE.buffer.length }])
})

test('offers a new version in a line, once nothing is unsaved', async ({ page, signIn }) => {
  await signIn()
  const untilSettled = watchRequests(page)
  await page.goto('/settings')
  const name = page.getByLabel('First name')
  await expect(name).toHaveValue('Ada')
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
  await untilSettled()
  await name.fill('Adele')
  const { loads } = await deployNewVersion(page)
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  // The user returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await checked
  await untilSettled()
  const line = page.getByRole('status').filter({ hasText: 'A new version is available' })
  await expect(line).toHaveCount(0)
  await name.fill('Ada')
  await expect(line).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(loads).toBe(1)
  await expect(name).toHaveValue('Ada')
  await expect(line).toHaveCount(0)
})
