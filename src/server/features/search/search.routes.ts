import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/search.ts'
import { searchNotes } from './search.service.ts'

/** Adds the route of the full-text search in the notes that a user may read. */
export function addSearchRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.searchNotes, async ({ request, reply, query }) => {
    const { nextCursor, ...answer } = await searchNotes(context, signedInUser(request), query)
    if (nextCursor !== null) {
      const { q, limit, exact } = query
      const next = new URLSearchParams({ q, limit: String(limit), exact: String(exact), cursor: nextCursor })
      reply.header('link', `<${contract.searchNotes.path}?${next}>; rel="next"`)
    }
    return answer
  })
}
