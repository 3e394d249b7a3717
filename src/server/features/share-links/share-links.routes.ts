import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { readCookie } from '#server/http/cookies.ts'
import { cutWhenAccessEnds } from '#server/http/cut-answer.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { sendAudio } from '#server/http/send-audio.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/share-links.ts'
import * as service from './share-links.service.ts'
import * as shared from './shared-note.service.ts'
import { UNLOCK_COOKIE } from './unlock-cookie.ts'

/** Maximum number of links created or changed by one user in five minutes. */
const LINK_LIMIT = { max: 60, windowSeconds: 300 }

/** Adds the routes of share links: creating, changing and revoking them, and what they show. */
export function addShareLinkRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context

  addCall(app, auth, contract.createShareLink, async ({ request, params, body }) => {
    const user = signedInUser(request)
    await countAttempt(db, { key: `share-link:${user.id}`, ...LINK_LIMIT })
    return service.createShareLink(context, user, params.id, body)
  })
  addCall(app, auth, contract.updateShareLink, async ({ request, params, body }) => {
    const user = signedInUser(request)
    await countAttempt(db, { key: `share-link:${user.id}`, ...LINK_LIMIT })
    return service.updateShareLink(context, user, params.id, body)
  })
  addCall(app, auth, contract.listShareLinks, ({ request, params }) =>
    service.listShareLinks(context, signedInUser(request), params.id),
  )
  addCall(app, auth, contract.revokeShareLink, ({ request, params }) =>
    service.revokeShareLink(context, signedInUser(request), params.id),
  )

  addCall(app, auth, contract.getSharedNote, ({ request, params }) =>
    shared.openSharedNote(context, { ...visitorOf(request, params.token), browser: browserOf(request) }),
  )
  addCall(app, auth, contract.unlockSharedNote, async ({ request, reply, params, body }) => {
    const visitor = { token: params.token, ip: request.ip }
    const cookie = await shared.unlockSharedNote(context, visitor, body.password)
    if (cookie) reply.header('set-cookie', cookie)
  })
  addCall(app, auth, contract.getSharedAudio, async ({ request, reply, params }) => {
    const find = () => shared.findSharedAudio(context, visitorOf(request, params.token))
    const { noteId, ownerId: userId } = await find()
    cutWhenAccessEnds(context.events, request, reply, {
      userId,
      // The session may have ended because the owner was deactivated.
      mayEnd: (event) =>
        ((event.type === 'note' || event.type === 'deleted') && event.noteId === noteId) || event.type === 'signed_out',
      check: find,
    })
    return sendAudio(context.storage, request, reply, (await find()).audio)
  })
  addCall(app, auth, contract.getSharedPeaks, ({ request, params }) =>
    shared.readSharedPeaks(context, visitorOf(request, params.token)),
  )
}

function browserOf({ ip, headers }: FastifyRequest): shared.Browser {
  return { ip, userAgent: headers['user-agent'] ?? '' }
}

function visitorOf(request: FastifyRequest, token: string): shared.Visitor {
  return { token, cookie: readCookie(request.headers, UNLOCK_COOKIE), userId: request.user?.id ?? null }
}
