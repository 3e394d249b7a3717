import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD: 'the panel’s own' })
  person = await signUp(server.app)
})
afterAll(() => server.close())

const NUL = 'a\0b'
const HALF = 'a\ud800b'
const ID = '018f4e6a-0000-7000-8000-000000000000'

describe('a value that can’t be stored', () => {
  it.each([
    ['PATCH', '/api/account', { firstName: NUL }, 'firstName'],
    ['PATCH', `/api/voice-notes/${ID}`, { title: NUL }, 'title'],
    ['PATCH', `/api/voice-notes/${ID}`, { tags: ['fine', HALF] }, 'tags.1'],
    ['PUT', `/api/voice-notes/${ID}/transcript`, { version: 1, edits: [{ index: 0, text: HALF }] }, 'edits.0.text'],
    ['PUT', `/api/voice-notes/${ID}/transcript`, { version: 2 ** 31, edits: [{ index: 0, text: 'x' }] }, 'version'],
    ['POST', `/api/voice-notes/${ID}/transcript/restore`, { version: 2 ** 40 }, 'version'],
    ['PUT', '/api/vocabulary', { terms: [HALF] }, 'terms.0'],
    ['POST', '/api/vocabulary/apply', { term: 'fine', instead: NUL }, 'instead'],
    ['POST', '/api/follow-ups', { title: NUL }, 'title'],
    ['POST', '/api/follow-ups', { title: 'fine', dueDate: '0000-01-01' }, 'dueDate'],
    ['PATCH', `/api/detected-events/${ID}`, { people: [HALF] }, 'people.0'],
    ['PATCH', `/api/detected-events/${ID}`, { time: { dateTime: '0000-01-01T00:00:00Z', end: null } }, 'time.dateTime'],
    ['POST', `/api/voice-notes/${ID}/share-link`, { expiresAt: '9999-12-31T23:59:59-12:00' }, 'expiresAt'],
  ] as const)('%s %s %j is refused with its field', async (method, url, payload, field) => {
    const answer = await person.inject({ method, url, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } })
  })

  it.each([
    ['tag=%00', 'tag'],
    ['from=0000-01-01T00:00:00Z', 'from'],
    ['to=9999-12-31T23:59:59-12:00', 'to'],
  ])('in an address, %s, is refused with its field', async (query, field) => {
    const answer = await person.inject({ url: `/api/voice-notes?${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty(field)
  })

  it('in a field of an upload is refused with that field', async () => {
    const answer = await person.inject({
      method: 'POST',
      url: '/api/voice-notes',
      ...multipart([
        { name: 'captions', value: NUL },
        { name: 'recordedAt', value: '0000-01-01T00:00:00Z' },
        { name: 'audio', fileName: 'a.wav', content: 'RIFF    WAVEfmt ' },
      ]),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      captions: 'This contains characters that cannot be stored.',
      recordedAt: 'The year must be between 1900 and 2199.',
    })
  })

  it('in the admin panel is refused with its field', async () => {
    const unlocked = await server.app.inject({
      method: 'POST',
      url: '/api/admin/session',
      payload: { password: 'the panel’s own' },
    })
    const cookie = unlocked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const payload = { email: 'new@example.com', password: 'long enough', firstName: NUL }
    const made = await server.app.inject({ method: 'POST', url: '/api/admin/users', headers: { cookie }, payload })
    expect(made.json()).toMatchObject({ code: 'validation_failed', fields: { firstName: expect.any(String) } })
    for (const url of ['/api/admin/users/%00', '/api/admin/users/%00/two-factor', '/api/admin/models/%00']) {
      expect((await server.app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode, url).toBe(404)
    }
  })
})

describe('an address', () => {
  it.each([
    ['POST', '/api/sandbox-payments/%00', 404],
    ['GET', '/api/shared/%00', 404],
    ['GET', '/calendar/%00', 404],
    ['GET', '/%zz', 400],
    ['GET', '/api/shared/%zz', 400],
    ['GET', '/api/voice-notes/%ff', 400],
    ['GET', `/api/shared/${'x'.repeat(300)}`, 404],
  ] as const)('answers %s %s like every other error', async (method, url, status) => {
    const answer = await person.inject({ method, url, ...(method === 'POST' ? { payload: { card: '4' } } : {}) })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['/api/voice-notes', `0 ${'-'.repeat(36)}`],
    ['/api/voice-notes', `8640000000000000 ${randomUUID()}`],
    ['/api/voice-notes', `Infinity ${randomUUID()}`],
    ['/api/voice-notes?sort=longest', `Infinity ${randomUUID()}`],
    ['/api/voice-notes?sort=longest', ` ${randomUUID()}`],
    ...[1, 2, 3, 4, 5].flatMap((keys) =>
      ['/api/follow-ups', '/api/detected-events'].map((url) => [url, '0 '.repeat(keys) + '-'.repeat(36)]),
    ),
  ])('%s refuses a well-formed cursor that names nothing: %s', async (url, content) => {
    const cursor = Buffer.from(content).toString('base64url')
    expect((await person.inject({ url: `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}` })).statusCode).toBe(
      400,
    )
  })
})

it('refuses a form without a boundary', async () => {
  const answer = await person.inject({
    method: 'POST',
    url: '/api/voice-notes',
    payload: 'no form',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_request' })
})
