import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#shared/contract/accounts.ts'
import { followOtherTabs, notifyOtherTabs } from './follow-other-tabs.ts'
import { currentSession, markSessionLost, setSessionUser } from './session-store.ts'

const ada = { id: 'u1', email: 'ada@example.com' } as User
const answer = vi.fn<() => Promise<Response>>()
const page = {
  history: { replaceState: vi.fn<History['replaceState']>() } as unknown as History,
  location: { assign: vi.fn<Location['assign']>() } as unknown as Location,
}
let stop = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', answer)
  setSessionUser(ada)
  stop = followOtherTabs(page)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('signs out in all tabs at once', async () => {
  notifyOtherTabs(null)
  await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'known', user: null }), { timeout: 30_000 })
  expect(page.history.replaceState).toHaveBeenCalledWith(null, '', '/')
})

test('continues in all tabs after signing in again in one', async () => {
  markSessionLost()
  answer.mockResolvedValueOnce(new Response(JSON.stringify(ada)))
  notifyOtherTabs('u1')
  await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'known', user: ada }), { timeout: 30_000 })
  expect(page.location.assign).not.toHaveBeenCalled()
})

test('clears everything when another user signs in', async () => {
  notifyOtherTabs('u2')
  await vi.waitFor(() => expect(page.location.assign).toHaveBeenCalledWith('/'), { timeout: 30_000 })
})
