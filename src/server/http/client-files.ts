import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Serves the built client: files named by their content for ever, everything else asked anew, and `index.html` for
 * each path that is a screen. Nothing below /api is a screen.
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
    return reply.sendFile('index.html')
  })
}
