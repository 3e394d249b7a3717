import { isAPIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { databaseAway } from '#server/db/connection-loss.ts'
import type { Queryable } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { AppError } from '#server/errors.ts'
import { passCookies } from '#server/features/accounts/pass-cookies.ts'
import { SUBSCRIPTION_STATUSES } from '#shared/contract/accounts.ts'
import { languageSchema } from '#shared/language-schema.ts'

/** The signed-in user as every feature sees them. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isPremium: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  image: z.string().nullish(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  language: languageSchema.nullish(),
  createdAt: z.date(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** An open session and its user. */
export interface OpenSession {
  id: string
  user: SessionUser
}

/**
 * Returns the session of the request's cookie; null if signed out, expired or deactivated. A session that is extended gets a
 * new cookie, so that the browser keeps it as long.
 */
export async function findSession(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenSession | null> {
  if (!request.headers.cookie) return null
  const open = await auth.readSession(request.headers.cookie)
  if (open) return open.user.isActive ? open : null
  const asked = { headers: fromNodeHeaders(request.headers), returnHeaders: true } as const
  const { response: session, headers } = await auth.api.getSession(asked).catch(explainFailure)
  if (!session) return null
  passCookies(headers, reply)
  const user = sessionUserSchema.parse(session.user)
  return user.isActive ? { id: session.session.id, user } : null
}

/**
 * Translates a failure of better-auth, which logs the reason itself. It only queries the database here, so a failure
 * without a more specific code means that the database is unreachable.
 */
function explainFailure(error: unknown): never {
  if (isAPIError(error) && error.body?.code === 'FAILED_TO_GET_SESSION' && error.statusCode === 500) {
    throw databaseAway(error)
  }
  throw error
}

/** Returns whether a session is still open, for code that outlives the request with which the session came. */
export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  return (await listOpenSessions(db, [id])).has(id)
}

/** Returns which of the sessions are still open. */
export async function listOpenSessions(db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.id} = any(${sql.param(ids)})`, gt(sessions.expiresAt, new Date()), eq(users.isActive, true)),
    )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Requires that a session is still open.
 * @throws AppError unauthorized
 */
export async function requireOpenSession(db: Queryable, id: string): Promise<void> {
  if (!(await isSessionOpen(db, id))) throw new AppError('unauthorized')
}

/** Returns the session that the call's access check has attached to the request. */
export function signedIn(request: FastifyRequest): OpenSession {
  if (!request.user || request.sessionId === null) throw new AppError('unauthorized')
  return { id: request.sessionId, user: request.user }
}

export function signedInUser(request: FastifyRequest): SessionUser {
  return signedIn(request).user
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    /** The id of the user's session; null when signed out. */
    sessionId: string | null
  }
}
