import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a page of any site may make the call. Such a call must neither read nor change anything. */
    anyOrigin?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with our cookie. SameSite cookies stop most of them; a browser that
 * states another origin is always refused. Programs that state none (not browsers) pass.
 */
export function addOriginCheck(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  const isForeign = (request: FastifyRequest): boolean => {
    if (SAFE_METHODS.has(request.method) || !request.headers.origin) return false
    if (request.routeOptions.config.anyOrigin) return false
    const { origin, host } = request.headers
    // The scheme counts: the same host without encryption may be answered by somebody else.
    return origin !== own && origin !== `${request.protocol}://${host}`
  }
  app.addHook('onRequest', (request, _reply, done) =>
    done(isForeign(request) ? new AppError('cross_origin') : undefined),
  )
}
