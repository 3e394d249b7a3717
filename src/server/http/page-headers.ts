import type { FastifyReply } from 'fastify'

/** One page of a list. */
export interface Page {
  /** How many there are on all pages together. */
  total: number
  /** Null on the last page. */
  nextCursor: string | null
}

/**
 * Tells of the pages beside the one that is sent: how many there are of all, and where the next one is.
 * @param query what this page was asked for by; the next one is asked for in the same way
 */
export function setPageHeaders(reply: FastifyReply, path: string, query: object, { total, nextCursor }: Page): void {
  reply.header('x-total-count', total)
  if (nextCursor === null) return
  const given = Object.entries({ ...query, cursor: nextCursor }).filter(([, value]) => value !== undefined)
  const next = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  reply.header('link', `<${path}?${next}>; rel="next"`)
}
