import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { attachment } from '#server/exports/file-title.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/data-export.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './data-export.service.ts'

/** Adds the routes of the data export. */
export function addDataExportRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.measureData, ({ request }) => service.measureData(context, signedInUser(request)))
  addCall(app, context.auth, contract.exportData, async ({ request, reply, query }) => {
    const user = signedInUser(request)
    const language = query.language ?? user.language ?? pickLanguage(request.headers['accept-language'])
    const zip = await service.exportData(context, { user, language })
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .type('application/zip')
      .header('content-disposition', attachment(`dictum-${day}.zip`))
      .send(zip)
  })
}
