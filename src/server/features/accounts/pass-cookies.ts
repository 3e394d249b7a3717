import type { FastifyReply } from 'fastify'

/** Hands better-auth's cookies on. */
export function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
