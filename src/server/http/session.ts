import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
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

/** The user of the request's session cookie; null when signed out, expired or deactivated. */
export async function findSessionUser(auth: Auth, request: FastifyRequest): Promise<SessionUser | null> {
  if (!request.headers.cookie) return null
  const session = await auth.api.getSession({ headers: fromNodeHeaders(request.headers) })
  if (!session) return null
  const user = sessionUserSchema.parse(session.user)
  return user.isActive ? user : null
}

/** The user that the access check of the call has put on the request. */
export function signedInUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw new AppError('unauthorized')
  return request.user
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}
