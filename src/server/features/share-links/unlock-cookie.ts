import { createHmac, timingSafeEqual } from 'node:crypto'
import { writeCookie } from '#server/http/cookies.ts'
import type { OpenLink } from './share-links.queries.ts'

/** All unlocked links use the same cookie name; the path separates them. */
export const UNLOCK_COOKIE = 'dictum.shared'

/** Long enough to listen to most notes to the end. */
const UNLOCKED_HOURS = 2

type Lock = Pick<OpenLink, 'id' | 'passwordHash'>

/** Returns the header with the cookie that gives a browser access for some hours, to this link only. */
export function writeUnlockCookie(link: Lock & { token: string }, now: Date, publicUrl: string): string {
  const until = now.getTime() + UNLOCKED_HOURS * 3_600_000
  const value = `${until}.${sign(link, until)}`
  const path = `/api/shared/${link.token}`
  return writeCookie(UNLOCK_COOKIE, value, { path, maxAge: UNLOCKED_HOURS * 3600, publicUrl })
}

/** Returns whether a cookie was issued for this link with its current password and has not expired. */
export function isUnlockedBy(link: Lock, cookie: string | null, now: Date): boolean {
  const [until = '', signature = ''] = cookie?.split('.') ?? []
  const right = Buffer.from(sign(link, Number(until)))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime()
}

// The key is the password's hash. Its salt never leaves the database, so nobody else can sign, even with the password.
// A new password makes all cookies void.
function sign({ id, passwordHash }: Lock, until: number): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`${id}.${until}`)
    .digest('base64url')
}
