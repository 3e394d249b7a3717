import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/settings.ts'
import { getSettings, updateSettings } from './settings.service.ts'

/** Adds the routes of the user's settings. */
export function addSettingsRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.getSettings, ({ request }) => getSettings(context, signedInUser(request)))
  addCall(app, context.auth, contract.updateSettings, ({ request, body }) =>
    updateSettings(context, signedInUser(request), body),
  )
}
