import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/accounts.ts'
import { presentUser } from './accounts.present.ts'
import { signOut } from './accounts.service.ts'
import { countPasswordGuess } from './count-password-guess.ts'
import * as emailChange from './email-change.service.ts'
import * as service from './own-account.service.ts'
import { passCookies } from './pass-cookies.ts'

/** Adds the routes for managing one's own account. */
export function addOwnAccountRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context
  addCall(app, auth, contract.updateAccount, async ({ request, body }) =>
    presentUser(await service.updateAccount(context, signedInUser(request), body)),
  )
  addCall(app, auth, contract.changePassword, async ({ request, reply, body }) => {
    await countPasswordGuess(db, signedInUser(request).id)
    passCookies(await service.changePassword(context, body, request), reply)
  })
  addEmailChangeCalls(app, context)
  addCall(app, auth, contract.listAccountSessions, ({ request }) =>
    service.listSessions(context, signedInUser(request), request.headers),
  )
  addCall(app, auth, contract.endOtherSessions, ({ request }) =>
    service.endOtherSessions(context, signedInUser(request), request.headers),
  )
  addCall(app, auth, contract.deleteOwnAccount, async ({ request, reply, body }) => {
    const user = signedInUser(request)
    await countPasswordGuess(db, user.id)
    await service.deleteOwnAccount(context, user, body.password, request.headers)
    passCookies(await signOut(context, request.headers), reply)
  })
}

/** Maximum number of links to a new address that one user may try in ten minutes. */
const LINKS = { max: 30, windowSeconds: 600 }

function addEmailChangeCalls(app: FastifyInstance, context: Context): void {
  const { auth, db } = context
  addCall(app, auth, contract.readEmailChange, ({ request }) =>
    emailChange.readEmailChange(context, signedInUser(request).id),
  )
  addCall(app, auth, contract.requestEmailChange, async ({ request, body }) => {
    const user = signedInUser(request)
    await countPasswordGuess(db, user.id)
    return emailChange.requestEmailChange(context, user, body, request.headers)
  })
  addCall(app, auth, contract.cancelEmailChange, ({ request }) =>
    emailChange.cancelEmailChange(context, signedInUser(request).id),
  )
  addCall(app, auth, contract.confirmEmailChange, async ({ request, body }) => {
    const user = signedInUser(request)
    await countAttempt(db, { key: `email-link:${user.id}`, ...LINKS })
    await emailChange.confirmEmailChange(context, user.id, body.token)
  })
}
