import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import * as contract from '#shared/contract/accounts.ts'
import { presentUser } from './accounts.present.ts'
import { registerUser, signIn, signOut } from './accounts.service.ts'

const SIGN_IN_WINDOW_SECONDS = 600
/** A whole office may come from one address. */
const PEOPLE_PER_ADDRESS = 10

/** Registration, sign-in, sign-out and the present user. */
export function addAccountRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db, config } = context
  const limitSignIns = {
    onRequest: async (request: { ip: string }) =>
      countAttempt(db, {
        key: `sign-in:${request.ip}`,
        max: config.rateLimits.signIn * PEOPLE_PER_ADDRESS,
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
      // For the pair, so that nobody can lock another out of their account from elsewhere.
      await countAttempt(db, {
        key: `sign-in:${request.ip}:${body.email.toLowerCase()}`,
        max: config.rateLimits.signIn,
        windowSeconds: SIGN_IN_WINDOW_SECONDS,
      })
      const { user, headers } = await signIn(context, body, request.headers)
      passCookies(headers, reply)
      return presentUser(user)
    },
    limitSignIns,
  )

  addCall(
    app,
    auth,
    contract.register,
    async ({ body, request, reply }) => {
      const { user, headers } = await registerUser(context, body, request.headers)
      passCookies(headers, reply)
      return presentUser(user)
    },
    limitSignIns,
  )

  addCall(app, auth, contract.logout, async ({ request, reply }) => {
    passCookies(await signOut(context, request.headers), reply)
  })
}

function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
