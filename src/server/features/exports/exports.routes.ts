import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#server/context.ts'
import { attachment } from '#server/exports/file-title.ts'
import { DocumentWriter } from '#server/exports/write-document.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { signedInUser } from '#server/http/session.ts'
import { whenClosed } from '#server/http/when-closed.ts'
import * as contract from '#shared/contract/exports.ts'
import { exportNotes } from '#shared/contract/several-notes.ts'
import { pickLanguage } from '#shared/languages.ts'
import { exportSeveral } from './export-several.service.ts'
import * as service from './exports.service.ts'

const TYPES: Record<contract.ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/**
 * Maximum number of PDFs by one user in five minutes, and of Word files: more than anybody reads, and a limit on
 * processor time.
 */
const WRITING_LIMIT = { max: 30, windowSeconds: 300 }

/** Maximum number of zip files by one user in five minutes; each may contain a Word file of a hundred notes. */
const ZIP_LIMIT = { max: 10, windowSeconds: 300 }

/** Adds the routes that export notes as files. */
export function addExportRoutes(app: FastifyInstance, context: Context): void {
  const writer = new DocumentWriter()
  addCall(app, context.auth, contract.exportNote, async ({ request, reply, params, query }) => {
    const language = query.language ?? pickLanguage(request.headers['accept-language'])
    const user = signedInUser(request)
    if (query.format === 'docx') await countAttempt(context.db, { key: `docx:${user.id}`, ...WRITING_LIMIT })
    const input = { noteId: params.id, ...query, signal: untilLeft(reply) }
    const { name, content } = await service.exportNote(context, writer, { user, language }, input)
    return reply
      .type(TYPES[query.format])
      .header('content-disposition', attachment(name))
      .send(typeof content === 'string' ? content : Buffer.from(content))
  })
  addCall(app, context.auth, contract.exportPdf, async ({ request, reply, params, body }) => {
    const user = signedInUser(request)
    await countAttempt(context.db, { key: `pdf:${user.id}`, ...WRITING_LIMIT })
    const language = body?.language ?? pickLanguage(request.headers['accept-language'])
    const input = { noteId: params.id, sections: body?.sections, signal: untilLeft(reply) }
    const file = await service.exportPdf(context, writer, { user, language }, input)
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(file.name))
      .send(Buffer.from(file.content))
  })
  addCall(app, context.auth, exportNotes, async ({ request, reply, body }) => {
    const user = signedInUser(request)
    await countAttempt(context.db, { key: `notes-zip:${user.id}`, ...ZIP_LIMIT })
    const language = body.language ?? pickLanguage(request.headers['accept-language'])
    const zip = await exportSeveral(context, writer, { user, language }, { ...body, signal: untilLeft(reply) })
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .type('application/zip')
      .header('content-disposition', attachment(`dictum-notes-${day}.zip`))
      .send(zip)
  })
}

/** Returns a signal that aborts when the client leaves, so that nothing is written for nobody. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  whenClosed(reply.raw, () => leaving.abort())
  return leaving.signal
}
