import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import * as contract from '#shared/contract/speakers.ts'
import { countEngineUse } from './count-engine-use.ts'
import * as service from './speakers.service.ts'

/** Adds the routes that tell the speakers of a note apart, and name and correct them. */
export function addSpeakerRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context

  addCall(app, auth, contract.tellSpeakers, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'transcribe')
    return service.tellSpeakers(context, actor, params.id, body.count)
  })

  addCall(app, auth, contract.nameSpeaker, ({ request, params, body }) =>
    service.nameSpeaker(context, actorOf(request), params.id, { ...body, number: params.number }),
  )

  addCall(app, auth, contract.mergeSpeakers, ({ request, params, body }) =>
    service.mergeSpeakers(context, actorOf(request), params.id, { number: params.number, into: body.into }),
  )

  addCall(app, auth, contract.setSentenceSpeaker, ({ request, params, body }) =>
    service.setSentenceSpeaker(context, actorOf(request), params.id, body),
  )
}
