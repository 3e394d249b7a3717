import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { pickLanguage } from '#shared/languages.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** better-auth's name for the session cookie with this server's prefix; on https `__Secure-` precedes it. */
const SESSION_COOKIE = 'dictum.session_token='

/**
 * Serves the built client: caches files with a hash in their name for ever, revalidates everything else, and serves
 * `index.html` for each path of a screen. No path below /api or /assets is a screen. Without a session, `/` gets the
 * prerendered landing page in the browser's language.
 */
export async function addClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(join(clientDir, 'index.html'))) {
    app.log.warn('the client is not built; only the API is served')
    return
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  // Another app shares files with the installed one by this POST, which the service worker answers. If there is none
  // yet, nothing is read or stored: the page asks to share again.
  app.post(
    '/received',
    {
      schema: { hide: true },
      config: { anyOrigin: true },
      onRequest: async (_request, reply) => reply.redirect('/received?again', 303),
    },
    () => {},
  )
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url === '/api') throw new AppError('not_found')
    // The file is from an earlier build. Loaded as a script, the page would fail with a misleading error about its type.
    if (request.url.startsWith('/assets/')) {
      reply.header('cache-control', 'no-store')
      throw new AppError('not_found')
    }
    if (request.url.split('?')[0] !== '/') return reply.sendFile('index.html')
    reply.header('vary', 'accept-language, cookie')
    if (request.headers.cookie?.includes(SESSION_COOKIE)) return reply.sendFile('index.html')
    return reply.sendFile(`landing.${pickLanguage(request.headers['accept-language'])}.html`)
  })
}
