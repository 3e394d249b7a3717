import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/calendar-feed.ts'
import * as service from './calendar-feed.service.ts'

const TYPE = 'text/calendar; charset=utf-8'

/** Calendars poll often, and all in the same minute; they may use their cached copy for this long. */
const FEED_AGE_SECONDS = 300

/** Adds the routes of calendar files for single events and of the private feed. */
export function addCalendarFeedRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  addCall(app, auth, contract.getEventFile, async ({ request, reply, params }) => {
    const actor = actorOf(request)
    const file = await service.writeEventFile(context, actor, params.id)
    // Inline instead of a download: an iPhone then offers to add the event.
    return reply.type(TYPE).header('content-disposition', 'inline; filename="event.ics"').send(file)
  })
  addCall(app, auth, contract.getCalendarFeed, ({ request }) => service.getFeed(context, signedInUser(request)))
  addCall(app, auth, contract.resetCalendarFeed, ({ request }) => service.resetFeed(context, signedInUser(request)))
  addCall(app, auth, contract.readCalendarFeed, async ({ request, reply, params }) => {
    const file = await service.writeFeed(context, params.file.replace(/\.ics$/, ''))
    return sendUnlessKnown(request, reply, file)
  })
}

/** Sends the file unless the calendar already has the current version. */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
  reply
    .header('etag', tag)
    .header('cache-control', `private, max-age=${FEED_AGE_SECONDS}`)
    .header('x-robots-tag', 'noindex')
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type(TYPE).send(file)
}
