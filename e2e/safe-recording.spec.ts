import type { Page } from '@playwright/test'
import { awaitRecorded } from './support/await-recorded.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

/**
 * Matches any time except the beginning, because on a busy machine the first seconds may have passed before the test
 * looks.
 */
const SAFE = /^Safe on the server up to (?!0:00)\d+:\d\d$/

test('sends a recording while it is being made, and only the rest at its end', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const pieces: { offset: number; bytes: number }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH' || !request.url().includes('/api/uploads/')) return
    const offset = Number(request.headers()['upload-offset'])
    pieces.push({ offset, bytes: request.postDataBuffer()?.length ?? 0 })
  })
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText(SAFE)).toBeVisible()
  await awaitRecorded(page, 5)
  const sentSoFar = pieces.length
  expect(sentSoFar).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
  const [note] = await (await page.request.get('/api/voice-notes')).json()
  const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
  // Nothing was sent twice, and nothing is missing.
  expect(total).toBe(note.sizeBytes)
  for (const [index, { offset }] of pieces.entries()) {
    expect(offset).toBe(pieces.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0))
  }
})

test('resumes from what the server has once back online', async ({ page, context, signIn, expectedErrors }) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'Failed to load resource')
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText(SAFE)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('No connection: the rest is on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(SAFE)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
  expect(await (await page.request.get('/api/voice-notes')).json()).toHaveLength(1)
})

test('deletes a discarded recording on the server too, as soon as it can be reached', async ({
  page,
  context,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'Failed to load resource')
  await signIn()
  await page.goto('/')
  const created = page.waitForResponse((response) => response.url().endsWith('/api/uploads'))
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText(SAFE)).toBeVisible()
  const upload = (await created).headers().location ?? ''
  const status = async () => (await page.request.head(upload, { headers: { 'tus-resumable': '1.0.0' } })).status()
  expect(await status()).toBe(200)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  expect(await status()).toBe(200)
  await context.setOffline(false)
  await page.reload()
  await expect.poll(status).toBe(404)
})

test.describe('a server that is down for a while', () => {
  test.use({
    // This test has a server of its own. These are the requests that fail while it is down.
    expectedErrors: [
      'foreign: http://localhost',
      'ERR_CONNECTION_REFUSED',
      'Failed to load resource',
      'ERR_EMPTY_RESPONSE',
    ],
  })

  test('loses nothing of five recordings', async ({ page, browser }) => {
    const dictum = await DictumServer.create()
    const others = await Promise.all([1, 2, 3, 4].map(() => browser.newContext({ locale: 'en-GB' })))
    const pages = [page, ...(await Promise.all(others.map((context) => context.newPage())))]
    const onAll = (act: (one: Page) => Promise<unknown>) => Promise.all(pages.map(act))
    try {
      await dictum.start()
      await onAll(async (one) => {
        const email = `away-${pages.indexOf(one)}@example.com`
        await one.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
        await one.request.post(`${dictum.url}/api/register`, { data: { email, password: 'correct horse battery' } })
        await one.goto(dictum.url)
        await one.getByRole('button', { name: 'Start recording' }).click()
        await expect(one.getByText(SAFE)).toBeVisible()
      })
      await dictum.kill()
      await onAll((one) => expect(one.getByText('No connection: the rest is on this device')).toBeVisible())
      await dictum.start()
      await onAll(async (one) => {
        await expect(one.getByText(/^Safe on the server/)).toBeVisible()
        await one.getByRole('button', { name: 'Stop', exact: true }).click()
        await expect(one.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
        expect(await (await one.request.get(`${dictum.url}/api/voice-notes`)).json()).toHaveLength(1)
      })
    } finally {
      await Promise.all(others.map((context) => context.close()))
      await dictum.dispose()
    }
  })
})

test.describe('a browser that can’t store anything', () => {
  test('says so before the recording, and still sends it to the server', async ({ page, signIn }) => {
    await signIn()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    })
    await page.goto('/')
    await expect(page.getByText('This browser cannot keep recordings on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(page.getByText(SAFE)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
  })
})
