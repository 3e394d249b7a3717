import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/follow-ups.ts'
import { assignFollowUp } from './assign.service.ts'
import * as service from './follow-ups.service.ts'
import { reviewFollowUp } from './review-follow-up.service.ts'

/** Adds the routes for listing, adding, changing, completing, assigning, reviewing, deleting and restoring follow-ups. */
export function addFollowUpRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  addCall(app, auth, contract.listFollowUps, async ({ request, reply, query }) => {
    const page = await service.listFollowUps(context, signedInUser(request), query)
    setPageHeaders(reply, contract.listFollowUps.path, query, page)
    return page.followUps
  })
  addCall(app, auth, contract.countFollowUps, ({ request, query }) =>
    service.countFollowUps(context, signedInUser(request), query),
  )
  addCall(app, auth, contract.createFollowUp, ({ request, body }) =>
    service.createFollowUp(context, signedInUser(request), body),
  )
  addCall(app, auth, contract.updateFollowUp, ({ request, params, body }) =>
    service.updateFollowUp(context, actorOf(request), params.id, body),
  )
  addCall(app, auth, contract.assignFollowUp, ({ request, params, body }) =>
    assignFollowUp(context, actorOf(request), params.id, body),
  )
  addCall(app, auth, contract.deleteFollowUp, ({ request, params, query }) =>
    service.deleteFollowUp(context, signedInUser(request), params.id, query.mistake),
  )
  addCall(app, auth, contract.reviewFollowUp, ({ request, params, body }) =>
    reviewFollowUp(context, signedInUser(request), params.id, body),
  )
  addCall(app, auth, contract.restoreFollowUp, ({ request, params }) =>
    service.restoreFollowUp(context, signedInUser(request), params.id),
  )
}
