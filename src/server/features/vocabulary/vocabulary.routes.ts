import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/vocabulary.ts'
import { applyTerm, listTermUses, undoTerm } from './apply-term.service.ts'
import { addTerm, getVocabulary, putVocabulary, removeTerm } from './vocabulary.service.ts'

/** Maximum number of terms that one user may apply in ten minutes. Each reads all of the user's texts in a queue shared by all. */
const APPLYING = { max: 60, windowSeconds: 600 }

/** Adds the routes of the user's names and terms. */
export function addVocabularyRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getVocabulary, ({ request }) => getVocabulary(context, signedInUser(request)))
  addCall(app, context.auth, contract.putVocabulary, ({ request, body }) =>
    putVocabulary(context, signedInUser(request), body),
  )
  addCall(app, context.auth, contract.addTerm, ({ request, body }) =>
    addTerm(context, signedInUser(request), body.term),
  )
  addCall(app, context.auth, contract.removeTerm, ({ request, query }) =>
    removeTerm(context, signedInUser(request), query.term),
  )
  addCall(app, context.auth, contract.listTermUses, ({ request }) => listTermUses(context, signedInUser(request)))
  addCall(app, context.auth, contract.applyTerm, async ({ request, body }) => {
    const user = signedInUser(request)
    await countAttempt(context.db, { key: `term:${user.id}`, ...APPLYING })
    return applyTerm(context, user, body)
  })
  addCall(app, context.auth, contract.undoTerm, ({ request, params }) =>
    undoTerm(context, signedInUser(request), params.id),
  )
}
