import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '#client/ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { clearFetched, createQueryClient } from './query-client.ts'
import { sessionQuery } from './session-query.ts'

const refused = new ApiError(401, 'x', { code: 'unauthorized', userMessage: 'Please sign in.' })
const user = { id: 'u1' }
const replaceState = vi.fn()

beforeEach(() => {
  replaceState.mockClear()
  vi.stubGlobal('window', { history: { replaceState }, location: new URL('https://example.com/notes/1?from=list') })
})
afterEach(() => vi.unstubAllGlobals())

const run = (client: ReturnType<typeof createQueryClient>, error: Error, meta = {}) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error), meta })
    .execute(undefined)
    .catch(() => undefined)

test('nothing is retried, goes stale or is fetched on focus', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 300_000 },
    mutations: { retry: false },
  })
})

test('a failed mutation shows the server’s words under its own title', async () => {
  const error = new ApiError(409, 'x', { code: 'email_taken', userMessage: 'Taken.' })
  await run(createQueryClient(), error, { errorToast: { title: () => 'Sign-up failed' } })
  expect(currentToast()).toMatchObject({ title: 'Sign-up failed', description: 'Taken.', variant: 'destructive' })
})

test('a failed mutation may keep silent', async () => {
  const before = currentToast()?.id
  await run(createQueryClient(), new Error('x'), { errorToast: false })
  expect(currentToast()?.id).toBe(before)
})

test('a session that ended is forgotten, and leads to the sign-in, from where the way back is known', async () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, user as never)
  await run(client, refused)
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth?back=%2Fnotes%2F1%3Ffrom%3Dlist')
})

test('everything fetched is cleared, but not the session', () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, null)
  client.setQueryData(['notes', 'recent'], [])
  clearFetched(client)
  expect(client.getQueryData(['notes', 'recent'])).toBeUndefined()
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('a 401 while nobody is signed in, or for a wrong password, ends nothing', async () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, null)
  await run(client, refused)
  client.setQueryData(sessionQuery.queryKey, user as never)
  await run(client, new ApiError(401, 'x', { code: 'invalid_credentials', userMessage: 'Wrong.' }))
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(user)
  expect(replaceState).not.toHaveBeenCalled()
})
