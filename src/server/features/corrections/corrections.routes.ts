import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/corrections.ts'
import { deleteCorrection, listCorrections } from './corrections.service.ts'

/** Adds the routes of what was learnt from the user's corrections. */
export function addCorrectionRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.listCorrections, ({ request }) => listCorrections(context, signedInUser(request)))
  addCall(app, context.auth, contract.deleteCorrection, ({ request, params }) =>
    deleteCorrection(context, signedInUser(request), params.id),
  )
}
