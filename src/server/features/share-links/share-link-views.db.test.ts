import { like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { clearOldAttempts } from '#server/http/rate-limit.ts'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { moveClock, type SharingServer, startSharingServer, tokenOf } from '#test/sharing-server.ts'

let server: SharingServer['server']
let share: SharingServer['share']
let listed: SharingServer['listed']
let visit: SharingServer['visit']
beforeAll(async () => {
  ;({ server, share, listed, visit } = await startSharingServer())
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server.close())

describe('a visitor who comes back', () => {
  const HALF_AN_HOUR = 1_800_000
  const openings = async (link: ShareLink) => (await listed(link.id))?.views

  it('is counted once in half an hour, however often the page is reloaded', async () => {
    const link = await share()
    await Promise.all([1, 2, 3].map(() => visit(tokenOf(link))))
    await visit(tokenOf(link))
    expect(await openings(link)).toBe(1)
    moveClock(HALF_AN_HOUR - 60_000)
    await visit(tokenOf(link))
    expect(await openings(link)).toBe(1)
    moveClock(61_000)
    await visit(tokenOf(link))
    expect(await openings(link)).toBe(2)
  })

  it('counts as another with a different address or browser, and for each link', async () => {
    const [link, other] = [await share(), await share()]
    for (const remoteAddress of ['203.0.113.1', '203.0.113.2'])
      for (const browser of ['Firefox', 'Safari'])
        await visit(tokenOf(link), '', { remoteAddress, headers: { 'user-agent': browser } })
    await visit(tokenOf(other), '', { remoteAddress: '203.0.113.1', headers: { 'user-agent': 'Firefox' } })
    expect([await openings(link), await openings(other)]).toEqual([4, 1])
  })

  it('leaves neither address nor browser in the database, and nothing at all after the period', async () => {
    const ofViews = like(rateLimits.key, 'share-view:%')
    const read = () => server.context.db.select().from(rateLimits).where(ofViews)
    await server.context.db.delete(rateLimits).where(ofViews)
    const link = await share()
    await visit(tokenOf(link), '', { remoteAddress: '203.0.113.77', headers: { 'user-agent': 'Odd/1.0' } })
    const kept = await read()
    expect(kept).toEqual([
      { key: expect.stringMatching(/^share-view:[\w-]{43}$/), hits: 1, windowEnds: expect.any(Number) },
    ])
    expect(JSON.stringify(kept)).not.toMatch(/203\.0|Odd/)
    moveClock(HALF_AN_HOUR + 1)
    await clearOldAttempts(server.context.db)
    expect(await read()).toEqual([])
  })
})
