import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../scripts/system-packages.ts'
import { JOURNEY_ARGUMENTS } from './support/chromium.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

/** Time after which a browser is considered to hang, even on a busy machine. Some browsers hang at their start. */
const START_TIMEOUT_MS = 60_000

interface OwnBrowser {
  page: Page
  kill: () => Promise<void>
}

/**
 * Starts a separate browser process, so that it can be killed as in a crash, because Playwright shuts its own browser
 * down cleanly. A browser that hangs at its start is replaced.
 */
async function startBrowser(profile: string, attempts = 3): Promise<OwnBrowser> {
  const child = spawn(
    findHeadlessChromium() ?? '',
    [...JOURNEY_ARGUMENTS, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // The browser has its own process group, so that its helper processes end with it.
      detached: true,
      // Otherwise the page would be in the machine's language.
      env: { ...process.env, LANGUAGE: 'en' },
    },
  )
  const ended = once(child, 'exit')
  const kill = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
  }
  const hanging = Promise.withResolvers<null>()
  const timer = setTimeout(() => hanging.resolve(null), START_TIMEOUT_MS)
  const page = await Promise.race([openPage(child), hanging.promise])
  clearTimeout(timer)
  if (page) return { page, kill }
  await kill()
  if (attempts === 1) throw new Error('the browser hangs at its start')
  return startBrowser(profile, attempts - 1)
}

async function openPage(child: ChildProcess): Promise<Page> {
  // The limit of 30 s would be too short on a busy machine; `startBrowser` has its own.
  const browser = await chromium.connectOverCDP(await readAddress(child), { timeout: 0 })
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no window')
  return context.newPage()
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('the browser has no output')
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      child.stderr.resume()
      return address
    }
  }
  throw new Error('the browser ended before it was ready')
}

/** Chromium writes cookies every 30 s, so if it is killed earlier, it forgets who was signed in. */
async function forgetCookies(profile: string): Promise<void> {
  for (const path of await readdir(profile, { recursive: true })) {
    if (/(^|\/)Cookies(-journal)?$/.test(path)) await rm(join(profile, path))
  }
}

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
}

test('sends a recording on its own after the browser was killed and the session ended', async ({ server, request }) => {
  const account = { email: `killed-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }
  expect((await request.post('/api/register', { data: { ...account, firstName: 'Ada' } })).status()).toBe(201)
  const profile = await mkdtemp(join(tmpdir(), 'dictum-profile-'))
  const first = await startBrowser(profile)
  await first.page.goto(`${server.url}/auth`)
  await signIn(first.page, account)
  await first.page.getByRole('button', { name: 'Start recording' }).click()
  await expect(first.page.getByText(/^Safe on the server up to (?!0:0[0-2])\d+:\d\d$/)).toBeVisible()
  await first.kill()
  await forgetCookies(profile)

  const second = await startBrowser(profile)
  try {
    const { page } = second
    await page.goto(`${server.url}/auth`)
    await signIn(page, account)
    const listNotes = async () => page.evaluate(async () => (await fetch('/api/voice-notes')).json())
    await expect.poll(listNotes).toHaveLength(1)
    const duration = async () => (await listNotes())[0].duration
    await expect.poll(duration).toBeGreaterThanOrEqual(3)
  } finally {
    await second.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
})

test.describe('a device that goes silent', () => {
  test.use({ expectedErrors: ['foreign: http://localhost'] })

  test('leaves a note of everything shown as safe, and adds the rest when it comes back', async ({ request }) => {
    // A quarter of a minute, so that the journey does not have to wait a quarter of an hour. Even a busy machine sends a
    // piece more often: if it did not, the recording would be closed before it shows what is safe.
    const dictum = await DictumServer.create({ RECORDING_CLOSE_MINUTES: '0.25', ENGINE_CHECK_SECONDS: '1' })
    const profile = await mkdtemp(join(tmpdir(), 'dictum-profile-'))
    const browsers: { kill: () => Promise<void> }[] = []
    try {
      await dictum.start()
      const account = { email: `gone-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }
      const data = { ...account, firstName: 'Ada' }
      expect((await request.post(`${dictum.url}/api/register`, { data })).status()).toBe(201)
      const listNotes = async () => (await request.get(`${dictum.url}/api/voice-notes`)).json()

      const first = await startBrowser(profile)
      browsers.push(first)
      await first.page.goto(`${dictum.url}/auth`)
      await signIn(first.page, account)
      await first.page.getByRole('button', { name: 'Start recording' }).click()
      const line = first.page.getByText(/^Safe on the server up to (?!0:0[0-3])\d+:\d\d$/)
      await expect(line).toBeVisible()
      const safe = Number(((await line.textContent()) ?? '').split(':').at(-1))
      await first.kill()
      browsers.pop()

      await expect.poll(listNotes).toMatchObject([{ incomplete: true, duration: expect.any(Number) }])
      const [partial] = await listNotes()
      expect(partial.duration).toBeGreaterThanOrEqual(safe)

      await forgetCookies(profile)
      const second = await startBrowser(profile)
      browsers.push(second)
      await second.page.goto(`${dictum.url}/auth`)
      await signIn(second.page, account)
      await expect.poll(listNotes).toMatchObject([{ id: partial.id, incomplete: false, status: 'ready' }])
      const [whole] = await listNotes()
      expect(whole.sizeBytes).toBeGreaterThanOrEqual(partial.sizeBytes)
    } finally {
      for (const browser of browsers) await browser.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
      await dictum.dispose()
    }
  })
})
