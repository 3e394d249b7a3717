import { test as base, expect } from '@playwright/test'
import { ADMIN_PASSWORD, DictumServer } from './dictum-server.ts'

interface Account {
  email: string
  password: string
}

interface Fixtures {
  /**
   * This browser's answer to the cookie banner, so that the banner doesn't get in a test's way; null for no answer yet.
   */
  cookieAnswer: 'accepted' | 'rejected' | null
  keepCookieAnswer: undefined
  /** Console errors that a test expects, as parts of their text. */
  expectedErrors: string[]
  /** Fails a test if an unexpected error occurred in its page. */
  watchPage: undefined
  /** Registers a user through the API, with or without Premium. Afterwards the page is signed in. */
  signIn: (plan?: 'free' | 'premium') => Promise<Account>
  /** Gives the page's user Premium, as the admin's switch does. */
  givePremium: () => Promise<void>
}

interface WorkerFixtures {
  server: DictumServer
}

let userCount = 0

/** Maximum length of the server's log that is shown for a failed test, in characters. */
const MOST_LOG = 4000

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const server = await DictumServer.create()
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  cookieAnswer: ['rejected', { option: true }],
  keepCookieAnswer: [
    async ({ page, cookieAnswer }, use) => {
      if (cookieAnswer)
        await page.addInitScript((answer) => localStorage.setItem('cookie-consent', answer), cookieAnswer)
      await use(undefined)
    },
    { auto: true },
  ],
  watchPage: [
    async ({ page, server, expectedErrors }, use, testInfo) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && host !== new URL(server.url).host) problems.push(`foreign: ${request.url()}`)
      })
      await use(undefined)
      // Nothing else explains the server's behaviour.
      if (testInfo.status !== testInfo.expectedStatus)
        process.stderr.write(`The last lines of the server in “${testInfo.title}”:\n${server.log.slice(-MOST_LOG)}\n`)
      expect(problems.filter((problem) => !expectedErrors.some((expected) => problem.includes(expected)))).toEqual([])
    },
    { auto: true },
  ],
  givePremium: async ({ page, server }, use) => {
    await use(async () => switchPremiumOn(server, (await (await page.request.get('/api/user')).json()).id))
  },
  signIn: async ({ page, givePremium }, use) => {
    await use(async (plan = 'premium') => {
      userCount += 1
      const account = { email: `e2e-${process.pid}-${userCount}@example.com`, password: 'correct horse battery' }
      const response = await page.request.post('/api/register', {
        data: { ...account, firstName: 'Ada', lastName: 'M' },
      })
      expect(response.status()).toBe(201)
      if (plan === 'premium') await givePremium()
      return account
    })
  },
})

/** The panel allows only a few attempts in ten minutes, so each server's panel is unlocked only once. */
const adminCookies = new WeakMap<DictumServer, Promise<string>>()

async function askAdmin(server: DictumServer, method: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(`${server.url}/api/admin/${path}`, { method, headers, body: JSON.stringify(body) })
}

async function unlockPanel(server: DictumServer): Promise<string> {
  const unlocked = await askAdmin(server, 'POST', 'session', { password: ADMIN_PASSWORD })
  expect(unlocked.status).toBe(204)
  return unlocked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function switchPremiumOn(server: DictumServer, userId: string): Promise<void> {
  const opening = adminCookies.get(server) ?? unlockPanel(server)
  adminCookies.set(server, opening)
  const changed = await askAdmin(server, 'PATCH', `users/${userId}`, { isPremium: true }, await opening)
  expect(changed.status).toBe(200)
}

export { expect }
