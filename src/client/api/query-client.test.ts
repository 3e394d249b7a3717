import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '#client/ui/overlays/toast-store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { currentSession, setSessionUser } from '../lib/session/session-store.ts'
import { sessionQuery } from './account/session-query.ts'
import { ApiError, networkError } from './api-error.ts'
import { clearFetched, createQueryClient, forgetUser } from './query-client.ts'

const refused = new ApiError(401, 'x', { code: 'unauthorized', userMessage: 'Please sign in.' })
const user = { id: 'u1' } as User
const replaceState = vi.fn()

beforeEach(() => {
  replaceState.mockClear()
  vi.stubGlobal('window', { history: { replaceState } })
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

const run = (client: ReturnType<typeof createQueryClient>, error: Error, meta = {}) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error), meta })
    .execute(undefined)
    .catch(() => undefined)

test('neither retries nor refetches automatically, on focus or over time', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 300_000 },
    mutations: { retry: false },
  })
})

test('shows the server’s message under the mutation’s own title', async () => {
  const error = new ApiError(409, 'x', { code: 'email_taken', userMessage: 'Taken.' })
  await run(createQueryClient(), error, { errorToast: { title: () => 'Sign-up failed' } })
  expect(currentToast()).toMatchObject({ title: 'Sign-up failed', description: 'Taken.', variant: 'destructive' })
})

test('says that there is no network, even if a mutation has its own message', async () => {
  const errorToast = { title: () => 'Error', description: () => 'The task could not be updated.' }
  const error = networkError()
  await run(createQueryClient(), error, { errorToast })
  expect(currentToast()?.description).toBe(`The task could not be updated. ${error.userMessage}`)
  await run(createQueryClient(), refused, { errorToast })
  expect(currentToast()?.description).toBe('The task could not be updated.')
})

test('immediately refuses a change that the browser knows it can’t send', async () => {
  onlineManager.setOnline(false)
  await run(createQueryClient(), networkError(), { errorToast: { title: () => 'Not sent' } })
  onlineManager.setOnline(true)
  expect(currentToast()?.title).toBe('Not sent')
})

test('can keep a failed mutation silent', async () => {
  const before = currentToast()?.id
  await run(createQueryClient(), new Error('x'), { errorToast: false })
  expect(currentToast()?.id).toBe(before)
})

test('checks the session again once it ended, and keeps fetched data', async () => {
  const client = createQueryClient()
  setSessionUser(user)
  client.setQueryData(['notes'], ['a note'])
  await run(client, refused)
  expect(currentSession()).toEqual({ state: 'known', user, lost: true })
  expect(client.getQueryData(['notes'])).toEqual(['a note'])
})

test('fetches again what changed while it was fetched for the first time', async () => {
  const client = createQueryClient()
  const first = Promise.withResolvers<string>()
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue('after the change')
  const stop = new QueryObserver(client, { queryKey: ['notes', 'analysis'], queryFn }).subscribe(() => undefined)
  void client.invalidateQueries({ queryKey: ['notes'] })
  first.resolve('before the change')
  await expect.poll(() => client.getQueryData(['notes', 'analysis'])).toBe('after the change')
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('clears everything fetched, but not the session', () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, null)
  client.setQueryData(['notes', 'recent'], [])
  clearFetched(client)
  expect(client.getQueryData(['notes', 'recent'])).toBeUndefined()
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('ignores a 401 while nobody is signed in or for a wrong password', async () => {
  const client = createQueryClient()
  setSessionUser(null)
  await run(client, refused)
  expect(currentSession()).toEqual({ state: 'known', user: null })
  setSessionUser(user)
  await run(client, new ApiError(401, 'x', { code: 'invalid_credentials', userMessage: 'Wrong.' }))
  expect(currentSession()).toEqual({ state: 'known', user })
})

test('resets the page’s address when the user is forgotten', () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, user)
  forgetUser(client, '/auth')
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth')
})

test('does not treat an expired second sign-in step as an ended session', async () => {
  setSessionUser(user)
  await run(createQueryClient(), new ApiError(401, 'x', { code: 'sign_in_expired', userMessage: 'Expired.' }))
  expect(currentSession()).toEqual({ state: 'known', user })
})
