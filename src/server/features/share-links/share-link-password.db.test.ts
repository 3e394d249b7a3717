import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { shareLinks } from '#server/db/schema/share-links.ts'
import { moveClock, type SharingServer, startSharingServer, tokenOf } from '#test/sharing-server.ts'

const PASSWORD = 'open sesame'

let server: SharingServer['server']
let share: SharingServer['share']
let listed: SharingServer['listed']
let visit: SharingServer['visit']
let unlock: SharingServer['unlock']
beforeAll(async () => {
  ;({ server, share, listed, visit, unlock } = await startSharingServer())
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server.close())

describe('a link with a password', () => {
  it('shows nothing before the password, which opens only this link and only for a while', async () => {
    const link = await share({ password: PASSWORD, allowAudio: true })
    const token = tokenOf(link)
    for (const path of ['', '/audio', '/peaks'])
      expect((await visit(token, path)).json()).toMatchObject({ code: 'share_locked' })
    expect((await unlock(token, 'open barley')).json()).toMatchObject({ code: 'wrong_share_password' })
    expect((await listed(link.id))?.views).toBe(0)

    const opened = await unlock(token, PASSWORD)
    expect(opened.statusCode).toBe(204)
    const [given = ''] = [opened.headers['set-cookie'] ?? ''].flat()
    expect(given).toContain(`; Max-Age=7200; Path=/api/shared/${token}; HttpOnly; Secure; SameSite=Strict`)
    const headers = { cookie: given.split(';')[0] ?? '' }
    expect((await visit(token, '', { headers })).statusCode).toBe(200)
    expect((await visit(token, '/audio', { headers })).statusCode).toBe(200)
    expect((await listed(link.id))?.views).toBe(1)

    const other = tokenOf(await share({ password: PASSWORD }))
    expect((await visit(other, '', { headers })).json()).toMatchObject({ code: 'share_locked' })
    const forged = headers.cookie.replace(/\d+\./, `${Date.now() + 9e9}.`)
    expect((await visit(token, '', { headers: { cookie: forged } })).json()).toMatchObject({ code: 'share_locked' })
    moveClock(2 * 3_600_000 + 1)
    expect((await visit(token, '', { headers })).json()).toMatchObject({ code: 'share_locked' })
  })

  it('does not store it in readable form', async () => {
    const { id } = await share({ password: PASSWORD })
    const [row] = await server.context.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(row?.passwordHash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  it('allows ten guesses from one address, without affecting other links and addresses', async () => {
    const link = await share({ password: PASSWORD })
    const token = tokenOf(link)
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await unlock(token, 'wrong word')).json()).toMatchObject({ code: 'wrong_share_password' })
    const refused = await unlock(token, PASSWORD)
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await unlock(token, PASSWORD, '203.0.113.7')).statusCode).toBe(204)
    expect((await unlock(tokenOf(await share({ password: PASSWORD })), PASSWORD)).statusCode).toBe(204)
  })
})
