import { afterEach, expect, test, vi } from 'vitest'
import { buildUrl, callApi, callApiWithHeaders } from './api-client.ts'
import { ApiError } from './api-error.ts'

function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(init.status === 204 ? null : body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('fills the path and leaves out what is undefined', () => {
  expect(buildUrl('/api/voice-notes/:id', { id: 'a/b' })).toBe('/api/voice-notes/a%2Fb')
  expect(buildUrl('/api/voice-notes', {}, { limit: 5, cursor: undefined })).toBe('/api/voice-notes?limit=5')
})

test('sends JSON, the cookie and the language, and returns the response', async () => {
  const fetch = answerWith('{"id":"u1"}')
  const user = await callApi('POST /api/login', { body: { email: 'a@b.co', password: 'secret' } })
  expect(user).toEqual({ id: 'u1' })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/login')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    body: '{"email":"a@b.co","password":"secret"}',
  })
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Accept-Language': 'en' })
})

test('returns undefined for an empty response, and sends no JSON content type without a body', async () => {
  const fetch = answerWith('', { status: 204 })
  expect(await callApi('POST /api/logout', {})).toBeUndefined()
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type')
})

test('returns the headers of a page', async () => {
  answerWith('[]', { headers: { 'X-Total-Count': '41' } })
  const { data, headers } = await callApiWithHeaders('GET /api/voice-notes', { query: { limit: 5 } })
  expect(data).toEqual([])
  expect(headers.get('X-Total-Count')).toBe('41')
})

test('throws an ApiError with the specified message and the server’s text on a refusal', async () => {
  const body = { code: 'email_taken', message: 'Taken.', fields: { email: 'In use.' }, requestId: 'r7' }
  answerWith(JSON.stringify(body), { status: 409 })
  const error = await callApi('POST /api/login', { body: { email: 'a@b.co', password: 'x' } }).catch((caught) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    code: 'email_taken',
    userMessage: 'Taken.',
    fields: { email: 'In use.' },
    requestId: 'r7',
    message: `409: ${JSON.stringify(body)}`,
  })
})

test('throws the specified message for a response of unknown shape', async () => {
  answerWith('<html>', { status: 502, statusText: 'Bad Gateway' })
  await expect(callApi('GET /api/user', {})).rejects.toMatchObject({ message: '502: <html>', code: 'unknown' })
  answerWith('', { status: 502, statusText: 'Bad Gateway' })
  await expect(callApi('GET /api/user', {})).rejects.toMatchObject({ message: '502: Bad Gateway' })
})

test('throws an ApiError with status 0 when the network fails, but not on an abort', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi('GET /api/user', {})).rejects.toMatchObject({ status: 0, code: 'network' })
  const signal = AbortSignal.abort()
  vi.stubGlobal('fetch', async () => Promise.reject(signal.reason))
  await expect(callApi('GET /api/user', { signal })).rejects.not.toBeInstanceOf(ApiError)
})
