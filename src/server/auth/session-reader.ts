import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { mapFast } from '#server/db/map-rows.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'

/** The part of better-auth's context that tells what a session's cookie looks like. */
interface CookieContext {
  secret: string
  authCookies: { sessionToken: { name: string } }
}

/**
 * Creates the reader of sessions that need no change. It takes one prepared statement, where better-auth takes two and
 * much more work on each request. It reads the same cookie and the same rows.
 * @param refreshBefore sessions that end before this time, in milliseconds, are left to better-auth to extend or delete
 */
export function createSessionReader(db: Database, context: Promise<CookieContext>, refreshBefore: () => number) {
  const statement = mapFast(
    db
      .select({
        sessionId: sessions.id,
        expiresAt: sessions.expiresAt,
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        isPremium: users.isPremium,
        isActive: users.isActive,
        emailVerified: users.emailVerified,
        image: users.image,
        subscriptionStatus: users.subscriptionStatus,
        language: users.language,
        createdAt: users.createdAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.token, sql.placeholder('token')))
      .prepare('session_by_token'),
  )

  /**
   * Returns the session of a `cookie` header and its user; null if the cookie is missing or forged, if there is no such
   * session, or if it has ended or must be extended.
   */
  return async (cookies: string) => {
    const { secret, authCookies } = await context
    const value = parseCookie(cookies)[authCookies.sessionToken.name]
    const token = value && verify(value, secret)
    if (!token) return null
    const [row] = await statement.execute({ token })
    if (!row || row.expiresAt.getTime() <= refreshBefore()) return null
    const { sessionId, expiresAt: _expiresAt, ...user } = row
    return { id: sessionId, user }
  }
}

/** Returns the text of a signed cookie value (`text.signature`, an HMAC of SHA-256 in Base64); null if it is forged. */
function verify(value: string, secret: string): string | null {
  const end = value.lastIndexOf('.')
  if (end < 1) return null
  const text = value.slice(0, end)
  const right = createHmac('sha256', secret).update(text).digest()
  const stated = Buffer.from(value.slice(end + 1), 'base64')
  return stated.length === right.length && timingSafeEqual(stated, right) ? text : null
}
