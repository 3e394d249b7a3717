import { startAnalyticsServer } from '#test/fakes/analytics-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

test.use({ cookieAnswer: null })

const readAnswer = () => localStorage.getItem('cookie-consent')

for (const [path, words] of [
  ['/', { reject: 'Reject', settings: 'Cookie settings' }],
  ['/auth', { reject: 'Reject', settings: 'Cookie settings' }],
] as const) {
  test(`shows the banner at ${path} until it is answered, and again on request`, async ({ page }) => {
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Cookies', exact: true })
    await banner.getByRole('button', { name: words.reject }).click()
    await expect(banner).toBeHidden()
    expect(await page.evaluate(readAnswer)).toBe('rejected')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()

    const settings = page.getByRole('button', { name: words.settings })
    await settings.click()
    await expect(banner).toBeFocused()
    expect(await page.evaluate(readAnswer)).toBe('rejected')
    await banner.getByRole('button', { name: 'Accept' }).click()
    await expect(banner).toBeHidden()
    await expect(settings).toBeFocused()
    expect(await page.evaluate(readAnswer)).toBe('accepted')
  })
}

test('shows the banner to signed-in users and in the admin panel', async ({ page, signIn }) => {
  const banner = page.getByRole('region', { name: 'Cookies', exact: true })
  await page.goto('/admin')
  await expect(banner).toBeVisible()
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('loads nothing from other hosts without an analytics service, whatever the answer', async ({ page }) => {
  // Requests to another host fail every test.
  const siteAnswer = page.waitForResponse('**/api/site')
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await siteAnswer
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeHidden()
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('script[data-page-reports]').length)).toBe(0)
})

test.describe('with an analytics service', () => {
  test.use({ expectedErrors: ['foreign: http://127.0.0.1', 'foreign: http://localhost', '404'] })

  test('reports pages by path after consent, and stops once it is withdrawn', async ({ page }) => {
    const analytics = await startAnalyticsServer()
    const dictum = await DictumServer.create({
      ANALYTICS_MEASUREMENT_ID: 'G-TEST1',
      ANALYTICS_SCRIPT_URL: analytics.scriptUrl,
    })
    const paths = () =>
      analytics.requests
        .filter((url) => url.startsWith('/collect'))
        .map((url) => new URL(url, 'http://localhost').searchParams.get('path'))
    try {
      await dictum.start()
      const answer = (name: string) =>
        page.getByRole('region', { name: 'Cookies', exact: true }).getByRole('button', { name }).click()
      await page.goto(`${dictum.url}/auth?tab=sign-up`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(analytics.requests).toEqual([])
      await answer('Accept')
      await expect.poll(paths).toEqual(['/auth'])
      expect(analytics.requests[0]).toBe('/gtag/js?id=G-TEST1')
      expect(analytics.requests[1]).toContain(encodeURIComponent(`${dictum.url}/auth`))
      expect(analytics.requests[1]).not.toContain('sign-up')

      // The address of a shared note gives access to it, so no other service's script is allowed on its page.
      await page.goto(`${dictum.url}/shared/a-secret`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${dictum.url}/nowhere/a-secret`)
      await expect.poll(paths).toEqual(['/auth', '/nowhere/:id'])
      expect(analytics.requests.join()).not.toContain('a-secret')
      await page.goto(`${dictum.url}/`)
      await expect.poll(paths).toEqual(['/auth', '/nowhere/:id', '/'])
      expect(analytics.requests.join()).not.toContain('shared')
      expect(await page.evaluate(() => document.cookie)).toContain('_ga')

      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await answer('Reject')
      await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga')
      const before = analytics.requests.length
      // The page reports itself only once it knows the service, for which it asks after its first paint.
      const siteAnswer = page.waitForResponse('**/api/site')
      await page.goto(`${dictum.url}/auth`)
      await siteAnswer
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(analytics.requests).toHaveLength(before)
    } finally {
      // Otherwise a request that the page still makes would fail without its server, and with it the test.
      await page.close()
      await dictum.dispose()
      await analytics.close()
    }
  })
})
