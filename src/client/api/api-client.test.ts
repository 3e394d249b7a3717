import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { common as en } from '#client/i18n/en/common.ts'
import { common as es } from '#client/i18n/es/common.ts'
import { common as fr } from '#client/i18n/fr/common.ts'
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

test('sends small changes even when the page is left, and nothing else', async () => {
  const fetch = answerWith('{}')
  const keptAlive = () => fetch.mock.lastCall?.[1]?.keepalive
  await callApi('PATCH /api/settings', { body: { audioRetentionDays: 90 } })
  expect(keptAlive()).toBe(true)
  await callApi('POST /api/logout', {})
  expect(keptAlive()).toBe(true)

  await callApi('PATCH /api/voice-notes/:id', { params: { id: 'n1' }, body: { title: 'x'.repeat(2000) } })
  expect(keptAlive()).toBe(false)
  await callApi('POST /api/ask', { body: { question: 'When?' }, signal: new AbortController().signal })
  expect(keptAlive()).toBe(false)
  await callApi('GET /api/settings', {})
  expect(keptAlive()).toBe(false)
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

test('throws an ApiError for a page that is not the server’s, whatever its status says', async () => {
  answerWith('<html>Welcome to our hotel</html>', { status: 200 })
  await expect(callApi('GET /api/user', {})).rejects.toMatchObject({ status: 200, code: 'unknown' })
})

test.each([
  [502, 'en', 'Dictum can’t be reached at the moment.'],
  [503, 'es', 'Ahora mismo no se puede acceder a Dictum.'],
  [504, 'fr', 'Dictum est momentanément inaccessible.'],
])('says in a plain sentence that a proxy has no answer (%i, %s)', async (status, language, sentence) => {
  answerWith('<html>Bad gateway</html>', { status })
  const error = await callApi('GET /api/user', {}).catch((caught) => caught)
  // The texts may load after the failure.
  const resources = { en: { common: en }, es: { common: es }, fr: { common: fr } }
  await i18next.init({ lng: language, resources, defaultNS: 'common' })
  expect(error.userMessage).toContain(sentence)
})

test('says that the device is offline when it is', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await callApi('GET /api/user', {}).catch((caught) => caught)
  await i18next.init({ lng: 'en', resources: { en: { common: en } }, defaultNS: 'common' })
  expect(error.userMessage).toContain('The server can’t be reached.')
  vi.stubGlobal('navigator', { onLine: false })
  expect(error.userMessage).toContain('You are offline.')
})

test('throws an ApiError with status 0 when the network fails, but not on an abort', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi('GET /api/user', {})).rejects.toMatchObject({ status: 0, code: 'network' })
  const signal = AbortSignal.abort()
  vi.stubGlobal('fetch', async () => Promise.reject(signal.reason))
  await expect(callApi('GET /api/user', { signal })).rejects.not.toBeInstanceOf(ApiError)
})
