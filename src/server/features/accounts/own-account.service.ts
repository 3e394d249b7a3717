import type { IncomingHttpHeaders } from 'node:http'
import { APIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { clientHeaders, type SessionRequest } from '#server/auth/client-headers.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { AppError } from '#server/errors.ts'
import { settleFeed } from '#server/features/calendar-feed/after-new-password.service.ts'
import { type SessionUser, sessionUserSchema } from '#server/http/session.ts'
import { fullName } from '#server/text/full-name.ts'
import type { AccountSession, updateAccount as updateCall } from '#shared/contract/accounts.ts'
import { deleteAccount } from './accounts.service.ts'
import { PASSWORD_CHANGED, queueSecurityEmail } from './security-email.ts'

/** Changes the user's name or the language of their emails. */
export async function updateAccount(
  context: Context,
  user: SessionUser,
  change: z.output<(typeof updateCall)['body']>,
): Promise<SessionUser> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...user, ...given }
  const name = fullName(after)
  const [row] = await context.db
    .update(users)
    .set({ ...given, name, updatedAt: new Date() })
    .where(eq(users.id, user.id))
    .returning()
  return sessionUserSchema.parse(row)
}

/**
 * Sets another password and ends all other sessions. The current one gets a new token, so that a stolen copy becomes
 * worthless.
 * @returns headers with the new session's cookie.
 * @throws AppError wrong_password
 */
export async function changePassword(
  context: Context,
  body: { currentPassword: string; newPassword: string },
  request: SessionRequest,
): Promise<Headers> {
  try {
    const { headers, response } = await context.auth.api.changePassword({
      body: { ...body, revokeOtherSessions: true },
      headers: clientHeaders(request),
      returnHeaders: true,
    })
    const { id } = response.user
    await context.db.transaction(async (tx) => {
      await queueSecurityEmail(context, tx, id, PASSWORD_CHANGED[await settleFeed(tx, id, false)])
    })
    return headers
  } catch (error) {
    throw isWrongPassword(error) ? new AppError('wrong_password', { cause: error }) : error
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof APIError && error.body?.code === 'INVALID_PASSWORD'
}

/** Lists a user's sessions, the current one first, then the newest. */
export async function listSessions(
  context: Context,
  user: SessionUser,
  requestHeaders: IncomingHttpHeaders,
): Promise<AccountSession[]> {
  const present = await presentToken(context, requestHeaders)
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
  const shown = rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    usedAt: row.updatedAt.toISOString(),
    ipAddress: row.ipAddress,
    userAgent: row.userAgent,
    isPresent: row.token === present,
  }))
  return shown.sort((a, b) => Number(b.isPresent) - Number(a.isPresent))
}

/** Ends all of a user's sessions except the current one. */
export async function endOtherSessions(
  context: Context,
  user: SessionUser,
  requestHeaders: IncomingHttpHeaders,
): Promise<void> {
  await deleteSessionsBut(context.db, user.id, await presentToken(context, requestHeaders))
}

/** Ends all of a user's sessions except the one with this token. */
export async function deleteSessionsBut(db: Queryable, userId: string, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
}

/**
 * Returns the token of the request's session.
 * @throws AppError unauthorized
 */
export async function presentToken(context: Context, requestHeaders: IncomingHttpHeaders): Promise<string> {
  const found = await context.auth.api.getSession({ headers: fromNodeHeaders(requestHeaders) })
  if (!found) throw new AppError('unauthorized')
  return found.session.token
}

/**
 * Checks that the holder of the session also knows the password.
 * @throws AppError wrong_password
 */
export async function checkPassword(
  context: Context,
  password: string,
  requestHeaders: IncomingHttpHeaders,
): Promise<void> {
  try {
    await context.auth.api.verifyPassword({ body: { password }, headers: fromNodeHeaders(requestHeaders) })
  } catch (error) {
    throw isWrongPassword(error) ? new AppError('wrong_password', { cause: error }) : error
  }
}

/**
 * Deletes the user's own account with everything in it, after checking the password.
 * @throws AppError wrong_password
 */
export async function deleteOwnAccount(
  context: Context,
  user: SessionUser,
  password: string,
  requestHeaders: IncomingHttpHeaders,
): Promise<void> {
  await checkPassword(context, password, requestHeaders)
  await deleteAccount(context, user.id)
}
