import type { Page } from '@playwright/test'
import { readFixture } from '#test/audio-fixtures.ts'
import { checkEveryLayout } from './support/check-every-layout.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { expect, test } from './support/test.ts'

const TEXT = { name: 'minutes.txt', type: 'text/plain', base64: btoa('no audio') }

async function readMemo() {
  return { name: 'memo.ogg', type: 'audio/ogg', base64: (await readFixture('speech.ogg')).toString('base64') }
}

/** Posts files to the app in the way the system does when another app shares them. */
async function share(page: Page, files: ReadonlyArray<typeof TEXT>): Promise<void> {
  await page.evaluate((shared) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'audio', multiple: true })
    const chosen = new DataTransfer()
    for (const { name, type, base64 } of shared) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      chosen.items.add(new File([bytes], name, { type }))
    }
    input.files = chosen.files
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/received',
      enctype: 'multipart/form-data',
    })
    form.append(input)
    document.body.append(form)
    form.submit()
  }, files)
}

async function listNoteFiles(page: Page): Promise<string[]> {
  const notes: Array<{ fileName: string }> = await (await page.request.get('/api/voice-notes')).json()
  return notes.map(({ fileName }) => fileName)
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Opens the app and waits until the service worker handles its requests. */
  async function openApp(page: Page): Promise<void> {
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }

  test('the installed app makes a note of a shared file and opens it', async ({ page, signIn }) => {
    // A headless browser can't install apps. This is what the window of an installed app answers.
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await signIn()
    await openApp(page)
    await share(page, [await readMemo()])
    await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await listNoteFiles(page)).toEqual(['memo.ogg'])
  })

  test('a page in a tab asks first, and refuses files that are not audio', async ({ page, signIn }) => {
    await signIn()
    await openApp(page)
    await share(page, [await readMemo(), TEXT])
    await expect(page).toHaveURL('/received')
    await expect(page.getByText('Make notes of these files?')).toBeVisible()
    expect(await listNoteFiles(page)).toEqual([])
    for (const language of ['en', 'es', 'fr'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByText('minutes.txt')).toBeVisible()
      await checkEveryLayout(page, language, 'received')
    }
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
    await page.reload()
    await page.getByRole('button', { name: 'Make notes' }).click()
    await expect(page.getByRole('alert')).toContainText('minutes.txt is not a valid audio format')
    await page.getByRole('link', { name: 'Open the note of memo.ogg' }).click()
    await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/)
    expect(await listNoteFiles(page)).toEqual(['memo.ogg'])

    await share(page, [await readMemo()])
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('No file is waiting here.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No file is waiting here.')).toBeVisible()
    expect(await listNoteFiles(page)).toEqual(['memo.ogg'])
  })

  test('reports once that the device can’t store what was shared', async ({ page, signIn }) => {
    await signIn()
    await openApp(page)
    // Leaves the database as a newer version of the app would, so that this version can't open it.
    await page.evaluate(async () => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('dictum-received').onsuccess = resolve
      })
      const opening = indexedDB.open('dictum-received', 2)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      opening.result.close()
    })
    await share(page, [await readMemo()])
    await expect(page).toHaveURL('/received?failed')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be stored on this device' })).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.locator('input[type=file]')).toBeAttached()
    expect(await listNoteFiles(page)).toEqual([])
  })

  test('a file shared without a session and without a network waits for the next sign-in', async ({
    page,
    context,
    signIn,
    expectedErrors,
  }) => {
    // The open page may notice the end of its session before it loses the network.
    expectedErrors.push('ERR_INTERNET_DISCONNECTED', '401')
    await holdToastsOpen(page)
    const { email, password } = await signIn()
    await openApp(page)
    await page.request.post('/api/logout')
    await page.evaluate(() => localStorage.removeItem('dictum.user'))
    await context.setOffline(true)
    await share(page, [await readMemo()])
    await expect(page).toHaveURL('/received')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('Sign in to make a note of it', { exact: false })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/received')
    await expect(page.getByText('Make a note of this file?')).toBeVisible()
    // Leaving the question unanswered loses nothing.
    await page.goto('/')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('button', { name: 'Make a note' }).click()
    await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/)
    expect(await listNoteFiles(page)).toEqual(['memo.ogg'])
  })
})

test('the server asks the user to share again if the service worker is not there yet', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await share(page, [await readMemo()])
  await expect(page).toHaveURL('/received?again')
  await expect(page.getByText('Please share it once more', { exact: false })).toBeVisible()
  expect(await listNoteFiles(page)).toEqual([])
})
