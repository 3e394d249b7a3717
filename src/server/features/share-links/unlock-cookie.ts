import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OpenLink } from './share-links.queries.ts'

/** The name of the cookie of every unlocked link; their paths keep them apart. */
export const UNLOCK_COOKIE = 'dictum.shared'

/** Long enough to hear the longest note to its end. */
const UNLOCKED_HOURS = 2

type Lock = Pick<OpenLink, 'id' | 'passwordHash'>

/** The header that lets a browser in for some hours, sent back by it for this link alone. */
export function writeUnlockCookie(link: Lock & { token: string }, now: Date, publicUrl: string): string {
  const until = now.getTime() + UNLOCKED_HOURS * 3_600_000
  const secure = publicUrl.startsWith('https://') ? '; Secure' : ''
  const value = `${until}.${sign(link, until)}`
  return `${UNLOCK_COOKIE}=${value}; Path=/api/shared/${link.token}; HttpOnly; SameSite=Strict; Max-Age=${UNLOCKED_HOURS * 3600}${secure}`
}

/** Whether a cookie was written for this link, with the password that it has now, and still holds. */
export function isUnlockedBy(link: Lock, cookie: string | null, now: Date): boolean {
  const [until = '', signature = ''] = cookie?.split('.') ?? []
  const right = Buffer.from(sign(link, Number(until)))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime()
}

// The key is the password's hash: its salt never leaves the database, so that nobody else can sign, not even who knows
// the password; and with another password all cookies are void.
function sign({ id, passwordHash }: Lock, until: number): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`${id}.${until}`)
    .digest('base64url')
}
