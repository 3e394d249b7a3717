import type { Page } from '@playwright/test'
import type { PreloadList } from '../scripts/preload-screens.ts'
import { holdFiles } from './support/hold-files.ts'
import { seedNotes } from './support/seed-notes.ts'
import { MAX_LAYOUT_SHIFT, sumShifts } from './support/sum-shifts.ts'
import { expect, test } from './support/test.ts'

const MAX_LANDING_BYTES = 120_000
const MAX_DASHBOARD_BYTES = 180_000
const MAX_NOTE_BYTES = 200_000

/** Returns the gzipped size of a file, in bytes. */
async function weigh(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
  return Number(answer.headers()['content-length'])
}

/**
 * Returns the gzipped size of the scripts that make the landing page work, in bytes. None of them loads before its
 * text.
 */
async function weighScripts(page: Page): Promise<number> {
  const urls = await page.evaluate(() => {
    const scripts = [...document.querySelectorAll('script')]
    const files = scripts.flatMap(({ src, dataset }) => [src, ...(dataset.files?.split(' ') ?? [])])
    return [...new Set(files.map((file) => new URL(file, document.baseURI).href))]
  })
  expect(urls.length).toBeGreaterThan(3)
  const sizes = await Promise.all(urls.map((url) => weigh(page, url)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Returns the gzipped size of a screen's first scripts together, in bytes. */
async function weighAll(page: Page, urls: ReadonlySet<string>): Promise<number> {
  expect(urls.size).toBeGreaterThan(3)
  const sizes = await Promise.all([...urls].map((url) => weigh(page, url)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Returns the paths of the scripts that a screen needs for its first paint, by default the dashboard. */
async function listFirstFiles(page: Page, path = '/'): Promise<Set<string>> {
  const shell = await (await page.request.get('/')).text()
  const { files, screens }: PreloadList = JSON.parse(/data-preload='([^']+)'/.exec(shell)?.[1] ?? '')
  const screen = screens.find((each) => new RegExp(each.path).test(path))
  const places = screen ? [...screen.first, ...screen.texts.en] : []
  const named = [...shell.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file)
  return new Set([...named, ...places.map((place) => files[place] ?? '')])
}

for (const [device, width] of [
  ['phone', 360],
  ['desk', 1280],
] as const) {
  test.describe(device, () => {
    test.use({ viewport: { width, height: 800 }, cookieAnswer: null })

    test(`loads a small landing page without layout shifts (${device})`, async ({ page }) => {
      // The typefaces load last, as on a slow connection. No line may wrap differently when they arrive.
      const release = await holdFiles(page, '**/*.woff2')
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await page.getByRole('button', { name: 'Play the example' }).hover()
      await expect(page.locator('html')).toHaveAttribute('data-started')
      release()
      expect(await weighScripts(page)).toBeLessThan(MAX_LANDING_BYTES)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [language, title] of [
    ['en', 'Say it between two meetings. Find it done.'],
    ['es', 'Dilo entre dos reuniones. Encuéntralo hecho.'],
    ['fr', 'Dites-le entre deux réunions. Le reste suit.'],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language })

      test(`shows the landing page as readable text (${language})`, async ({ page }) => {
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
    })
  }
})

test('never shows the landing page in a language other than the chosen one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'))
  // The page has only what the server sent.
  const release = await holdFiles(page)
  await page.goto('/', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.locator('html')).toHaveAttribute('data-unsure', '')
  await expect(title).toBeHidden()
  release()
  await expect(title).toHaveText('Dites-le entre deux réunions. Le reste suit.')
})

test('never shows the landing page to a signed-in user', async ({ page, signIn }) => {
  await signIn('free')
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-landing')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
})

test('shows a small dashboard before the rest of it loads', async ({ page, signIn }) => {
  await signIn('free')
  const first = await listFirstFiles(page)
  const release = await holdFiles(page, '**/*.js', (url) => !first.has(new URL(url).pathname))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  // The texts of the first paint are loaded with it.
  await expect(page.getByText('Tasks and events, found for you')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toHaveCount(0)
  expect(await weighAll(page, first)).toBeLessThan(MAX_DASHBOARD_BYTES)
  release()
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
  expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

test('shows a note and its summary before the rest of it loads', async ({ page, signIn }) => {
  await signIn('free')
  const id = await seedNotes(page, 'en')
  const first = await listFirstFiles(page, `/notes/${id}`)
  const release = await holdFiles(page, '**/*.js', (url) => !first.has(new URL(url).pathname))
  await page.goto(`/notes/${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('The launch in Lisbon').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Transcript' })).toHaveCount(0)
  expect(await weighAll(page, first)).toBeLessThan(MAX_NOTE_BYTES)
  release()
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

for (const width of [360, 1280]) {
  test.describe(`on a first visit (${width} px)`, () => {
    test.use({ serviceWorkers: 'block', viewport: { width, height: 800 } })

    test(`loads the typeface after the note, without layout shifts (${width} px)`, async ({ page, signIn }) => {
      await signIn('free')
      const id = await seedNotes(page, 'en')
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/inter-')) fonts.push(request.url())
      })
      const release = await holdFiles(page, `**/api/voice-notes/${id}`)
      await page.goto(`/notes/${id}`, { waitUntil: 'commit' })
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
      expect(fonts).toEqual([])
      release()
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-font-later')
      await page.evaluate(() => document.fonts.ready)
      expect(fonts).toHaveLength(1)
      expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  })
}

test('records as soon as it can when Record is pressed before the recorder has loaded', async ({ page, signIn }) => {
  await signIn('free')
  const first = await listFirstFiles(page)
  const release = await holdFiles(page, '**/*.js', (url) => !first.has(new URL(url).pathname))
  await page.goto('/', { waitUntil: 'commit' })
  const record = page.getByRole('button', { name: 'Start recording' })
  await record.click()
  await expect(record).toBeDisabled()
  await expect(page.getByText('Please allow the microphone')).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
})

test.describe('without most of the code', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('shows an error when Record is pressed and the recorder can’t be loaded', async ({ page, signIn }) => {
    await signIn('free')
    const first = await listFirstFiles(page)
    const isLater = (url: URL) => url.pathname.endsWith('.js') && !first.has(url.pathname)
    await page.route(isLater, (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    const record = page.getByRole('button', { name: 'Start recording' })
    await record.click()
    await expect(page.getByRole('alert')).toHaveText(/server can’t be reached/)
    await page.unroute(isLater)
    await record.click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  })
})

test('requests a note with its text and analysis before the app has loaded, each once', async ({ page, signIn }) => {
  await signIn('free')
  const id = await seedNotes(page, 'en')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
  const release = await holdFiles(page)
  const addresses = ['', '/transcript', '/analysis'].map((part) => `/api/voice-notes/${id}${part}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const requests = addresses.map((address) => page.waitForRequest(`**${address}`))
  await page.goto(`/notes/${id}`, { waitUntil: 'commit' })
  await Promise.all(requests)
  // Everything is fetched again once the stream is open.
  await holdFiles(page, '**/api/stream*')
  release()
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  for (const address of addresses) expect(asked.filter((one) => one === address)).toEqual([address])
})

test('warms up date formats off the page’s main thread, for a user who has been here before', async ({
  page,
  signIn,
}) => {
  await signIn('free')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
  const worker = page.waitForEvent('worker')
  await page.goto('/')
  expect(new URL((await worker).url()).pathname).toBe('/warm-up-formats.js')
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
})

test('handles a button pressed before the app has loaded', async ({ page }) => {
  const release = await holdFiles(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Play the example' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'play-sample')
  release()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('applies a language chosen before the app has loaded', async ({ page }) => {
  const release = await holdFiles(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('data-chosen_language', 'fr')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dites-le entre deux réunions. Le reste suit.')
})
