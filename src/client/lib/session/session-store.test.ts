import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#shared/contract/accounts.ts'

const ada: User = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  isPremium: false,
  isActive: true,
  emailVerified: false,
  profileImageUrl: null,
  subscriptionStatus: 'none',
  language: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

const kept = new Map<string, string>()
const answer = vi.fn<() => Promise<Response>>()

/** Loads the store in the state of a newly opened page. */
async function openPage() {
  vi.resetModules()
  return import('./session-store.ts')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const offline = () => answer.mockRejectedValueOnce(new TypeError('offline'))
const says = (user: User | null, status = 200) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify(user), { status }))

test('whoever was signed in is so without a network too, until the server says otherwise', async () => {
  says(ada)
  await (await openPage()).fetchSession()

  const page = await openPage()
  offline()
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
  says(null)
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada, lost: true })

  const after = await openPage()
  says(null)
  await after.fetchSession()
  expect(after.currentSession()).toEqual({ state: 'known', user: null })
  expect(kept.size).toBe(0)
})

test('a lost session is told once, and regained by signing in or by the server’s word', async () => {
  const page = await openPage()
  expect(page.markSessionLost()).toBe(false)
  page.setSessionUser(ada)
  expect(page.markSessionLost()).toBe(true)
  expect(page.markSessionLost()).toBe(false)
  page.setSessionUser(ada)
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
  page.markSessionLost()
  says(ada)
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
})

test('signing out is remembered', async () => {
  says(ada)
  const page = await openPage()
  await page.fetchSession()
  page.setSessionUser(null)

  const next = await openPage()
  offline()
  await next.fetchSession()
  expect(next.currentSession().state).toBe('failed')
})

test('a server that fails is not taken for a missing network', async () => {
  kept.set('dictum.user', JSON.stringify(ada))
  const page = await openPage()
  says(null, 500)
  await page.fetchSession()
  expect(page.currentSession().state).toBe('failed')
})

test('whoever was signed in is so while the server has no database', async () => {
  kept.set('dictum.user', JSON.stringify(ada))
  const page = await openPage()
  says(null, 503)
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
})

test('what is known stays so when the question fails later', async () => {
  const page = await openPage()
  says(ada)
  await page.fetchSession()
  const told = vi.fn<() => void>()
  page.subscribeToSession(told)
  offline()
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
  expect(told).not.toHaveBeenCalled()
})

test.each(['', 'not json', '[]', '"Ada"', '{"id":1}'])('what is kept may be of no use: %s', async (text) => {
  kept.set('dictum.user', text)
  const page = await openPage()
  offline()
  await page.fetchSession()
  expect(page.currentSession().state).toBe('failed')
})
