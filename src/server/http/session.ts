import { isAPIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { databaseAway } from '#server/db/connection-loss.ts'
import type { Queryable } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema.accounts.ts'
import { AppError } from '#server/errors.ts'
import { SUBSCRIPTION_STATUSES } from '#shared/contract/accounts.ts'
import { languageSchema } from '#shared/language-schema.ts'

/** The signed-in person as every feature sees them. */
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

/** A session that is open, and whose. */
export interface OpenSession {
  id: string
  user: SessionUser
}

/** The session of the request's cookie; null when signed out, expired or deactivated. */
export async function findSession(auth: Auth, request: FastifyRequest): Promise<OpenSession | null> {
  if (!request.headers.cookie) return null
  const session = await auth.api.getSession({ headers: fromNodeHeaders(request.headers) }).catch(explainFailure)
  if (!session) return null
  const user = sessionUserSchema.parse(session.user)
  return user.isActive ? { id: session.session.id, user } : null
}

/**
 * All that better-auth does here is ask the database, and it keeps the reason of a failure to its own log; so a failure
 * it has no other word for is a database out of reach.
 */
function explainFailure(error: unknown): never {
  if (isAPIError(error) && error.body?.code === 'FAILED_TO_GET_SESSION' && error.statusCode === 500) {
    throw databaseAway(error)
  }
  throw error
}

/** Whether a session that was open still is, for whatever outlives the request it came with. */
export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date()), eq(users.isActive, true)))
  return rows.length > 0
}

/** The session that the access check of the call has put on the request. */
export function signedIn(request: FastifyRequest): OpenSession {
  if (!request.user || request.sessionId === null) throw new AppError('unauthorized')
  return { id: request.sessionId, user: request.user }
}

/** Its user. */
export function signedInUser(request: FastifyRequest): SessionUser {
  return signedIn(request).user
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    /** Of the user's session; null when signed out. */
    sessionId: string | null
  }
}
