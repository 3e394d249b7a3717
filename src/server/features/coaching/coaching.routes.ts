import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/coaching.ts'
import { pickLanguage } from '#shared/languages.ts'
import { getCoachingInsights } from './coaching.service.ts'

/** What a user's own notes show of how they work; nobody else is told. */
export function addCoachingRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getCoachingInsights, ({ request }) =>
    getCoachingInsights(context, signedInUser(request), pickLanguage(request.headers['accept-language'])),
  )
}
