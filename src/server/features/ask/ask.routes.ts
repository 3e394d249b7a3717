import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import { whenClosed } from '#server/http/when-closed.ts'
import * as contract from '#shared/contract/ask.ts'
import { pickLanguage } from '#shared/languages.ts'
import { askNotes } from './ask.service.ts'

/**
 * Maximum number of questions by one user in five minutes: more than anybody types, and a limit on the cost of a
 * language model.
 */
const LIMIT = { max: 30, windowSeconds: 300 }

/** Adds the route for questions to the notes that a user may read. */
export function addAskRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.askNotes, async ({ request, reply, body }) => {
    const user = signedInUser(request)
    await countAttempt(context.db, { key: `ask:${user.id}`, ...LIMIT })
    // Stop when the client leaves: nobody reads the answer, and the language model costs money.
    const leaving = new AbortController()
    whenClosed(reply.raw, () => leaving.abort())
    const language = pickLanguage(request.headers['accept-language'])
    return askNotes(context, user, { ...body, language }, leaving.signal)
  })
}
