import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/payments.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './payments.service.ts'

/** Maximum number of calls by one user per minute that are passed on to the provider. */
const CALLS_A_MINUTE = 30

/** Adds the routes of the plan, its subscription and the payment provider's webhook. */
export function addPaymentRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context
  const limited = {
    onRequest: async (request: FastifyRequest) =>
      countAttempt(db, { key: `payments:${signedInUser(request).id}`, max: CALLS_A_MINUTE, windowSeconds: 60 }),
  }
  const idOf = (request: FastifyRequest) => signedInUser(request).id

  addCall(app, auth, contract.getPlan, ({ request }) => service.getPlan(context, idOf(request)))
  addCall(
    app,
    auth,
    contract.startCheckout,
    ({ request }) => service.startCheckout(context, signedInUser(request)),
    limited,
  )
  addCall(
    app,
    auth,
    contract.checkPaymentStatus,
    ({ request }) => service.checkPayment(context, idOf(request)),
    limited,
  )
  addCall(
    app,
    auth,
    contract.cancelSubscription,
    ({ request }) =>
      service.cancelSubscription(context, idOf(request), pickLanguage(request.headers['accept-language'])),
    limited,
  )
  addCall(
    app,
    auth,
    contract.resumeSubscription,
    ({ request }) => service.resumeSubscription(context, idOf(request)),
    limited,
  )
  addCall(app, auth, contract.openPortal, ({ request }) => service.openPortal(context, idOf(request)), limited)
  addCall(
    app,
    auth,
    contract.paySandbox,
    ({ request, params, body }) => service.paySandbox(context, idOf(request), params.id, body.card),
    limited,
  )
  app.register(async (scope) => addWebhook(scope, context))
}

/** The signature covers the raw bytes, so nothing may parse the body first. */
function addWebhook(scope: FastifyInstance, context: Context): void {
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  addCall(scope, context.auth, contract.receiveEvent, async ({ request }) => {
    const signature = request.headers['stripe-signature']
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new AppError('bad_request')
    await service.receiveEvent(context, request.body, signature)
  })
}
