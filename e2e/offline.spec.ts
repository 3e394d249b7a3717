import { awaitRecorded } from './support/await-recorded.ts'
import { DictumServer } from './support/dictum-server.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // This test has a server of its own. These are the requests that fail while it is down.
  expectedErrors: [
    'foreign: http://localhost',
    'ERR_CONNECTION_REFUSED',
    'Failed to load resource',
    'ERR_EMPTY_RESPONSE',
  ],
})

test('opens and records without a network, and uploads once there is one', async ({ page }) => {
  await holdToastsOpen(page)
  const dictum = await DictumServer.create()
  try {
    await dictum.start()
    const account = { email: 'offline@example.com', password: 'correct horse battery' }
    await page.request.post(`${dictum.url}/api/register`, { data: { ...account, firstName: 'Ada' } })
    await page.goto(dictum.url)
    const record = page.getByRole('button', { name: 'Start recording' })
    await expect(record).toBeVisible()
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await expect.poll(isControlled).toBe(true)
    const kept = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

    await dictum.stop()
    await page.reload()
    await expect(record).toBeVisible()
    await record.click()
    await awaitRecorded(page, 2)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible()
    // A page that was never opened is stored on the device as well.
    await page.goto(`${dictum.url}/cookie-policy`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible()

    await dictum.start()
    await page.goto(dictum.url)
    // The recording is sent automatically, and the page says so.
    await expect(page.getByText('A recording from this device has been sent').first()).toBeVisible()
    await page.getByRole('button', { name: 'Open note' }).click()
    await expect(page).toHaveURL(/\/notes\/[0-9a-f-]+$/)
    const listNotes = async () => (await page.request.get(`${dictum.url}/api/voice-notes`)).json()
    await expect.poll(listNotes).toHaveLength(1)
  } finally {
    await dictum.dispose()
  }
})

test('can be installed as an app', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Dictum',
    start_url: '/',
    display: 'standalone',
    shortcuts: [{ url: '/record' }],
  })
  for (const { src, sizes } of [...manifest.icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }]) {
    const size = await page.evaluate(async (path) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
})
