import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** The code of the error that better-auth gets if a password alone would open a session that also needs a code. */
export const SECOND_STEP_NEEDED = 'SECOND_STEP_NEEDED'

/** better-auth's path for signing in with a password. */
const BY_PASSWORD = '/sign-in/email'

/** Returns a plugin for better-auth that opens a session for a user who has given both password and code. */
export function openSessionPlugin() {
  return {
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('NOT_FOUND')
          const session = await internalAdapter.createSession(user.id, false)
          await setSessionCookie(ctx, { session, user })
          return { userId: user.id }
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/**
 * Prevents a right password alone from opening a session if a code is also needed. Runs before the session is written,
 * so that it never exists even for a moment.
 */
export function refusePasswordAlone(needsCode: (userId: string) => Promise<boolean>) {
  return async (session: { userId: string }, ctx: { path?: string } | null): Promise<void> => {
    if (ctx?.path === BY_PASSWORD && (await needsCode(session.userId))) {
      throw new APIError('UNAUTHORIZED', { code: SECOND_STEP_NEEDED })
    }
  }
}
