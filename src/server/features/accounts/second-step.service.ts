import { eq } from 'drizzle-orm'
import { clientHeaders, type SessionRequest } from '#server/auth/client-headers.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { AppError } from '#server/errors.ts'
import { readCookie } from '#server/http/cookies.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import { loadActiveUser, type SignedIn } from './accounts.service.ts'
import { isPending, PENDING_COOKIE, readPendingCookie, type SigningKey, writePendingCookie } from './pending-sign-in.ts'
import { readPasswordHash } from './two-factor.queries.ts'
import { tryCode } from './two-factor.service.ts'

/** Maximum number of codes tried per right password; after that the password has to be entered again. */
const ATTEMPTS = { max: 5, windowSeconds: 600 }

/** Remembers in the browser that the password was right. @returns the header with the cookie. */
export async function beginSecondStep(context: Context, userId: string): Promise<string> {
  return writePendingCookie(userId, await readKey(context, userId), new Date(), context.config.publicUrl)
}

/**
 * Completes a sign-in with a code of the app or a backup code.
 * @throws AppError sign_in_expired (no right password in the last five minutes, or five codes tried since), wrong_code,
 * account_inactive, too_many_requests
 */
export async function signInWithCode(context: Context, code: string, request: SessionRequest): Promise<SignedIn> {
  const claimed = readPendingCookie(readCookie(request.headers, PENDING_COOKIE))
  if (!claimed || !isPending(claimed, await readKey(context, claimed.userId), new Date())) {
    throw new AppError('sign_in_expired')
  }
  await countAttempt(context.db, { key: `second-step:${claimed.id}`, ...ATTEMPTS }).catch(expireOn('too_many_requests'))
  const user = await loadActiveUser(context, eq(users.id, claimed.userId))
  // Two-factor sign-in was turned off meanwhile: the password alone is enough now, but has to be entered again.
  const isRight = await tryCode(context, user.id, code).catch(expireOn('two_factor_off'))
  if (!isRight) throw new AppError('wrong_code')
  const { headers } = await context.auth.api.openSession({
    body: { userId: user.id },
    headers: clientHeaders(request),
    returnHeaders: true,
  })
  return { user, headers }
}

async function readKey({ auth, db }: Context, userId: string): Promise<SigningKey> {
  const { secret } = await auth.$context
  return { installationSecret: secret, passwordHash: await readPasswordHash(db, userId) }
}

/** Turns one error code into `sign_in_expired`; rethrows any other error. */
function expireOn(code: ErrorCode) {
  return (error: unknown): never => {
    throw error instanceof AppError && error.code === code ? new AppError('sign_in_expired', { cause: error }) : error
  }
}
