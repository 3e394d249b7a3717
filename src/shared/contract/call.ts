import type { z } from 'zod'
import type { ErrorCode } from '#shared/errors/codes.ts'

/**
 * Who may make a call at all; what they may touch is the feature's policy. `premium`: a user with Premium.
 * `admin`: who has unlocked the panel.
 */
type Access = 'anyone' | 'user' | 'premium' | 'admin'

/**
 * One call of the API, shared by the server (validation, serialisation, OpenAPI) and the client (types, path).
 * `errors` are the codes beyond those any call can end in (validation_failed, unauthorized, internal).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Fastify's form: `/api/voice-notes/:id`. */
  path: string
  access: Access
  summary: string
  tag: string
  status: number
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** What a 2xx answer holds; absent where the answer is not JSON (a file, a stream, nothing). */
  output?: z.ZodType
  /** The content type of an answer that is not JSON, for the API's document. */
  produces?: string
  /** The content type of a request's body that is not JSON. */
  consumes?: string
  errors: readonly ErrorCode[]
}

/** Declares a call, keeping its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
