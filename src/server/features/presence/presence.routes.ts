import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/presence.ts'
import { announce, leave } from './presence.service.ts'

/** Adds the routes by which pages say that they have a note open. */
export function addPresenceRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.announcePresence, ({ request, params, body }) =>
    announce(context, signedInUser(request), { noteId: params.id, tab: params.tab, editing: body.editing }),
  )
  addCall(app, context.auth, contract.endPresence, ({ request, params }) =>
    leave(context, signedInUser(request), { noteId: params.id, tab: params.tab }),
  )
}
