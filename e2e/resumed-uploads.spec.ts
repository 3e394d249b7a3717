import type { Page } from '@playwright/test'
import { LONG_FILE as FILE } from './support/long-file.ts'
import { expect, test } from './support/test.ts'

/**
 * Lets a number of pieces through, then holds the next one, or cuts the connection at each further piece. Counts the
 * bytes that the server has stored. Once the route of a held piece is removed, that piece can still reach the server:
 * so a later call adds its route over this one.
 */
async function letThrough(
  page: Page,
  pieces: number,
  then: 'hold' | 'cut' = 'hold',
): Promise<{ stored: () => number }> {
  let stored = 0
  let passed = 0
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    passed += 1
    if (passed > pieces) return then === 'cut' ? route.abort('internetdisconnected') : undefined
    const before = Number(route.request().headers()['upload-offset'])
    const response = await route.fetch()
    if (response.status() === 204) stored += Number(response.headers()['upload-offset']) - before
    await route.fulfill({ response })
  })
  return { stored: () => stored }
}

test('resumes a paused file where it stopped, after the page was reloaded', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const first = await letThrough(page, 2)
  await page.locator('input[type=file]').setInputFiles(FILE)
  const row = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem')
  await expect.poll(first.stored).toBe(2 * 512 * 1024)
  await page.getByRole('button', { name: 'Pause long.wav' }).click()
  await expect(row).toContainText('Paused')

  await page.reload()
  await expect(row).toContainText('Paused')
  await expect(row).toContainText('59%')
  const second = await letThrough(page, 100)
  await page.getByRole('button', { name: 'Continue long.wav' }).click()
  await expect(page.getByRole('link', { name: 'Open the note of long.wav' })).toBeVisible()
  expect(first.stored() + second.stored()).toBe(FILE.buffer.length)
  const notes = await (await page.request.get('/api/voice-notes')).json()
  expect(notes).toMatchObject([{ fileName: 'long.wav', sizeBytes: FILE.buffer.length }])
})

test('resumes an upload automatically after the network was lost and the page was closed', async ({
  page,
  context,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'Failed to load resource')
  await signIn()
  await page.goto('/')
  const first = await letThrough(page, 1, 'cut')
  await page.locator('input[type=file]').setInputFiles(FILE)
  await expect.poll(first.stored).toBe(512 * 1024)
  await context.setOffline(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const second = await letThrough(next, 100)
  await next.goto('/')
  await expect(next.getByRole('link', { name: 'Open the note of long.wav' })).toBeVisible()
  expect(first.stored() + second.stored()).toBe(FILE.buffer.length)
  expect(await (await next.request.get('/api/voice-notes')).json()).toHaveLength(1)
})

test('deletes a cancelled file on the server', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const created = page.waitForResponse((response) => response.url().endsWith('/api/uploads'))
  const first = await letThrough(page, 1)
  await page.locator('input[type=file]').setInputFiles(FILE)
  await expect.poll(first.stored).toBe(512 * 1024)
  const upload = (await created).headers().location ?? ''
  const status = async () => (await page.request.head(upload, { headers: { 'tus-resumable': '1.0.0' } })).status()
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: 'Cancel long.wav' }).click()
  await expect.poll(status).toBe(404)
})
