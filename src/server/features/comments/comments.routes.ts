import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/comments.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as lists from './comments.service.ts'
import * as service from './write-comments.service.ts'

/** Maximum number of comments that one user may write or edit in a minute. */
const WRITING = { max: 30, windowSeconds: 60 }

/** Adds the routes for comments on notes. */
export function addCommentRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context

  /** Returns who writes, after counting it. */
  async function countWriting(request: FastifyRequest) {
    const user = signedInUser(request)
    await countAttempt(db, { key: `comment:${user.id}`, ...WRITING })
    return { user, language: pickLanguage(request.headers['accept-language']) }
  }

  addCall(app, auth, contract.listComments, async ({ request, reply, params, query }) => {
    const page = await lists.listComments(context, signedInUser(request), params.id, query)
    setPageHeaders(reply, contract.listComments.path.replace(':id', params.id), query, page)
    return page.items
  })

  addCall(app, auth, contract.getCommentSummary, ({ request, params }) =>
    lists.summarise(context, signedInUser(request), params.id),
  )

  addCall(app, auth, contract.listParticipants, ({ request, params }) =>
    lists.listParticipants(context, signedInUser(request), params.id),
  )

  addCall(app, auth, contract.markCommentsRead, ({ request, params, body }) =>
    lists.markRead(context, signedInUser(request), params.id, body.ids),
  )

  addCall(app, auth, contract.startThread, async ({ request, params, body }) =>
    service.startThread(context, await countWriting(request), params.id, body),
  )

  addCall(app, auth, contract.replyToComment, async ({ request, params, body }) =>
    service.reply(context, await countWriting(request), params.id, body.text),
  )

  addCall(app, auth, contract.editComment, async ({ request, params, body }) =>
    service.editComment(context, await countWriting(request), params.id, body.text),
  )

  addCall(app, auth, contract.resolveThread, ({ request, params, body }) =>
    service.setResolved(context, signedInUser(request), params.id, body.resolved),
  )

  addCall(app, auth, contract.deleteComment, ({ request, params }) =>
    service.deleteComment(context, signedInUser(request), params.id),
  )
}
