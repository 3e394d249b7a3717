import type { FastifyReply } from 'fastify'

/** One page of a list. */
export interface Page {
  /** Number of items on all pages together. */
  total: number
  /** Null on the last page. */
  nextCursor: string | null
}

/**
 * Adds the total number of items and the link to the next page to a response.
 * @param query the query of this page; the next one uses the same apart from the cursor
 */
export function setPageHeaders(reply: FastifyReply, path: string, query: object, { total, nextCursor }: Page): void {
  reply.header('x-total-count', total)
  if (nextCursor === null) return
  const given = Object.entries({ ...query, cursor: nextCursor }).filter(([, value]) => value !== undefined)
  const next = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  reply.header('link', `<${path}?${next}>; rel="next"`)
}
