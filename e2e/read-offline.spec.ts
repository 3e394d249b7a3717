import type { BrowserContext, Page } from '@playwright/test'
import { moveTo } from './support/move-in-app.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // The requests that fail without a network.
  expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource', 'net::ERR_FAILED'],
})

const TEXT = 'Please send the budget to Marta by Friday. We decided to keep the old price until June.'

const lineOf = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ })

/** Opens the app and waits until it could also be opened without a network. */
async function openApp(page: Page): Promise<void> {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Returns the parts of notes' pages that the device has stored, such as `note`, in alphabetical order. */
async function listCopies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('dictum-offline')
    // The database does not exist, and must not be created here.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => resolve(null)
    })
    if (!database) return []
    const keys = await new Promise<string[]>((resolve) => {
      const reading = database.transaction('queries').objectStore('queries').getAllKeys()
      reading.onsuccess = () => resolve(reading.result.map(String))
    })
    database.close()
    const parts = keys.map((key) => JSON.parse(key)).filter((key) => key[0] === 'notes' && key.length === 3)
    return parts.map(([, part]) => part).sort()
  })
}

const WHOLE_NOTE = ['analysis', 'note', 'transcript']

/** Not every Chromium tells a page that was opened while its network is switched off that it is offline. */
const UNREACHABLE = /You are offline\. Nothing is lost|The server can’t be reached/

const goOffline = (context: BrowserContext) => context.setOffline(true)

test('reads the notes opened last without a network, and says so', async ({ page, context, signIn }) => {
  await signIn()
  const id = await seedNote(page, 'en', TEXT, '2026-03-02T10:00:00.000Z')
  const other = await seedNote(page, 'en', 'I must call the bank tomorrow about the loan.', '2026-03-02T11:00:00.000Z')
  await openApp(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await moveTo(page, '/notes')
  await expect(page.getByRole('article')).toHaveCount(2)
  await moveTo(page, `/notes/${id}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByText('We decided to keep the old price until June.').first()).toBeVisible()
  await expect.poll(() => listCopies(page)).toEqual(WHOLE_NOTE)
  await expect(lineOf(page)).toHaveCount(0)

  await goOffline(context)
  await page.goto('/')
  await expect(lineOf(page)).toContainText('What you see is from')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto('/notes')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/notes/${id}`)
  await expect(page.getByText('We decided to keep the old price until June.').first()).toBeVisible()
  await expect(lineOf(page)).toContainText('What you see is from')
  // Actions that need the network are refused, and nothing looks as if it had been done.
  const followUp = page.getByRole('checkbox', { name: /Marta/ })
  await followUp.click()
  await expect(page.getByText(UNREACHABLE).first()).toBeVisible()
  await expect(followUp).not.toBeChecked()
  // This note was not opened on this device.
  await moveTo(page, '/notes')
  await page.goto(`/notes/${other}`)
  await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeVisible()

  await context.setOffline(false)
  await expect(lineOf(page)).toHaveCount(0)
  // The note arrives without further action, or sooner if the user presses "Try again".
  await expect(page.getByText('I must call the bank tomorrow about the loan.').first()).toBeVisible()
})

test('removes what was deleted elsewhere from the device once it is online', async ({ page, context, signIn }) => {
  await signIn()
  const id = await seedNote(page, 'es', 'Enviar el presupuesto.', '2026-03-02T10:00:00.000Z')
  await openApp(page)
  await moveTo(page, `/notes/${id}`)
  await expect.poll(() => listCopies(page)).toEqual(WHOLE_NOTE)
  await goOffline(context)
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect((await context.request.delete(`/api/voice-notes/${id}`)).status()).toBe(204)
  await context.setOffline(false)
  await expect.poll(() => listCopies(page)).toEqual([])
  await expect(page.getByRole('article')).toHaveCount(0)
  await goOffline(context)
  await page.goto(`/notes/${id}`)
  await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeVisible()
})

test('leaves nothing on the device when the user signs out or the session ends', async ({ page, context, signIn }) => {
  const account = await signIn()
  const id = await seedNote(page, 'es', 'Enviar el presupuesto.', '2026-03-02T10:00:00.000Z')
  await openApp(page)
  await moveTo(page, `/notes/${id}`)
  await expect.poll(() => listCopies(page)).toEqual(WHOLE_NOTE)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => listCopies(page)).toEqual([])

  // The session was ended elsewhere, for example because the phone is lost.
  await context.request.post('/api/login', { data: account })
  await page.goto(`/notes/${id}`)
  await expect.poll(() => listCopies(page)).toEqual(WHOLE_NOTE)
  await context.clearCookies()
  await page.goto('/')
  await expect.poll(() => listCopies(page)).toEqual([])
})
