import type { IncomingHttpHeaders } from 'node:http'
import { APIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema.accounts.ts'
import { AppError } from '#server/errors.ts'
import { type SessionUser, sessionUserSchema } from '#server/http/session.ts'
import type { AccountSession, updateAccount as updateCall } from '#shared/contract/accounts.ts'
import { deleteAccount } from './accounts.service.ts'
import { queueSecurityEmail } from './security-email.ts'

/** Changes one's name, or the language in which emails come. */
export async function updateAccount(
  context: Context,
  user: SessionUser,
  change: z.output<(typeof updateCall)['body']>,
): Promise<SessionUser> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...user, ...given }
  const name = `${after.firstName} ${after.lastName}`.trim()
  const [row] = await context.db
    .update(users)
    .set({ ...given, name, updatedAt: new Date() })
    .where(eq(users.id, user.id))
    .returning()
  return sessionUserSchema.parse(row)
}

/**
 * Sets another password and ends all other sessions. The present one gets a new token, so that a stolen copy is worth
 * nothing.
 * @returns headers with the new session's cookie.
 * @throws AppError wrong_password
 */
export async function changePassword(
  context: Context,
  body: { currentPassword: string; newPassword: string },
  requestHeaders: IncomingHttpHeaders,
): Promise<Headers> {
  try {
    const { headers, response } = await context.auth.api.changePassword({
      body: { ...body, revokeOtherSessions: true },
      headers: fromNodeHeaders(requestHeaders),
      returnHeaders: true,
    })
    await context.db.transaction((tx) => queueSecurityEmail(context, tx, response.user.id, 'password_changed'))
    return headers
  } catch (error) {
    throw isWrongPassword(error) ? new AppError('wrong_password', { cause: error }) : error
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof APIError && error.body?.code === 'INVALID_PASSWORD'
}

/** Where a user is signed in, the present session first, then the newest. */
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

/** Ends all sessions of a user but the present one. */
export async function endOtherSessions(
  context: Context,
  user: SessionUser,
  requestHeaders: IncomingHttpHeaders,
): Promise<void> {
  await deleteSessionsBut(context.db, user.id, await presentToken(context, requestHeaders))
}

/** Ends all sessions of a user but the one with a token. */
export async function deleteSessionsBut(db: Queryable, userId: string, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
}

/**
 * The token of the session that a request came with.
 * @throws AppError unauthorized
 */
export async function presentToken(context: Context, requestHeaders: IncomingHttpHeaders): Promise<string> {
  const found = await context.auth.api.getSession({ headers: fromNodeHeaders(requestHeaders) })
  if (!found) throw new AppError('unauthorized')
  return found.session.token
}

/**
 * Makes sure that whoever holds the session knows the password too.
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
 * Deletes one's own account with everything in it, once the password is given.
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
