import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/detected-events.ts'
import * as service from './detected-events.service.ts'
import { reviewEvent } from './review-event.service.ts'

/** Adds the routes for listing, adding, changing, reviewing, deleting and restoring detected events. */
export function addDetectedEventRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  addCall(app, auth, contract.listDetectedEvents, async ({ request, reply, query }) => {
    const page = await service.listEvents(context, signedInUser(request), query)
    setPageHeaders(reply, contract.listDetectedEvents.path, query, page)
    return page.events
  })
  addCall(app, auth, contract.updateDetectedEvent, ({ request, params, body }) =>
    service.updateEvent(context, signedInUser(request), params.id, body),
  )
  addCall(app, auth, contract.deleteDetectedEvent, ({ request, params, query }) =>
    service.deleteEvent(context, signedInUser(request), params.id, query.mistake),
  )
  addCall(app, auth, contract.reviewDetectedEvent, ({ request, params, body }) =>
    reviewEvent(context, signedInUser(request), params.id, body),
  )
  addCall(app, auth, contract.restoreDetectedEvent, ({ request, params }) =>
    service.restoreEvent(context, signedInUser(request), params.id),
  )
}
