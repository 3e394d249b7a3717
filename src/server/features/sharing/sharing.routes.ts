import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/note-shares.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './sharing.service.ts'

/** Maximum number of invitations by one user in an hour: each sends an email to an address of their choice. */
const INVITATIONS = { max: 100, windowSeconds: 3600 }

/** Adds the routes for sharing notes with people. */
export function addSharingRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context

  addCall(app, auth, contract.shareNote, async ({ request, params, body }) => {
    const user = signedInUser(request)
    await countAttempt(db, { key: `invite:${user.id}`, ...INVITATIONS, hits: body.emails.length })
    const actor = { user, language: pickLanguage(request.headers['accept-language']) }
    return service.shareNote(context, actor, params.id, body)
  })

  addCall(app, auth, contract.listNoteShares, ({ request, params }) =>
    service.listNoteShares(context, signedInUser(request), params.id),
  )

  addCall(app, auth, contract.updateNoteShare, ({ request, params, body }) =>
    service.setPermission(context, signedInUser(request), params.id, body.permission),
  )

  addCall(app, auth, contract.endNoteShare, ({ request, params }) =>
    service.endShare(context, signedInUser(request), params.id),
  )

  addCall(app, auth, contract.listSharedNotes, async ({ request, reply, query }) => {
    const page = await service.listSharedNotes(context, signedInUser(request), query)
    setPageHeaders(reply, contract.listSharedNotes.path, query, page)
    return page.items
  })
}
