import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { AppError } from '#server/errors.ts'
import type { Call } from '#shared/contract/call.ts'
import { errorBodySchema } from '#shared/contract/error.ts'
import { ERRORS } from '#shared/errors/codes.ts'
import { findSession } from './session.ts'

type Part<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends z.ZodType
  ? z.output<C[K]>
  : undefined

/** A handler's input: the request, and its parts as parsed by the contract. */
export interface CallRequest<C extends Call> {
  request: FastifyRequest
  reply: FastifyReply
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  headers: Part<C, 'headers'>
  body: Part<C, 'body'>
}

type Answer<C extends Call> = C['output'] extends z.ZodType ? z.input<C['output']> : unknown

/** Errors that any call may return, besides its own. */
const COMMON_ERRORS = ['validation_failed', 'unavailable', 'internal'] as const

/** Errors for a client without the required access. */
const REFUSALS = {
  anyone: [],
  user: ['unauthorized'],
  premium: ['unauthorized', 'premium_required'],
  admin: ['admin_locked'],
} as const

interface AddCallOptions {
  /** Runs after the session check, before the body is read. */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Returns whether the request comes from an unlocked admin panel. Required for calls with access `admin`. */
  isAdmin?: (request: FastifyRequest) => Promise<boolean>
  /** The largest JSON body in bytes, if it is not the usual one. */
  bodyLimit?: number
}

/**
 * Adds a call of the contract to the application: looks up the session, checks the declared access, validates the input
 * and serialises the output by their schemas, and documents the call in the API's description.
 */
export function addCall<C extends Call>(
  app: FastifyInstance,
  auth: Auth,
  call: C,
  handler: (call: CallRequest<C>) => Promise<Answer<C>>,
  options: AddCallOptions = {},
): void {
  const { isAdmin } = options
  if (call.access === 'admin' && !isAdmin) throw new Error(`${call.method} ${call.path} needs isAdmin`)
  const route: RouteHandlerMethod = async (request, reply) => {
    reply.status(call.status)
    const answer = await handler({
      request,
      reply,
      params: request.params as Part<C, 'params'>,
      query: request.query as Part<C, 'query'>,
      headers: request.headers as Part<C, 'headers'>,
      body: request.body as Part<C, 'body'>,
    })
    if (call.output) return answer
    // The handler has sent a file or stream. `reply.sent` alone is not enough: it is false for a stream that the
    // browser has aborted.
    return reply.sent || reply.raw.headersSent ? reply : reply.send()
  }
  app.route({
    method: call.method,
    url: call.path,
    schema: describe(call),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: {
      missing: call.errors.find((code) => code.endsWith('not_found')) ?? 'not_found',
      // Without this, calls with this method would be missing from the API's description.
      swagger: { exposeHeadRoute: call.method === 'HEAD' },
    },
    onRequest: async (request, reply) => {
      const session = await findSession(auth, request, reply)
      request.user = session?.user ?? null
      request.sessionId = session?.id ?? null
      if ((call.access === 'user' || call.access === 'premium') && !request.user) throw new AppError('unauthorized')
      if (call.access === 'premium' && !request.user?.isPremium) throw new AppError('premium_required')
      if (call.access === 'admin' && !(await isAdmin?.(request))) throw new AppError('admin_locked')
      await options.onRequest?.(request, reply)
    },
    handler: route,
  })
}

function describe(call: Call) {
  const codes = [...COMMON_ERRORS, ...REFUSALS[call.access], ...call.errors]
  const statuses = new Set(codes.map((code) => ERRORS[code].status))
  return {
    summary: call.summary,
    tags: [call.tag],
    description: `Errors: ${codes.join(', ')}.`,
    ...(call.consumes ? { consumes: [call.consumes] } : {}),
    ...(call.produces ? { produces: [call.produces] } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.headers ? { headers: call.headers } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: {
      ...(call.output ? { [call.status]: call.output } : {}),
      ...Object.fromEntries([...statuses].map((status) => [status, errorBodySchema])),
    },
  }
}
