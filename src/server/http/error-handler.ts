import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseAway, isConnectionLoss } from '#server/db/connection-loss.ts'
import { AppError } from '#server/errors.ts'
import { fillMessage, messagesIn } from '#server/languages/messages.ts'
import { isDiskFull, noRoom } from '#server/storage/disk-room.ts'
import { isStorageUnavailable, storageAway } from '#server/storage/storage-error.ts'
import type { ErrorBody } from '#shared/contract/error.ts'
import { ERRORS, type ErrorCode } from '#shared/errors/codes.ts'
import { pickLanguage } from '#shared/languages.ts'
import { describeIssue } from './field-problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error code if the call's object does not exist. */
    missing?: ErrorCode
  }
}

/** Our codes for Fastify's own errors. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'file_missing',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Translates all errors into responses: status, code, message in the client's language, request id. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (isLeft(error, request)) {
      request.log.debug('the caller has left')
      return reply.hijack()
    }
    return sendError(toAppError(error, request), request, reply, error)
  })
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not_found'), request, reply))
}

/** Returns whether an operation was aborted because the client has left, which is not a failure. */
function isLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && error instanceof Error && error.name === 'AbortError'
}

/** Handles an address that the router can't parse, such as one with `%zz` in it. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(toAppError(error, request), request, reply, error)
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id names nothing, just like an unknown one.
    if (error.validationContext === 'params') {
      return new AppError(request.routeOptions.config.missing ?? 'not_found', { cause: error })
    }
    const messages = messagesIn(pickLanguage(request.headers['accept-language']))
    const fields: Record<string, string> = {}
    for (const issue of error.validation) {
      const path = issue.instancePath.split('/').filter(Boolean).join('.') || '_'
      fields[path] ??= messages.fields[describeIssue({ code: issue.keyword, message: issue.message, ...issue.params })]
    }
    return new AppError('validation_failed', { fields, cause: error })
  }
  if (isConnectionLoss(error)) return databaseAway(error)
  if (isDiskFull(error)) return noRoom(error)
  if (isStorageUnavailable(error)) return storageAway(error)
  const { code, statusCode } = error as FastifyError
  const known = code === undefined ? undefined : FASTIFY_CODES[code]
  if (known) return new AppError(known, { cause: error })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('bad_request', { cause: error })
  return new AppError('internal', { cause: error })
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply, original?: unknown): FastifyReply {
  const status = ERRORS[error.code].status
  // It is not a failure if the operator has not set up payments.
  if (status >= 500 && error.code !== 'payments_unavailable') {
    request.log.error({ err: original ?? error }, 'a request failed')
  } else request.log.debug({ code: error.code }, 'a request was refused')
  const messages = messagesIn(pickLanguage(request.headers['accept-language']))
  const body: ErrorBody = {
    code: error.code,
    message: fillMessage(messages.errors[error.code], { ...error.values, requestId: request.id }),
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.details ? { details: { ...error.details } } : {}),
    requestId: request.id,
  }
  if (typeof error.values.seconds === 'number') reply.header('retry-after', error.values.seconds)
  return reply.status(status).type('application/json').serializer(JSON.stringify).send(body)
}
