import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/closing-offers.ts'
import { answerClosingOffer, listClosingOffers } from './closing-offers.service.ts'

/** Adds the routes for listing and answering offers to close follow-ups. */
export function addClosingOfferRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  addCall(app, auth, contract.listClosingOffers, ({ request }) => listClosingOffers(context, signedInUser(request)))
  addCall(app, auth, contract.answerClosingOffer, ({ request, params, body }) =>
    answerClosingOffer(context, signedInUser(request), params.id, body.state),
  )
}
