import { type Browser, expect, type Page } from '@playwright/test'
import type { DictumServer } from './dictum-server.ts'
import { awaitLink } from './outbox.ts'

export const PASSWORD = 'correct horse battery'

/** Opens a browser for somebody else. */
export async function openBrowser(browser: Browser, server: DictumServer, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
  return context.newPage()
}

/** Registers somebody through the API in a browser of their own, and verifies their address. */
export async function openFor(browser: Browser, server: DictumServer, locale: string, email: string): Promise<Page> {
  const page = await openBrowser(browser, server, locale)
  const data = { email, password: PASSWORD, firstName: 'Léa', lastName: 'Fournier' }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  await page.goto(await awaitLink(server, email, '/verify-email'))
  await expect(page.getByRole('main')).toBeVisible()
  return page
}
