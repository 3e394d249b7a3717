import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** What better-auth is refused with when a password alone would open a session that needs a code as well. */
export const SECOND_STEP_NEEDED = 'SECOND_STEP_NEEDED'

/** The address under which better-auth checks a password to sign in. */
const BY_PASSWORD = '/sign-in/email'

/** Adds to better-auth the way to open a session for a user who has shown both password and code. */
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
 * Keeps a right password alone from opening a session where a code is needed as well: before the session is written, so
 * that there is none for even a moment.
 */
export function refusePasswordAlone(needsCode: (userId: string) => Promise<boolean>) {
  return async (session: { userId: string }, ctx: { path?: string } | null): Promise<void> => {
    if (ctx?.path === BY_PASSWORD && (await needsCode(session.userId))) {
      throw new APIError('UNAUTHORIZED', { code: SECOND_STEP_NEEDED })
    }
  }
}
