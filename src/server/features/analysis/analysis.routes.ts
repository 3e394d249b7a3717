import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/analysis.ts'
import { getAnalysis } from './analysis.service.ts'
import { listReviewItems } from './review-items.service.ts'

/** Adds the routes of a note's analysis and of what all notes ask. */
export function addAnalysisRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getAnalysis, ({ request, params }) =>
    getAnalysis(context, signedInUser(request), params.id),
  )
  addCall(app, context.auth, contract.listReviewItems, ({ request, query }) =>
    listReviewItems(context, signedInUser(request), query),
  )
}
