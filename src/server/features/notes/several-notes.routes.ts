import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import * as contract from '#shared/contract/several-notes.ts'
import * as service from './several-notes.service.ts'

/** Adds the routes that delete and tag several notes at once. */
export function addSeveralNotesRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  addCall(app, auth, contract.deleteNotes, async ({ request, body }) => ({
    ids: await service.deleteNotes(context, actorOf(request), body.ids),
  }))
  addCall(app, auth, contract.addTag, ({ request, body }) => service.addTag(context, actorOf(request), body))
  addCall(app, auth, contract.removeTag, ({ request, body }) => service.removeTag(context, actorOf(request), body))
}
