import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/coaching.ts'
import { pickLanguage } from '#shared/languages.ts'
import { getCoachingInsights } from './coaching.service.ts'

/** Adds the route of the user's own coaching insights, which nobody else can see. */
export function addCoachingRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getCoachingInsights, ({ request }) =>
    getCoachingInsights(context, signedInUser(request), pickLanguage(request.headers['accept-language'])),
  )
}
