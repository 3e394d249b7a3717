import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { readLiveText } from '#server/features/live-text/live-text.service.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import * as contract from '#shared/contract/uploads.ts'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'
import { PIECE_TYPE, TUS_VERSION } from '#shared/upload-protocol.ts'
import { finishUpload } from './finish-upload.service.ts'
import { receivePiece } from './receive-piece.ts'
import { CAPABILITIES, readChecksum, requireTusVersion } from './tus-headers.ts'
import type { UploadRow } from './uploads.queries.ts'
import * as service from './uploads.service.ts'

/** A recorder sends a piece every few seconds, and several recordings may be catching up. */
const PIECES_PER_UPLOAD = 10

/** The maximum size of the captions, in UTF-8 and escaped, and of the rest of the body. */
const MAX_FINISH_BYTES = 6 * MAX_CAPTIONS_LENGTH + 4096

/** Adds the routes for uploads in pieces. */
export function addUploadRoutes(app: FastifyInstance, context: Context): void {
  const { auth, config, db } = context
  // The parser and the header apply to these routes only.
  app.register(async (routes) => {
    routes.addContentTypeParser(PIECE_TYPE, (_request, payload, done) => done(null, payload))
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', TUS_VERSION)
    })
    const tus = { onRequest: requireTusVersion }

    addCall(routes, auth, contract.describeUploads, async ({ reply }) => {
      reply.headers(CAPABILITIES)
    })

    addCall(
      routes,
      auth,
      contract.createUpload,
      async ({ request, reply, headers }) => {
        const actor = actorOf(request)
        await countAttempt(db, { key: `upload:${actor.user.id}`, max: config.rateLimits.uploads, windowSeconds: 60 })
        const { 'upload-length': length, 'upload-defer-length': isDeferred, 'upload-metadata': metadata = '' } = headers
        // The protocol requires exactly one of the two.
        if ((length === undefined) === (isDeferred === undefined)) throw new AppError('bad_request')
        const created = await service.createUpload(context, actor, { length: length ?? null, metadata })
        if (!created.upload) {
          reply.status(200).header('upload-note', created.noteId)
          return
        }
        if (!created.isNew) reply.status(200)
        reply.header('location', `${contract.createUpload.path}/${created.upload.id}`)
        describe(reply, created.upload)
      },
      tus,
    )

    addCall(
      routes,
      auth,
      contract.findUpload,
      async ({ request, reply, params }) => {
        const upload = await service.requireUpload(context, actorOf(request), params.id)
        describe(reply, upload)
        if (upload.metadata !== '') reply.header('upload-metadata', upload.metadata)
      },
      tus,
    )

    addCall(
      routes,
      auth,
      contract.sendPiece,
      async ({ request, reply, params, headers, body }) => {
        const actor = actorOf(request)
        const max = config.rateLimits.uploads * PIECES_PER_UPLOAD
        await countAttempt(db, { key: `piece:${actor.user.id}`, max, windowSeconds: 60 })
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
        if (type !== PIECE_TYPE) throw new AppError('bad_request')
        const upload = await service.requireUpload(context, actor, params.id)
        const { offset } = await receivePiece(context, upload, {
          offset: headers['upload-offset'],
          uploadLength: headers['upload-length'] ?? null,
          checksum: readChecksum(headers['upload-checksum']),
          contentLength: Number(request.headers['content-length'] ?? 0),
          body: (body as Readable | undefined) ?? null,
        }).catch(async (error: unknown) => {
          // A client continues from there without asking.
          if (error instanceof AppError) reply.header('upload-offset', await service.findOffset(db, upload.id))
          throw error
        })
        reply.header('upload-offset', offset)
      },
      tus,
    )

    addCall(
      routes,
      auth,
      contract.finishUpload,
      async ({ request, reply, params, body }) => {
        const actor = actorOf(request)
        await countAttempt(db, { key: `finish:${actor.user.id}`, max: config.rateLimits.uploads, windowSeconds: 60 })
        const { note, receipt, repeated } = await finishUpload(context, actor, params.id, body)
        if (repeated) reply.status(200)
        return { note, receipt }
      },
      { bodyLimit: MAX_FINISH_BYTES },
    )

    addCall(routes, auth, contract.readLiveText, async ({ request, params }) => ({
      segments: await readLiveText(context, actorOf(request).user.id, params.recording),
    }))

    addCall(
      routes,
      auth,
      contract.discardUpload,
      ({ request, params }) => service.discardUpload(context, actorOf(request), params.id),
      tus,
    )
  })
}

/** Sets the headers that show how far an upload is. */
function describe(reply: FastifyReply, upload: UploadRow): void {
  reply.header('upload-offset', upload.offset)
  if (upload.length === null) reply.header('upload-defer-length', '1')
  else reply.header('upload-length', upload.length)
  if (upload.noteId !== null) reply.header('upload-note', upload.noteId)
}
