import type { FastifyReply } from 'fastify'

/** Copies better-auth's cookies to the reply. */
export function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
