import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/stats.ts'
import { readStats } from './stats.service.ts'

/** Adds the route of the dashboard's figures. */
export function addStatsRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getDashboardStats, ({ request, query }) =>
    readStats(context, signedInUser(request), query.timezone),
  )
}
