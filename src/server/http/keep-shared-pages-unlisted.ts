import type { FastifyInstance } from 'fastify'

/** The public page of a shared note, and its calls. */
const SHARED = /^\/(?:api\/)?shared\//

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address opens the note, so it must not reach pages visited from there.
  'referrer-policy': 'no-referrer',
}

/** Keeps shared notes out of caches, search engines and referrers, whatever the response is. */
export function keepSharedPagesUnlisted(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (SHARED.test(decode(request.url))) reply.headers(HEADERS)
    done()
  })
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
