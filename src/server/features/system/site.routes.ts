import type { FastifyInstance } from 'fastify'

import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import { getSite } from '#shared/contract/system.ts'

/** Adds the route with what the interface needs to know about this installation. */
export function addSiteRoutes(app: FastifyInstance, context: Context): void {
  const { contactEmail, company, analytics, email } = context.config
  const sendsEmail = email.smtpUrl !== null
  addCall(app, context.auth, getSite, async () => ({ contactEmail, company, sendsEmail, analytics }))
}
