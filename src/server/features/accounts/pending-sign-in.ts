import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Says that a right password was given, and that a code is still to come. */
export const PENDING_COOKIE = 'dictum.sign_in'

const PENDING_SECONDS = 300

/** What a pending sign-in is signed with; as soon as the user has another password it is void. */
export interface SigningKey {
  installationSecret: string
  passwordHash: string
}

interface PendingSignIn {
  userId: string
  /** Of this one sign-in, so that its attempts can be counted. */
  id: string
  /** In milliseconds since 1970. */
  until: number
  signature: string
}

/** The header by which a browser shows for five minutes that the password was right. */
export function writePendingCookie(userId: string, key: SigningKey, now: Date, publicUrl: string): string {
  const pending = { userId, id: randomBytes(12).toString('base64url'), until: now.getTime() + PENDING_SECONDS * 1000 }
  const value = `${pending.userId}.${pending.id}.${pending.until}.${sign(pending, key)}`
  return writeCookie(value, PENDING_SECONDS, publicUrl)
}

/** The header that takes it away again. */
export function clearPendingCookie(publicUrl: string): string {
  return writeCookie('', 0, publicUrl)
}

/** What a cookie claims; null where it has not even the form. */
export function readPendingCookie(cookie: string | null): PendingSignIn | null {
  const [userId, id, until, signature] = cookie?.split('.') ?? []
  return userId && id && until && signature ? { userId, id, until: Number(until), signature } : null
}

/** Whether what a cookie claims is true, and still holds. */
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

function writeCookie(value: string, maxAge: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : ''
  return `${PENDING_COOKIE}=${value}; Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure}`
}
