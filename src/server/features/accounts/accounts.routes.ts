import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { addCall } from '#server/http/add-call.ts'
import { limitGuesses } from '#server/http/limit-guesses.ts'
import { networkOf } from '#server/http/network-of.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/accounts.ts'
import { signInWithCode as signInWithCodeCall } from '#shared/contract/two-factor.ts'
import { presentUser } from './accounts.present.ts'
import { EMAIL_LIMIT, registerUser, requestReset, signIn, signInTarget, signOut } from './accounts.service.ts'
import { passCookies } from './pass-cookies.ts'
import { clearPendingCookie } from './pending-sign-in.ts'
import { resetPassword } from './reset-password.service.ts'
import { beginSecondStep, signInWithCode } from './second-step.service.ts'
import { resendVerification, verifyEmail } from './verify-email.service.ts'

const SIGN_IN_WINDOW_SECONDS = 600
/** A whole office may share one address. */
const PEOPLE_PER_NETWORK = 10

/** Adds the routes for registration, sign-in, sign-out and the current user. */
export function addAccountRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db, config } = context
  const limitSignIns = {
    onRequest: async (request: { ip: string }) =>
      countAttempt(db, {
        key: `sign-in:${networkOf(request.ip)}`,
        max: config.rateLimits.signIn * PEOPLE_PER_NETWORK,
        windowSeconds: SIGN_IN_WINDOW_SECONDS,
      }),
  }

  for (const call of [contract.getUser, contract.getAuthUser]) {
    addCall(app, auth, call, async ({ request }) => (request.user ? presentUser(request.user) : null))
  }

  addCall(
    app,
    auth,
    contract.login,
    async ({ body, request, reply }) => {
      const answer = await limitGuesses(
        context,
        {
          target: signInTarget(body.email),
          ip: request.ip,
          max: config.rateLimits.signIn,
          wrong: 'invalid_credentials',
        },
        () => signIn(context, body, request),
      )
      if ('userId' in answer) {
        reply.header('set-cookie', await beginSecondStep(context, answer.userId))
        throw new AppError('two_factor_required')
      }
      passCookies(answer.headers, reply)
      return presentUser(answer.user)
    },
    limitSignIns,
  )

  addCall(
    app,
    auth,
    signInWithCodeCall,
    async ({ body, request, reply }) => {
      const { user, headers } = await signInWithCode(context, body.code, request)
      passCookies(headers, reply)
      reply.header('set-cookie', clearPendingCookie(config.publicUrl))
      return presentUser(user)
    },
    limitSignIns,
  )

  addCall(
    app,
    auth,
    contract.register,
    async ({ body, request, reply }) => {
      const { user, headers } = await registerUser(context, body, request)
      passCookies(headers, reply)
      return presentUser(user)
    },
    limitSignIns,
  )

  addEmailCalls(app, context)

  addCall(app, auth, contract.logout, async ({ request, reply }) => {
    passCookies(await signOut(context, request.headers), reply)
  })
}

/** Maximum number of links tried from one network in ten minutes. */
const LINKS = { max: 30, windowSeconds: 600 }

/** Adds the calls that use email: resetting a password and verifying an address. */
function addEmailCalls(app: FastifyInstance, context: Context): void {
  const { auth, db } = context
  addCall(app, auth, contract.requestReset, async ({ request, body }) => {
    await countAttempt(db, { key: `reset-from:${networkOf(request.ip)}`, ...LINKS })
    await countAttempt(db, { key: `mail:${body.email.toLowerCase()}`, ...EMAIL_LIMIT })
    await requestReset(context, body.email)
  })
  addCall(app, auth, contract.resetPassword, async ({ request, body }) => {
    await countAttempt(db, { key: `link:${networkOf(request.ip)}`, ...LINKS })
    return resetPassword(context, body)
  })
  addCall(app, auth, contract.resendVerification, async ({ request }) => {
    const user = signedInUser(request)
    await countAttempt(db, { key: `mail:${user.email}`, ...EMAIL_LIMIT })
    await resendVerification(context, user)
  })
  addCall(app, auth, contract.verifyEmail, async ({ request, body }) => {
    await countAttempt(db, { key: `link:${networkOf(request.ip)}`, ...LINKS })
    await verifyEmail(context, signedInUser(request).id, body.token)
  })
}
