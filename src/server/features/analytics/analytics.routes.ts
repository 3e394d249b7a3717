import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/analytics.ts'
import { readAnalytics } from './analytics.service.ts'

/** Adds the route of the figures behind the charts. */
export function addAnalyticsRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getAnalytics, ({ request, query }) =>
    readAnalytics(context, signedInUser(request), query.timezone),
  )
}
