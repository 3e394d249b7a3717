import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#server/db/database.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { PAGE_HEADER } from '#shared/page-header.ts'

/** The calls that change follow-ups or events. Calls that only read are left out. */
const CHANGES_ITEMS = /^\/api\/(?:follow-ups|detected-events|closing-offers)(?:\/|$)/

/** Maximum length, which is longer than any page's own id. */
const MAX_ID_LENGTH = 64

/**
 * Tells a user's other pages and devices when they have changed a follow-up or event. The change itself tells those who
 * share its note.
 */
export function announceItemChanges(app: FastifyInstance, db: Queryable): void {
  app.addHook('onResponse', async (request, reply) => {
    const { user, method, routeOptions } = request
    if (!user || method === 'GET' || reply.statusCode >= 300 || !CHANGES_ITEMS.test(routeOptions.url ?? '')) return
    const origin = String(request.headers[PAGE_HEADER] ?? '').slice(0, MAX_ID_LENGTH)
    await publishToUser(db, { type: 'items', userId: user.id, origin }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'a change of tasks or events could not be announced'),
    )
  })
}
