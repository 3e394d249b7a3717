import type { FastifyRequest } from 'fastify'
import { type Language, pickLanguage } from '#shared/languages.ts'
import { type SessionUser, signedInUser } from './session.ts'

/** Returns the user who makes a request, and the language to answer in. */
export function actorOf(request: FastifyRequest): { user: SessionUser; language: Language } {
  return { user: signedInUser(request), language: pickLanguage(request.headers['accept-language']) }
}
