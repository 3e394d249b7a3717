// Over 250 lines: one table of all calls and who may make each, and the test that checks it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#shared/contract/call.ts'
import { CALLS } from '#test/calls.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'

/** Who may make each call. A new call has to be added here, so that its access is always decided. */
const ROLES: Record<string, Call['access']> = {
  'GET /api/site': 'anyone',
  'GET /api/user': 'anyone',
  'GET /api/auth/user': 'anyone',
  'POST /api/login': 'anyone',
  'POST /api/login/two-factor': 'anyone',
  'POST /api/register': 'anyone',
  'POST /api/logout': 'anyone',
  'PATCH /api/account': 'user',
  'POST /api/account/password': 'user',
  'GET /api/account/sessions': 'user',
  'DELETE /api/account/sessions': 'user',
  'GET /api/account/email-change': 'user',
  'POST /api/account/email-change': 'user',
  'DELETE /api/account/email-change': 'user',
  'POST /api/account/email-change/confirm': 'user',
  'GET /api/account/two-factor': 'user',
  'POST /api/account/two-factor': 'user',
  'POST /api/account/two-factor/confirm': 'user',
  'POST /api/account/two-factor/backup-codes': 'user',
  'DELETE /api/account/two-factor': 'user',
  'DELETE /api/account': 'user',
  'GET /api/account/export': 'user',
  'GET /api/account/export/size': 'user',
  'POST /api/password/reset-request': 'anyone',
  'POST /api/password/reset': 'anyone',
  'POST /api/email/verification': 'user',
  'POST /api/email/verify': 'user',
  'POST /api/voice-notes': 'user',
  'GET /api/voice-notes': 'user',
  'OPTIONS /api/uploads': 'user',
  'POST /api/uploads': 'user',
  'HEAD /api/uploads/:id': 'user',
  'PATCH /api/uploads/:id': 'user',
  'POST /api/uploads/:id/finish': 'user',
  'GET /api/recordings/:recording/text': 'user',
  'DELETE /api/uploads/:id': 'user',
  'GET /api/voice-notes/tags': 'user',
  'POST /api/voice-notes/readable': 'user',
  'POST /api/voice-notes/delete': 'user',
  'POST /api/voice-notes/export': 'user',
  'POST /api/voice-notes/tags/add': 'user',
  'POST /api/voice-notes/tags/remove': 'user',
  'GET /api/voice-notes/:id': 'user',
  'GET /api/voice-notes/:id/transcript': 'user',
  'GET /api/voice-notes/:id/audio': 'user',
  'GET /api/voice-notes/:id/peaks': 'user',
  'GET /api/voice-notes/:id/analysis': 'user',
  'GET /api/voice-notes/:id/export': 'user',
  'POST /api/voice-notes/:id/export-pdf': 'premium',
  'POST /api/voice-notes/:id/share-link': 'premium',
  'GET /api/voice-notes/:id/share-links': 'user',
  'PATCH /api/share-links/:id': 'premium',
  'POST /api/voice-notes/:id/shares': 'premium',
  'GET /api/voice-notes/:id/shares': 'user',
  'PATCH /api/note-shares/:id': 'premium',
  'DELETE /api/note-shares/:id': 'user',
  'GET /api/note-shares': 'user',
  'GET /api/voice-notes/:id/comments': 'user',
  'GET /api/voice-notes/:id/comments/summary': 'user',
  'POST /api/voice-notes/:id/comments': 'user',
  'POST /api/voice-notes/:id/comments/read': 'user',
  'GET /api/voice-notes/:id/participants': 'user',
  'PUT /api/voice-notes/:id/presence/:tab': 'user',
  'DELETE /api/voice-notes/:id/presence/:tab': 'user',
  'POST /api/comments/:id/replies': 'user',
  'PATCH /api/comments/:id': 'user',
  'PUT /api/comments/:id/resolved': 'user',
  'DELETE /api/comments/:id': 'user',
  'GET /api/notifications': 'user',
  'GET /api/notifications/unread': 'user',
  'POST /api/notifications/:id/read': 'user',
  'POST /api/notifications/read': 'user',
  'GET /api/emails/stop/:token': 'anyone',
  'POST /api/emails/stop/:token': 'anyone',
  'DELETE /api/share-links/:id': 'user',
  'GET /api/shared/:token': 'anyone',
  'POST /api/shared/:token/unlock': 'anyone',
  'GET /api/shared/:token/audio': 'anyone',
  'GET /api/shared/:token/peaks': 'anyone',
  'POST /api/voice-notes/:id/retry': 'user',
  'POST /api/voice-notes/:id/transcribe': 'user',
  'POST /api/voice-notes/:id/transcribe/cancel': 'user',
  'DELETE /api/voice-notes/:id': 'user',
  'PATCH /api/voice-notes/:id': 'user',
  'PUT /api/voice-notes/:id/transcript': 'user',
  'GET /api/voice-notes/:id/transcript/versions': 'user',
  'POST /api/voice-notes/:id/transcript/restore': 'user',
  'POST /api/voice-notes/:id/analyse': 'user',
  'PUT /api/voice-notes/:id/language': 'user',
  'POST /api/voice-notes/:id/speakers': 'user',
  'PATCH /api/voice-notes/:id/speakers/:number': 'user',
  'POST /api/voice-notes/:id/speakers/:number/merge': 'user',
  'PUT /api/voice-notes/:id/transcript/speaker': 'user',
  'POST /api/voice-notes/:id/passages/confirm': 'user',
  'POST /api/voice-notes/:id/passages/transcribe': 'user',
  'GET /api/follow-ups': 'user',
  'GET /api/follow-ups/counts': 'user',
  'GET /api/review-items': 'premium',
  'GET /api/closing-offers': 'premium',
  'PATCH /api/closing-offers/:id': 'premium',
  'POST /api/follow-ups': 'user',
  'PATCH /api/follow-ups/:id': 'user',
  'PUT /api/follow-ups/:id/assignee': 'user',
  'DELETE /api/follow-ups/:id': 'user',
  'POST /api/follow-ups/:id/restore': 'user',
  'POST /api/follow-ups/:id/review': 'user',
  'GET /api/detected-events': 'premium',
  'PATCH /api/detected-events/:id': 'user',
  'DELETE /api/detected-events/:id': 'user',
  'POST /api/detected-events/:id/restore': 'user',
  'POST /api/detected-events/:id/review': 'user',
  'GET /api/detected-events/:id/calendar.ics': 'user',
  'GET /api/calendar-feed': 'premium',
  'POST /api/calendar-feed/reset': 'premium',
  'GET /calendar/:file': 'anyone',
  'POST /api/admin/session': 'anyone',
  'DELETE /api/admin/session': 'anyone',
  'GET /api/admin/users': 'admin',
  'POST /api/admin/users': 'admin',
  'GET /api/admin/user-counts': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'DELETE /api/admin/users/:id': 'admin',
  'POST /api/admin/users/:id/email-confirmation': 'admin',
  'DELETE /api/admin/users/:id/two-factor': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/system': 'admin',
  'POST /api/admin/notes/:id/retry': 'admin',
  'GET /api/admin/models': 'admin',
  'POST /api/admin/models/:name/download': 'admin',
  'DELETE /api/admin/models/:name/download': 'admin',
  'PUT /api/admin/models/:name/choice': 'admin',
  'DELETE /api/admin/models/:name': 'admin',
  'GET /api/dashboard/stats': 'user',
  'GET /api/corrections': 'user',
  'DELETE /api/corrections/:id': 'user',
  'GET /api/coaching-insights': 'premium',
  'GET /api/search': 'user',
  'POST /api/ask': 'premium',
  'GET /api/analytics': 'user',
  'GET /api/settings': 'user',
  'PATCH /api/settings': 'user',
  'GET /api/retention': 'user',
  'GET /api/retention/preview': 'user',
  'GET /api/stream': 'user',
  'GET /api/speech/status': 'user',
  'GET /api/vocabulary': 'user',
  'PUT /api/vocabulary': 'user',
  'DELETE /api/vocabulary/terms': 'user',
  'POST /api/vocabulary/terms': 'user',
  'GET /api/vocabulary/uses': 'user',
  'POST /api/vocabulary/apply': 'user',
  'POST /api/vocabulary/apply/:id/undo': 'user',
  'GET /api/plan': 'user',
  'POST /api/payments/checkout': 'user',
  'POST /api/payments/resume': 'user',
  'POST /api/payments/portal': 'user',
  'POST /api/payments/webhook': 'anyone',
  'POST /api/check-payment-status': 'user',
  'POST /api/cancel-subscription': 'user',
  'POST /api/sandbox-payments/:id': 'user',
  'GET /api/speech/models': 'user',
  'POST /api/speech/models/:name/download': 'user',
  'DELETE /api/speech/models/:name/download': 'user',
  'PUT /api/speech/models/:name/choice': 'user',
  'DELETE /api/speech/models/:name': 'user',
}

const nameOf = (call: Call) => `${call.method} ${call.path}`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the table of roles', () => {
  it('lists every call of the contract, with the access the contract declares', () => {
    expect(Object.fromEntries(CALLS.map((call) => [nameOf(call), call.access]))).toEqual(ROLES)
  })

  it('lists every call that the application answers', async () => {
    await server.app.ready()
    const document = server.app.swagger() as { paths: Record<string, Record<string, unknown>> }
    const served = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(served.sort()).toEqual(Object.keys(ROLES).sort())
  })

  it.each(Object.entries(ROLES).filter(([, access]) => access !== 'anyone'))(
    '%s refuses a visitor',
    async (name, access) => {
      const [method = '', path = ''] = name.split(' ')
      const response = await server.app.inject({
        method: method as 'GET',
        url: path.replace(':id', randomUUID()),
        headers: { cookie: 'dictum.session_token=forged.signature; dictum.admin=forged' },
      })
      expect(response.statusCode).toBe(401)
      // An answer to HEAD has no body.
      if (method === 'HEAD') return
      const code = access === 'admin' ? 'admin_locked' : 'unauthorized'
      expect(response.json()).toMatchObject({ code, requestId: expect.any(String) })
    },
  )
})

describe('a user without Premium', () => {
  const names = Object.entries(ROLES).filter(([, access]) => access === 'premium')
  it.each(names)('is refused %s', async (name) => {
    const person = await signUp(server.app, { premium: false })
    const [method = '', path = ''] = name.split(' ')
    const response = await person.inject({ method: method as 'GET', url: path.replace(/:\w+/, randomUUID()) })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'premium_required' })
  })
})

describe('unknown routes', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/voice-notes/not-an-id/secret'])(
    '%s is answered with a 404 in JSON',
    async (url) => {
      const response = await server.app.inject({ url })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    },
  )

  it('does not serve better-auth’s own routes', async () => {
    for (const url of ['/api/auth/sign-up/email', '/api/auth/sign-in/email', '/api/auth/get-session']) {
      expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
    }
  })
})

describe('the API document', () => {
  it('is served with a page', async () => {
    expect((await server.app.inject({ url: '/api/docs/' })).headers['content-type']).toContain('text/html')
    const document = (await server.app.inject({ url: '/api/docs/json' })).json()
    expect(document.paths['/api/voice-notes'].post.responses).toHaveProperty('413')
  })
})

describe('responses', () => {
  it('carry security headers', async () => {
    const { headers } = await server.app.inject({ url: '/api/user' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('report liveness and readiness', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' })
  })
})
