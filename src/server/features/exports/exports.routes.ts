import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { attachment } from '#server/exports/file-title.ts'
import { addCall } from '#server/http/add-call.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/exports.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './exports.service.ts'

const TYPES: Record<contract.ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Notes as files. */
export function addExportRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, contract.exportNote, async ({ request, reply, params, query }) => {
    const language = query.language ?? pickLanguage(request.headers['accept-language'])
    const asker = { user: signedInUser(request), language }
    const file = await service.exportNote(context, asker, params.id, query.format)
    return reply.type(TYPES[query.format]).header('content-disposition', attachment(file.name)).send(file.content)
  })
}
