import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesIn } from '#server/languages/messages.ts'
import type { ErrorBody } from '#shared/contract/error.ts'
import { ERRORS, type ErrorCode } from '#shared/errors/codes.ts'
import { DEFAULT_LANGUAGE, type Language, pickLanguage } from '#shared/languages.ts'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request, even if it is the first on a new connection. */
  headersMs: number
  /** For all of an ordinary body. */
  bodyMs: number
  /** For the next kibibyte of an upload. An upload that keeps moving may take any time. */
  uploadPauseMs: number
}

export const TIMEOUTS: Timeouts = { headersMs: 20_000, bodyMs: 60_000, uploadPauseMs: 30_000 }

/** The types of bodies that hold audio. */
const UPLOAD_TYPES = ['multipart/', PIECE_TYPE]

/** A limit per byte would let a client that sends one byte at a time hold a connection for ever. */
const LEAST_PROGRESS_BYTES = 1024

/**
 * Closes connections whose request stops arriving. Node's own limit applies to a whole request, which long recordings
 * over slow lines would exceed.
 */
export function closeStalledRequests(app: FastifyInstance, timeouts: Timeouts): void {
  app.addHook('onRequest', (request, reply, done) => {
    watchBody(request, reply, timeouts)
    done()
  })
}

function watchBody(request: FastifyRequest, reply: FastifyReply, { bodyMs, uploadPauseMs }: Timeouts): void {
  const { raw, headers } = request
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  // A request injected by a test has no connection.
  if (!hasBody || !(raw.socket instanceof Socket)) return
  const isUpload = UPLOAD_TYPES.some((type) => headers['content-type']?.startsWith(type))
  let seen = raw.socket.bytesRead
  const timer = setInterval(
    () => {
      const moved = raw.socket.bytesRead - seen
      seen = raw.socket.bytesRead
      const isAnswered = reply.raw.headersSent
      // Some of the body has arrived and is still to be read: this server is slow, and not the client.
      if (!isAnswered && (raw.complete || raw.readableLength > 0)) return
      if (!isUpload || moved < LEAST_PROGRESS_BYTES) giveUp(request, !isAnswered)
    },
    isUpload ? uploadPauseMs : bodyMs,
  ).unref()
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}

function giveUp({ raw, headers, id, log }: FastifyRequest, isUnanswered: boolean): void {
  log.debug('a request stalled')
  if (isUnanswered) write(raw.socket, 'request_timeout', pickLanguage(headers['accept-language']), id)
  raw.socket.destroySoon()
}

/** Answers a malformed or unfinished request and closes its connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // On a connection that has carried a response, an answer would be taken as part of that response.
  if (socket.writable && socket.bytesWritten === 0) write(socket, codeOf(error), DEFAULT_LANGUAGE, randomUUID())
  socket.destroySoon()
}

function codeOf({ code }: { code?: string }): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'bad_request'
}

/** Bypasses the framework: nothing else is sent on this connection. */
function write(socket: Socket, code: ErrorCode, language: Language, requestId: string): void {
  const { status } = ERRORS[code]
  const body: ErrorBody = { code, message: messagesIn(language).errors[code], requestId }
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
}
