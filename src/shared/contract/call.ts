import type { z } from 'zod'
import type { ErrorCode } from '#shared/errors/codes.ts'

/**
 * Who may make a call at all; the feature's policy decides what they may touch. `premium`: a user with Premium.
 * `admin`: somebody who has unlocked the admin panel.
 */
type Access = 'anyone' | 'user' | 'premium' | 'admin'

/**
 * One call of the API, shared by the server (validation, serialisation, OpenAPI) and the client (types, path). `errors`
 * lists the codes beyond those that every call can end in (validation_failed, unauthorized, internal).
 */
export interface Call {
  method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** In Fastify's form: `/api/voice-notes/:id`. */
  path: string
  access: Access
  summary: string
  tag: string
  status: number
  params?: z.ZodType
  /** Headers that belong to the call, by their names in lower case; others pass as well. */
  headers?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body of a 2xx answer; absent if the answer is not JSON (a file, a stream, nothing). */
  output?: z.ZodType
  /** The content type of an answer that is not JSON, for the API documentation. */
  produces?: string
  /** The content type of a request body that is not JSON. */
  consumes?: string
  errors: readonly ErrorCode[]
}

/** Declares a call and keeps its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
