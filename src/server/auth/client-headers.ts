import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyRequest } from 'fastify'

/** The part of a request by which better-auth opens a session. */
export type SessionRequest = Pick<FastifyRequest, 'ip' | 'headers'>

/** The header from which better-auth reads the client's address. */
export const ADDRESS_HEADER = 'x-dictum-client-address'

/**
 * Returns the headers of a request for a call of better-auth that opens a session. They hold the client's address as
 * trusted proxies report it: by itself, better-auth believes any `X-Forwarded-For`, so a thief could choose the address
 * that the owner sees among the sessions.
 */
export function clientHeaders({ ip, headers }: SessionRequest): Headers {
  const sent = fromNodeHeaders(headers)
  sent.set(ADDRESS_HEADER, ip)
  return sent
}
