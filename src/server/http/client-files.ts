import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { pickLanguage } from '#shared/languages.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** How better-auth calls the session's cookie under this server's prefix; `__Secure-` stands before it on https. */
const SESSION_COOKIE = 'dictum.session_token='

/**
 * Serves the built client: files named by their content for ever, everything else asked anew, and `index.html` for
 * each path that is a screen. Nothing below /api is a screen. Whoever opens `/` without a session gets the landing page
 * ready to be read, in the language their browser asks for.
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
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url === '/api') throw new AppError('not_found')
    if (request.url.split('?')[0] !== '/') return reply.sendFile('index.html')
    reply.header('vary', 'accept-language, cookie')
    if (request.headers.cookie?.includes(SESSION_COOKIE)) return reply.sendFile('index.html')
    return reply.sendFile(`landing.${pickLanguage(request.headers['accept-language'])}.html`)
  })
}
