import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/retention.ts'
import { previewRetention, readRetention } from './retention.service.ts'

/** Adds the routes of how long recordings and notes are kept. The choices themselves are settings. */
export function addRetentionRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getRetention, async () => readRetention(context))
  addCall(app, context.auth, contract.previewRetention, ({ request, query }) =>
    previewRetention(context, signedInUser(request), query),
  )
}
