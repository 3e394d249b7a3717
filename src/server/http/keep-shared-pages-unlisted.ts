import type { FastifyInstance } from 'fastify'

/** The public page of a shared note, and its calls. */
const SHARED = /^\/(?:api\/)?shared\//

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address opens the note: it goes to no page that is visited from there.
  'referrer-policy': 'no-referrer',
}

/** Shared notes are kept by no cache, listed by no search engine and named to no other site, whatever the answer is. */
export function keepSharedPagesUnlisted(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (SHARED.test(decode(request.url))) reply.headers(HEADERS)
  })
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
