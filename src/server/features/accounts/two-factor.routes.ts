import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/two-factor.ts'
import { countPasswordGuess } from './count-password-guess.ts'
import { checkPassword, presentToken } from './own-account.service.ts'
import * as service from './two-factor.service.ts'

/** Adds the routes for setting up two-factor sign-in. */
export function addTwoFactorRoutes(app: FastifyInstance, context: Context): void {
  const { auth, db } = context
  /** Returns the signed-in user after checking their password. */
  const confirmedUser = async (request: FastifyRequest, password: string) => {
    const user = signedInUser(request)
    await countPasswordGuess(db, user.id)
    await checkPassword(context, password, request.headers)
    return user
  }

  addCall(app, auth, contract.readTwoFactor, ({ request }) => service.readTwoFactor(context, signedInUser(request).id))
  addCall(app, auth, contract.beginTwoFactor, async ({ request, body }) =>
    service.beginTwoFactor(context, await confirmedUser(request, body.password)),
  )
  addCall(app, auth, contract.confirmTwoFactor, async ({ request, body }) => {
    const kept = body.endOtherSessions ? await presentToken(context, request.headers) : null
    return { backupCodes: await service.confirmTwoFactor(context, signedInUser(request).id, body.code, kept) }
  })
  addCall(app, auth, contract.renewBackupCodes, async ({ request, body }) => ({
    backupCodes: await service.renewBackupCodes(context, (await confirmedUser(request, body.password)).id),
  }))
  addCall(app, auth, contract.endTwoFactor, async ({ request, body }) => {
    const user = await confirmedUser(request, body.password)
    await service.endTwoFactor(context, user.id, body.code)
  })
}
