import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with our cookie. SameSite cookies stop most of them; a browser that
 * names another origin is refused whatever it sent. Programs that name none (no browser) pass.
 */
export function addOriginCheck(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || !request.headers.origin) return
    const { origin, host } = request.headers
    // The scheme counts: whoever can answer for the same name without encryption is somebody else.
    if (origin !== own && origin !== `${request.protocol}://${host}`) throw new AppError('cross_origin')
  })
}
