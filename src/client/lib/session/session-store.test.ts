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

/** Loads the store in the state of a page that was just opened. */
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
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const offline = () => answer.mockRejectedValueOnce(new TypeError('offline'))
const says = (user: User | null, status = 200) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify(user), { status }))

test('keeps the user signed in without a network, until the server says otherwise', async () => {
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

test('reports a lost session once, and restores it by signing in or when the server confirms it', async () => {
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

test('keeps the page of a lost session when the loss is noticed again', async () => {
  says(ada)
  const page = await openPage()
  await page.fetchSession()
  page.markSessionLost()
  says(null)
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada, lost: true })
})

test('remembers a sign-out', async () => {
  says(ada)
  const page = await openPage()
  await page.fetchSession()
  page.setSessionUser(null)

  const next = await openPage()
  offline()
  await next.fetchSession()
  expect(next.currentSession().state).toBe('failed')
})

test('does not take a failing server for a missing network', async () => {
  kept.set('dictum.user', JSON.stringify(ada))
  const page = await openPage()
  says(null, 500)
  await page.fetchSession()
  expect(page.currentSession().state).toBe('failed')
})

test.each([
  ['the server has no database', 503],
  ['a proxy does not reach the server', 502],
  ['a proxy waits for the server in vain', 504],
])('keeps the user signed in while %s', async (_what, status) => {
  kept.set('dictum.user', JSON.stringify(ada))
  const page = await openPage()
  says(null, status)
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
})

test('assumes the last user while a slow network is silent, and believes the server once it answers', async () => {
  vi.useFakeTimers()
  kept.set('dictum.user', JSON.stringify(ada))
  const page = await openPage()
  const late = Promise.withResolvers<Response>()
  answer.mockReturnValueOnce(late.promise)
  const asking = page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'asking' })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
  late.resolve(new Response('null'))
  await asking
  expect(page.currentSession()).toEqual({ state: 'known', user: ada, lost: true })
})

test('keeps asking on a slow network where nobody was signed in', async () => {
  vi.useFakeTimers()
  const page = await openPage()
  answer.mockReturnValueOnce(new Promise(() => {}))
  void page.fetchSession()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(page.currentSession()).toEqual({ state: 'asking' })
})

test('keeps the known session when a later check fails', async () => {
  const page = await openPage()
  says(ada)
  await page.fetchSession()
  const listener = vi.fn<() => void>()
  page.subscribeToSession(listener)
  offline()
  await page.fetchSession()
  expect(page.currentSession()).toEqual({ state: 'known', user: ada })
  expect(listener).not.toHaveBeenCalled()
})

test.each(['', 'not json', '[]', '"Ada"', '{"id":1}'])('ignores a damaged stored session: %s', async (text) => {
  kept.set('dictum.user', text)
  const page = await openPage()
  offline()
  await page.fetchSession()
  expect(page.currentSession().state).toBe('failed')
})
