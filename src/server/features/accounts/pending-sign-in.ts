import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { writeCookie } from '#server/http/cookies.ts'

/** Proves that the right password was given and a code is still required. */
export const PENDING_COOKIE = 'dictum.sign_in'

const PENDING_SECONDS = 300
const PATH = '/api/login'

/** Signs a pending sign-in. A change of password makes it void. */
export interface SigningKey {
  installationSecret: string
  passwordHash: string
}

interface PendingSignIn {
  userId: string
  /** Identifies this one sign-in, so that its attempts can be counted. */
  id: string
  /** In milliseconds since 1970. */
  until: number
  signature: string
}

/** Returns the header whose cookie proves for five minutes that the password was right. */
export function writePendingCookie(userId: string, key: SigningKey, now: Date, publicUrl: string): string {
  const pending = { userId, id: randomBytes(12).toString('base64url'), until: now.getTime() + PENDING_SECONDS * 1000 }
  const value = `${pending.userId}.${pending.id}.${pending.until}.${sign(pending, key)}`
  return writeCookie(PENDING_COOKIE, value, { path: PATH, maxAge: PENDING_SECONDS, publicUrl })
}

/** Returns the header that deletes this cookie. */
export function clearPendingCookie(publicUrl: string): string {
  return writeCookie(PENDING_COOKIE, '', { path: PATH, maxAge: 0, publicUrl })
}

/** Parses a cookie without checking its claims; null if it is malformed. */
export function readPendingCookie(cookie: string | null): PendingSignIn | null {
  const [userId, id, until, signature] = cookie?.split('.') ?? []
  return userId && id && until && signature ? { userId, id, until: Number(until), signature } : null
}

/** Returns whether a cookie's claims are genuine and not expired. */
export function isPending(claimed: PendingSignIn, key: SigningKey, now: Date): boolean {
  const right = Buffer.from(sign(claimed, key))
  const given = Buffer.from(claimed.signature)
  return given.length === right.length && timingSafeEqual(given, right) && claimed.until > now.getTime()
}

function sign({ userId, id, until }: Omit<PendingSignIn, 'signature'>, key: SigningKey): string {
  return createHmac('sha256', key.installationSecret)
    .update(`pending-sign-in.${userId}.${id}.${until}.${key.passwordHash}`)
    .digest('base64url')
}
